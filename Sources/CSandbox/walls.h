// The walls one by one.
#pragma once

#include "CSandbox.h"

enum viva_wall viva_wall_files(const char *const *paths);
enum viva_wall viva_wall_calls(void);

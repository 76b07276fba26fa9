#include "stratbench_strategy.h"

_Static_assert(sizeof(void *) == 8, "stratbench supports 64-bit platforms");

// A shared library that is no strategy module.
#include "NoEntry.h"

int stratbench_something_else(void) { return 0; }

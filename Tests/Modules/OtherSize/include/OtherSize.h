// The module has no header: the program finds its entry by name.

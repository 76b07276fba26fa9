// A module that is not what it shows when it is asked.

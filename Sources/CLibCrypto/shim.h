#include <string.h>

#include <openssl/evp.h>

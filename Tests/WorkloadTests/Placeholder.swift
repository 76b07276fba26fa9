import Testing

struct Placeholder {}

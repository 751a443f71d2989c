"""The kit: scenarios compiled to vectors, the protocol, and the runner that judges an implementation by them."""

"""Conformance cases: vectors, their permanent names, their requests, and the verdict on the replies to them."""

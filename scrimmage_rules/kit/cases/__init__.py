"""Conformance cases: vectors, permanent names, requests, matchers, and the verdict on the replies to a case."""

"""Executable rulebooks of four games called Scrimmage, and a kit that judges other implementations of them."""

__version__ = "0.3.0"

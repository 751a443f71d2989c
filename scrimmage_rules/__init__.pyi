from scrimmage_rules.library import *  # noqa: F403  (what is listed there, for type checkers)

__version__: str

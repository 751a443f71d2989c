"""The command `scrimmage`: its verbs, their options and help, and everything that it prints."""

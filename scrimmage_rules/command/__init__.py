"""Command line `scrimmage`: verbs, options, help, and all printed output."""

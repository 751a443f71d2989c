"""Passing: the commitment, the throw with its table and deductions, and the interception (9.4, 9.5, 11)."""

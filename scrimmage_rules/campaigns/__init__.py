"""Campaigns: a task such as a random game, run for thousands of seeds on this machine or a cluster,
with saved results.
"""

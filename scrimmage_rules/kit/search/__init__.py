"""Differential search: generated cases until an answer differs from the reference, the smallest such case, and a
drafted scenario.
"""

"""Campaigns: a work, carried out for thousands of seeds on this machine or on a cluster, with records that stay."""

"""The domain of a table: a head and a journal become a live table, commands become new entries.

Everything here is pure: no database, no network, no clock and no luck. Times, secrets and nonces are arguments.
"""

"""Real servers that are killed and cut off while people play: what was acknowledged must never be lost or doubled.

The tests run this for half a minute, `make bench-server` for as long as the promise says.
"""

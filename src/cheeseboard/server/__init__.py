"""The server that people play on."""

"""Real PostgreSQL and Redis servers for the tests, each in a folder and on a port of its own."""

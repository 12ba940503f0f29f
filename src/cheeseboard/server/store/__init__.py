"""The database: what is stored, and how it is asked. Plain functions that take a connection."""

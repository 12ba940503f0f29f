"""The migrations, in a form that Alembic reads."""

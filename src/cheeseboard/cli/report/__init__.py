"""The page that tells what a study has found."""

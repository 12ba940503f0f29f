"""People at many tables, as cheap as they can be made: they load a real server and measure what it does."""

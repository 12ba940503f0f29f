"""The tables that this process has open: moves become durable here, and everybody who looks on learns of them."""

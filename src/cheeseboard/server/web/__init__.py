"""HTTP and sockets: what browsers and other programs speak with the server."""

"""Tables for people in other places: HTTP, WebSocket, and what keeps every game safe."""

"""What the build of the package needs besides its source: Node, and the page."""

"""The protocol's documents and the page's types, made from the models of the messages: `make protocol`."""

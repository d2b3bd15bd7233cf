"""How a study is shown: one HTML file, with plots drawn in it."""

"""Editions as data: a file, checked, becomes the rules of a game and the words for it."""

from casedepart.editions.edition import Edition
from casedepart.editions.errors import EditionError
from casedepart.editions.load import comes_with_the_package, load
from casedepart.editions.sources import catalogue
from casedepart.editions.spec import GameSpec, every_spec

__all__ = ["Edition", "EditionError", "GameSpec", "catalogue", "comes_with_the_package", "every_spec", "load"]

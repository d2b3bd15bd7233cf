# Rents that would be lost, and those that were.

claims-left = { $who } rolls in
claims-first = { $sum ->
    [none] Claim the rent from { $who } first?
   *[other] Claim { $sum } from { $who } first?
}
claims-first-why = It’s lost once the dice are rolled.
claims-roll = Roll anyway
claims-lapsed = { $sum ->
    [none] You missed the rent from { $who } for { $square }. It wasn’t claimed in time.
   *[other] You missed { $sum } rent from { $who } for { $square }. It wasn’t claimed in time.
}
claims-close = OK

# Rents that would be lost, and those that were.

claims-left = { $who } rolls in
claims-first = { $sum ->
    [none] Claim the rent from { $who } first?
   *[other] Claim { $sum } from { $who } first?
}
claims-first-why = It lapses when the dice are rolled.
claims-roll = Roll without it
claims-lapsed = { $sum ->
    [none] The rent of { $who } for { $square } has lapsed: it was not claimed before the next roll.
   *[other] { $sum } of rent from { $who } for { $square } have lapsed: they were not claimed before the next roll.
}
claims-from-now = Claim for me from now on
claims-close = I see

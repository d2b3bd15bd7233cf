# Les loyers qu’on va perdre, et ceux qu’on a perdus.

claims-left = { $who } lance les dés dans
claims-first = { $sum ->
    [none] Réclamer d’abord le loyer à { $who } ?
   *[other] Réclamer d’abord { $sum } à { $who } ?
}
claims-first-why = Une fois les dés lancés, il sera trop tard.
claims-roll = Lancer sans réclamer
claims-lapsed = { $sum ->
    [none] Loyer perdu : { $who } devait un loyer pour { $square }, et personne ne l’a réclamé à temps.
   *[other] Loyer perdu : { $who } devait { $sum } pour { $square }, et personne ne l’a réclamé à temps.
}
claims-close = J’ai compris

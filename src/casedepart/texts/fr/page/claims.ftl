# Les loyers qu’on va perdre, et ceux qu’on a perdus.

claims-left = { $who } lance les dés dans
claims-first = { $sum ->
    [none] Réclamer d’abord le loyer à { $who } ?
   *[other] Réclamer d’abord { $sum } à { $who } ?
}
claims-first-why = Une fois les dés lancés, il sera trop tard.
claims-roll = Lancer sans réclamer
claims-lapsed = { $sum ->
    [none] Loyer perdu : celui de { $who } pour { $square } n’a pas été réclamé avant le lancer suivant.
   *[other] Loyer perdu : les { $sum } de { $who } pour { $square } n’ont pas été réclamés avant le lancer suivant.
}
claims-from-now = Réclamer pour moi désormais
claims-close = J’ai compris

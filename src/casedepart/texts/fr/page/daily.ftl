# La position du jour.

daily-title = La position du jour
daily-what = « Qu’offririez-vous ? » Une position par jour, la même pour tous.
daily-working = Des robots continuent la position du jour…
daily-you = Vous
daily-turn = À vous de jouer
daily-question = C’est à vous. Qu’offririez-vous ?
daily-none = Ne rien offrir
daily-yours = Votre choix
daily-best = Le meilleur selon les parties
daily-shrewd = Ce que le robot a offert
daily-taken = { $taken ->
    [yes] L’autre accepte.
   *[no] L’autre refuse : c’est comme n’avoir rien offert.
}
daily-grade = { $grade ->
    [3] Aussi bon que le meilleur, autant que l’on puisse en juger.
    [2] Un peu moins bon que le meilleur.
   *[1] Nettement moins bon que le meilleur.
}
daily-row = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
daily-share = À partager, sans rien dévoiler
daily-line = Case Départ, { $date } : { $stars }, { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}.
daily-how = Une position d’une partie entre robots, tirée selon la date. Des robots l’ont continuée { $n } fois pour chaque issue possible, avec les mêmes dés ; dans 19 cas sur 20, la vraie chance se trouve entre − et + cet écart. Les gens jouent autrement que les robots. Vos réponses restent dans ce navigateur.

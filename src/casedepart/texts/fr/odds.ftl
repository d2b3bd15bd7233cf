# Ce que montre `odds`.

odds-playing = parties jouées
odds-title = Chances de victoire, d’après { $playouts ->
    [one] { $playouts } fin de partie
   *[other] { $playouts } fins de partie
}
odds-player = joueur
odds-chance = chance
odds-interval = intervalle à 95 %
odds-answers = { $player } : chances après chaque réponse
odds-answer = réponse
odds-difference = écart
odds-played = jouée
odds-no-choice = { $player } n’a pas de choix à présent.
odds-rounds = { $rounds ->
    [one] Après un tour de table, les chances apprises ont dit le reste : les intervalles comprennent le hasard des dés, et l’erreur de ces chances telle qu’on l’a mesurée.
   *[other] Après { $rounds } tours de table, les chances apprises ont dit le reste : les intervalles comprennent le hasard des dés, et l’erreur de ces chances telle qu’on l’a mesurée.
}
odds-made = Jouées par des robots ({ $bots }), graine { $seed } : des personnes peuvent faire mieux ou moins bien.
odds-cut-off = { $cut ->
    [one] Une fin de partie a été arrêtée après { $turns } tours de plus et comptée à la fortune.
   *[other] { $cut } fins de partie ont été arrêtées après { $turns } tours de plus et comptées à la fortune.
}
odds-timed = Une partie à durée limitée : le temps est écoulé au tour { $turn }.
odds-same-dice = Les réponses sont comparées avec les mêmes dés : ce qui compte est l’écart avec la meilleure, pris dans les fins de partie que les deux ont en commun. Ce qui paraît tôt moins bon est joué moins souvent, et ses intervalles sont plus larges.

review-title = Chances de victoire au fil de la partie, avec intervalles à 95 %
review-answer = réponse
review-turn = tour
review-axis = chance de gagner, pour cent
review-turned = La partie a basculé { $count ->
    [0] au tour { $turn }
    [one] au tour { $turn }
   *[other] entre les tours { $turn } et { $later }
} (à partir de la réponse { $answer }) : pour { $player }, la chance de gagner est passée de { $before } à { $after } (écart de { $interval } points).
review-maybe = Pour { $player }, la chance de gagner a le plus monté { $count ->
    [0] au tour { $turn }
    [one] au tour { $turn }
   *[other] entre les tours { $turn } et { $later }
} (à partir de la réponse { $answer }), de { $before } à { $after } ; c’est peut-être un hasard (écart de { $interval } points).
review-unseen = Aucun tour ne se détache : là où, pour { $player }, la chance de gagner semblait le plus monter (à partir de la réponse { $answer }, tour { $turn }), elle est passée de { $before } à { $after } une fois rejouée (écart de { $interval } points).
review-turning = tournant
review-offered = { $said } : { $offer }
review-trades = Échanges : ce qu’un oui plutôt qu’un non change à chaque chance, en points, avec intervalles à 95 %
review-trade = échange
review-accepted = accepté
review-refused = refusé
review-left-out = { $count ->
    [one] Une autre offre refusée n’a pas été pesée.
   *[other] { $count } autres offres refusées n’ont pas été pesées.
}
review-made = Fins de partie en tout : { $playouts }, jouées par des robots ({ $bots }) : des personnes peuvent faire mieux ou moins bien.

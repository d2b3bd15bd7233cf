# Ce que montrent `tournament` et `compare`.

tournament-bot = robot
tournament-seats = places
tournament-won = gagné par place
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-place = rang moyen
tournament-fair = Une part égale est de { $share } : c’est le trait dans les barres. Une barre est grise d’un bout à l’autre de son intervalle.
tournament-arranged = Places tournantes : { $round ->
    [one] il n’y a qu’une disposition.
   *[other] chaque manche compte { $round } parties avec les mêmes dés, une pour chaque disposition des robots.
}
tournament-rotated = Places tournantes : chaque manche compte { $round } parties avec les mêmes dés, chaque robot une fois à chaque place.
tournament-uneven = La dernière manche n’est pas complète : un multiple de { $round } parties la rend égale.
tournament-capped = { $capped ->
    [0] Aucune partie n’a été arrêtée.
    [one] Une partie a été arrêtée à { $turns } tours : personne ne l’a gagnée.
   *[other] { $capped } parties ont été arrêtées à { $turns } tours : personne ne les a gagnées.
}
tournament-scale = Les cotes viennent de tous les rangs d’arrivée. Finir devant un autre avec dix fois plus de chances vaut 400 points ; { $anchor ->
    [mean] la moyenne est de 1500.
   *[other] { $anchor } a 1500.
}
tournament-axis = gagné par place, en pour cent
tournament-line = une part égale
tournament-saved = Le graphique est dans { $file }.

compare-title = { $games } parties de chaque, avec les mêmes dés, graine { $seed }
compare-figure = mesure
compare-difference = B − A
compare-interval = intervalle à 95 %
compare-verdict = verdict
compare-reach = { $low } à { $high }
compare-a = A : { $what }
compare-b = B : { $what }
compare-turns = tours
compare-capped = arrêtées à { $turns } tours
compare-trades = échanges
compare-bankruptcies = faillites
compare-winner-worth = fortune du gagnant
compare-order-wins = victoires, joueur { $place }
compare-seat-wins = victoires, place { $place } ({ $bots })
compare-order = Le joueur 1 est celui qui a joué le premier ; les autres suivent dans l’ordre du jeu.
compare-more = plus
compare-less = moins
compare-perhaps = peut-être
compare-noise = bruit
compare-found = { $count ->
    [0] Rien ne diffère plus que le hasard ne le fait.
    [one] Une mesure diffère plus que le hasard ne le fait : { $figures }.
   *[other] { $count } mesures diffèrent plus que le hasard ne le fait : { $figures }.
}
compare-unsure = { $count ->
    [one] Une mesure est incertaine ({ $figures }) : seule, elle compterait ; parmi { $all } mesures, ce peut être le hasard.
   *[other] { $count } mesures sont incertaines ({ $figures }) : seules, elles compteraient ; parmi { $all } mesures, ce peut être le hasard.
}
compare-corrected = Plus on regarde de mesures, plus il en diffère par hasard : les verdicts tiennent compte des { $all } (Holm), si bien que le hasard seul en fausse au plus une comparaison sur vingt. Les intervalles sont ceux de chaque mesure prise seule.
compare-dice = Partie par partie, les deux ont les mêmes lancers et les mêmes cartes dans le même ordre, tant qu’elles demandent la même chose. { $alike ->
    [0] Aucune partie ne s’est déroulée à l’identique jusqu’au bout.
    [one] Une partie s’est déroulée à l’identique jusqu’au bout.
   *[other] { $alike } parties se sont déroulées à l’identique jusqu’au bout.
}

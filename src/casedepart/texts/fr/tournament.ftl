# Ce que montrent `tournament`, `compare` et `sweep`.

tournament-bot = robot
tournament-seats = places
tournament-won = gagné par place
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-implied = selon la cote
tournament-fits = Les deuxièmes places suivent les mêmes forces (χ² = { $square }, { $degrees } degrés de liberté, p { $p }).
tournament-misfit = Attention : les deuxièmes places ne suivent pas les forces que montrent les victoires (χ² = { $square }, { $degrees } degrés de liberté, p { $p }). Une cote se lit comme une chance de gagner, non comme un classement de tous.
tournament-place = rang moyen
tournament-fair = Une part égale est de { $share } : c’est le trait dans les barres. Une barre est grise d’un bout à l’autre de son intervalle.
tournament-arranged = Places tournantes : { $round ->
    [one] il n’y a qu’une disposition.
   *[other] chaque manche compte { $round } parties avec les mêmes dés, une pour chaque disposition des robots.
}
tournament-rotated = Places tournantes : chaque manche compte { $round } parties avec les mêmes dés, chaque robot une fois à chaque place.
tournament-uneven = La dernière manche n’est pas complète : un multiple de { $round } parties la rend égale.
tournament-capped = { $capped ->
    [0] Aucune partie n’a été arrêtée.
    [one] Une partie a été arrêtée à { $turns } tours : personne ne l’a gagnée.
   *[other] { $capped } parties ont été arrêtées à { $turns } tours : personne ne les a gagnées.
}
tournament-scale = Les cotes viennent des victoires : dix fois plus de chances de gagner vaut 400 points ; { $anchor ->
    [mean] la moyenne est de 1500.
   *[other] { $anchor } a 1500.
}
tournament-axis = gagné par place, en pour cent
tournament-line = une part égale
tournament-saved = Le graphique est dans { $file }.

compare-title = Parties de chaque : { $games }, avec les mêmes dés, graine { $seed }
compare-figure = mesure
compare-difference = B − A
compare-interval = intervalle à 95 %
compare-verdict = verdict
compare-reach = { $low } à { $high }
compare-a = A : { $what }
compare-b = B : { $what }
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
    [one] Une mesure diffère plus que le hasard ne le fait : { $figures }.
   *[other] { $count } mesures diffèrent plus que le hasard ne le fait : { $figures }.
}
compare-unsure = { $count ->
    [one] Une mesure est incertaine ({ $figures }) : seule, elle compterait ; parmi { $all } mesures, ce peut être le hasard.
   *[other] { $count } mesures sont incertaines ({ $figures }) : seules, elles compteraient ; parmi { $all } mesures, ce peut être le hasard.
}
compare-corrected = Plus on regarde de mesures, plus il en diffère par hasard : les verdicts tiennent compte des { $all } (Holm), si bien que le hasard seul en fausse au plus une comparaison sur vingt. Les intervalles sont ceux de chaque mesure prise seule.
compare-dice = Partie par partie, les deux ont les mêmes lancers et les mêmes cartes dans le même ordre, tant qu’elles demandent la même chose. { $alike ->
    [0] Aucune partie ne s’est déroulée à l’identique jusqu’au bout.
    [one] Une partie s’est déroulée à l’identique jusqu’au bout.
   *[other] { $alike } parties se sont déroulées à l’identique jusqu’au bout.
}
compare-axis = différence, en pour cent de A

sweep-difference = différence (intervalle à 95 %)
sweep-dice = Toutes les valeurs sont jouées avec les mêmes dés ; les différences sont avec { $first }, partie par partie.
sweep-length = tours
sweep-capped = arrêtées
sweep-trades = échanges
sweep-bankruptcies = faillites
sweep-winner-worth = fortune du gagnant
sweep-first-to-play = le premier joueur gagne
sweep-last-to-play = le dernier joueur gagne
sweep-renamed = La mesure { $old } s’appelle maintenant { $new } : l’ancien nom disparaîtra à la prochaine version.

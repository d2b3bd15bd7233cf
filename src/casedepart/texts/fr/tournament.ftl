# Ce que montrent `tournament` et `compare`.

tournament-title = { $edition }, { $mode } : { $games } parties, graine { $seed }
tournament-bot = bot
tournament-seats = places
tournament-won = gagné par place
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-place = rang moyen
compare-reach = { $low } à { $high }
tournament-fair = Une part égale est de { $share } : c’est le trait dans les barres. Une barre est grise d’un bout à l’autre de son intervalle.
tournament-arranged = Places tournantes : { $round ->
    [one] il n’y a qu’une disposition.
   *[other] chaque manche compte { $round } parties avec les mêmes dés, une pour chaque disposition des bots.
}
tournament-rotated = Places tournantes : chaque manche compte { $round } parties avec les mêmes dés, chaque bot une fois à chaque place.
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
tournament-saved = Le graphique est dans { $file }.

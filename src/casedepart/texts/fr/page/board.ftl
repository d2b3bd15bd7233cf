# Le plateau et les titres de propriété.

board-name = Plateau { $edition }
board-help = Les flèches font le tour du plateau, Entrée ouvre une case.
board-semicolon = { " ; " }
board-free = libre, { $price }
board-owned = à { $owner }
board-houses = { $n ->
    [one] 1 { $house }
   *[other] { $n } { $houses }
}
board-hotel = 1 { $hotel }
board-mortgaged = hypothèque
board-rent = loyer actuel { $amount }
board-rent-dice = loyer actuel : { $times } fois les dés
board-takes = à payer : { $amount }
board-strength = force { $n }
board-here = sur la case : { $players }
board-locked = en prison : { $players }
board-trapped = { $who } (au piège)
board-figure = { $who } ({ $figure })
board-dice = Les dés : { $first } et { $second }
board-dice-third = Les dés : { $first }, { $second } et { $third }
board-pot = { $amount } s’y trouvent
board-zoom-in = Voir de près
board-zoom-out = Voir tout le plateau
board-card-of = { $who } a tiré :

## The stage in the middle

board-turn-of = À { $who } de jouer
board-printed-price = prix imprimé : { $price }
board-hammer-in = { $n } s
board-hammer-once = Une fois…
board-hammer-twice = Deux fois…
board-hammer-gone = Adjugé !
board-no-bid = aucune enchère
board-duel-won = { $who } l’emporte.
board-duel-kept = { $who } la garde.
board-deal-gives = { $who } donne
board-last-lap = Dernier tour : on s’arrête à la case Départ
board-is-figure = { $who } est { $figure } et encaisse

## A square is chosen on the board

board-help-pick = Les flèches parcourent les cases que l’on peut choisir, Entrée en choisit une : { $what }.
board-choosable = { $square } ; à choisir : { $what }
board-rent-change = loyer { $before } → { $after }
board-pick-end = Terminé
board-pick-tap = Touchez une case.
board-pick-back = Revenir

## Le titre de propriété

board-deed-title = Titre de propriété
board-deed-square = Case du plateau
board-deed-owner = Propriétaire
board-deed-nobody = la banque (libre)
board-deed-price = Prix
board-deed-rents = Loyers
board-deed-now = en ce moment
board-deed-bare = Terrain nu
board-deed-whole = Terrain nu, groupe complet
board-deed-one-of = Avec { $n ->
    [one] 1 { $station }
   *[other] { $n } { $stations }
}
board-deed-building = Construire (1 { $house } ou 1 { $hotel })
board-deed-mortgage = Valeur d’hypothèque
board-deed-is-mortgaged = Propriété hypothéquée : aucun loyer n’est dû.
board-deed-rent-now = Loyer en ce moment
board-deed-dice = { $times } fois les dés
board-deed-strength = Force au combat
board-deed-badge = Jeton du groupe complet
board-deed-group = Le groupe
board-deed-of-kind = De la même sorte
board-deed-here = Sur la case
board-deed-ours = Notre nom : aucun livret ne le donne.
board-deed-utility = Le loyer est { $times_one } fois les dés avec 1 titre de cette sorte, { $times_both } fois avec les deux.
board-deed-go = Si vous y arrivez ou la dépassez, vous touchez { $salary }.
board-deed-jail = En simple visite, il ne se passe rien. On sort de prison par un double, une carte ou { $fine }.
board-deed-parking = Il ne s’y passe rien : une pause.
board-deed-parking-coin = Volez 1 pièce à un autre joueur qui en a.
board-deed-go-to-jail = Allez en prison tout droit, sans toucher { $salary }.
board-deed-takes = Payez { $amount } à la banque.
board-deed-draws = Tirez une carte { $deck } et faites ce qu’elle dit.

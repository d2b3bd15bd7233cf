# Ce que coûtent les règles maison : dans `casedepart rules`, sur la page et dans l’étude des règles maison.

price-none = aucun changement entre nos robots
price-line = { $length } ; { $ending } ; { $first }
price-longer = environ { $minutes } min de plus ({ $reach })
price-shorter = environ { $minutes } min de moins ({ $reach })
price-same = à peu près aussi long ({ $reach } min)
price-same-exactly = aussi long
price-reach = { $low } à { $high }
price-all-end = toutes les parties ont fini
price-capped = { $share } ({ $reach }) des parties ne finissent pas, { $printed } selon le livret
price-first = le premier joueur gagne { $share } ({ $reach }), { $printed } selon le livret
price-first-same = le premier joueur gagne à peu près aussi souvent ({ $share }, { $printed } selon le livret)
price-in-full = Son prix : { $price }.
price-measured = Mesuré entre { $players } robots ({ $bots }) sur { $games } paires de parties aux mêmes dés, { $edition }, à { $seconds } secondes par tour. Entre parenthèses : intervalles à 95 %. Une partie ne finit pas quand elle n’est pas finie après { $turns } tours.
price-agreed = la partie dure ce que vous avez convenu
price-list-note = À côté de chacune : ce qu’elle change dans une partie complète à { $players } personnes, mesuré sur { $games } paires de parties entre robots aux mêmes dés, à { $seconds } secondes par tour. Entre parenthèses : intervalles à 95 %.

house-count = { $n ->
    [0] Aucune règle maison
    [one] Une règle maison
   *[other] { $n } règles maison
}
house-line = { $count } ; { $price }
house-line-pending = { $count } ; le prix est en cours de mesure…
house-line-about = { $count } ; { $price }, d’après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de parties pour l’instant
house-line-timed = { $count } ; la partie dure ce que vous avez convenu
house-yes = oui
house-no = non
house-number = { $label } : { $n }
house-longer = environ { $n ->
    [one] une minute
   *[other] { $minutes } minutes
} de plus
house-shorter = environ { $n ->
    [one] une minute
   *[other] { $minutes } minutes
} de moins
house-same = à peu près aussi long

number-pot_begins = Dans la cagnotte au départ
number-pot_refill = Remis chaque fois dans la cagnotte
number-speed_cash = Argent en plus au départ
number-start_cash = Argent de départ
number-go_salary = Le salaire
number-go_times = Combien de fois le salaire
number-jail_fine = L’amende
number-snake_eyes = La prime
number-deeds = Titres pour chacun
number-deeds_paid = Chacun en paie le prix
number-first_bid = La première enchère
number-minutes = Minutes jusqu’au compte
number-turn_limit = Tours de chaque joueur

study-house-title = Ce que coûtent les règles maison
study-house-lead = Fait par `{ $command }` : { $games } paires de parties de chaque règle maison avec ses nombres habituels, à côté des règles imprimées aux mêmes dés, { $players } joueurs, tous `{ $bots }`, graine { $seed }, version { $version }, règles `{ $rules }`. Les minutes sont des tours de { $seconds } secondes. Une partie ne finit pas quand elle n’est pas finie après { $turns } tours ; avec une limite de temps (H26), celui-ci est écoulé après { $timed } tours. Les chiffres entre parenthèses sont des intervalles à 95 % : pour le changement de la médiane par un bootstrap apparié, pour les parts d’après Wilson, pour leurs changements paire par paire.
study-house-most = Ce qui allonge le plus une partie est { $rule } ({ $number }) : dans { $edition }, la partie médiane dure { $minutes } minutes de plus ({ $turns } tours).
study-house-close = { $rule } ({ $number }) l’allonge peut-être autant : leurs intervalles se recouvrent.
study-house-most-none = Aucune règle maison n’allonge une partie plus que ne le ferait le hasard.
study-house-least = Ce qui la raccourcit le plus est { $rule } ({ $number }) : de { $minutes } minutes.
study-house-endless = C’est avec { $rule } ({ $number }) que le plus de parties n’y finissent pas : { $share }, et { $printed } selon le livret.
study-house-printed = Selon le livret, la partie médiane a { $turns } tours, { $capped } des parties ne finissent pas, et le premier joueur gagne { $first }.
study-house-rule = Règle maison
study-house-minutes = Minutes, médiane
study-house-turns = Tours, médiane
study-house-capped = Ne finissent pas
study-house-capped-change = Changement, points
study-house-first = Le premier joueur gagne
study-house-first-change = Changement, points
study-house-picture = Changement de la durée médiane par règle maison, avec intervalles à 95 %
study-house-axis = minutes de plus dans la partie médiane
study-house-not-all = Là où un règlement n’a pas de place pour une règle, sa ligne manque. En gras : les changements qui dépassent le hasard parmi tous ceux qui ont été mesurés ici (Bonferroni) ; les autres peuvent n’être que du bruit.

# Pourquoi un robot répond ainsi, dans le journal et à côté d’un conseil.
# $square, $group, $player : ce dont il s’agit ; $n, $m : des nombres ; $amount, $second : les mêmes en argent.

reason-own-way = à sa façon
reason-any = une réponse permise, au hasard

## Le tour

reason-roll = rien d’autre ne presse
reason-end = plus rien à faire ce tour-ci
reason-keeps-back = garde { $amount } en réserve : un arrêt chez { $player }, sur { $square }, coûterait { $second }
reason-leave-jail = il reste de quoi acheter : { $n ->
        [one] { $n } propriété
       *[other] { $n } propriétés
    }
reason-leave-jail-safe = il y a peu à craindre dehors
reason-leave-jail-rents = en prison, aucun loyer n’est dû
reason-leave-jail-windfall = { $amount } attendent sur { $square }
reason-stay-in-jail = la prison est un abri, à présent
reason-save-fine = un double épargnerait l’amende de { $amount }

## Les achats

reason-buy = vaut environ { $amount } ici, pour { $second }
reason-buy-denies = pour que personne d’autre ne l’ait à moindre prix
reason-buy-completes = complète le groupe « { $group } »
reason-buy-blocks = empêche { $player } de compléter le groupe « { $group } »
reason-buy-nearer = un titre de plus dans le groupe « { $group } »
reason-cash-short = { $amount } en main ne suffisent pas pour { $second }
reason-not-now = l’achat ne paierait pas maintenant
reason-ends-ahead = la dernière propriété met fin à la partie, et c’est le moment d’en profiter
reason-ends-behind = la dernière propriété mettrait fin à la partie, et d’autres sont devant
reason-bid = jusqu’à { $amount } pour { $square }
reason-pass = pas plus de { $amount } pour { $square }
reason-pass-cash = { $amount } en main ne permettent pas une enchère de { $second }
reason-bid-building = les bâtiments sont rares, et { $amount } restent en réserve
reason-pass-building = il faut garder { $amount } en réserve
reason-contest = { $player } n’aura pas les derniers bâtiments sans combattre
reason-no-contest = il faut garder { $amount } en réserve
reason-decline = cela ne paierait pas

## L’argent

reason-settle = les { $amount } sont réunis
reason-raise = il faut { $amount }, et c’est ce qui manquera le moins
reason-bankrupt = il manque { $amount }, et il n’y a plus rien à vendre
reason-raise-last-lap = seul l’argent compte après le dernier tour
reason-raise-to-buy = mieux vaut garder l’argent pour { $square }
reason-raise-to-build = bâtir rapporte davantage
reason-build = le prochain bâtiment ajoute ici { $amount } au loyer
reason-redeem = le loyer revient
reason-redeem-all = moins cher maintenant que plus tard, et les loyers reviennent
reason-keep = lever l’hypothèque peut attendre
reason-claim = un loyer de { $amount }

## Les échanges

reason-offer-both = un groupe complet pour chacun
reason-offer-group = cela complète le groupe « { $group } »
reason-offer-sell = un bon prix pour le groupe « { $group } »
reason-offer-nearer = un pas vers le groupe « { $group } »
reason-offer-stations = les loyers croissent avec leur nombre : cela en ferait { $n }
reason-offer-money = de l’argent contre ce qui sert moins
reason-offer-worth = de part et d’autre, ce qui est reçu vaut plus que ce qui est donné
reason-accept-both = un groupe complet pour chacun, et un gain d’environ { $amount }
reason-accept-group = cela complète le groupe « { $group } »
reason-accept = vaut environ { $amount } de plus que son prix
reason-reject-loss = laisserait environ { $amount } de moins, loyers à venir compris
reason-reject-idle = cela ne changerait presque rien
reason-reject-little = { $player } y gagnerait environ { $second }, pour seulement { $amount } ici
reason-reject-ahead = { $player } a de l’avance et y gagnerait aussi environ { $second } : { $amount } ne suffisent pas
reason-reject-leader = { $player } a déjà une grande avance et compléterait un groupe
reason-reject-gift = ce serait donner à { $player } un groupe trop bon marché
reason-reject-below-bank = la banque en donne davantage
reason-reject-last-deed = cela compléterait un groupe pour { $player }, et les loyers à venir coûteraient plus cher
reason-reject-cheap = c’est au-dessous du prix imprimé
reason-reject-dear = c’est payer plus d’une fois et demie le prix, sans rien compléter
reason-reject-rules = les règles ne le permettent pas en l’état
reason-price-named = c’est le prix annoncé
reason-counter = la même chose, à un prix plus juste

## Ce qu’ajoutent certaines éditions

reason-fight = { $n } % de chances de gagner { $square }
reason-no-fight = seulement { $n } % de chances de gagner
reason-power = c’est sur { $square } que le pouvoir sert le mieux
reason-power-money = le pouvoir rapporte de l’argent
reason-figure = la figurine renverse les loyers
reason-move-to = meilleure case où s’arrêter : { $square }
reason-steal = le plus précieux : { $square }, environ { $amount }
reason-send = { $player } possède le plus : { $amount }
reason-rob = { $player } détient le plus de pièces
reason-pay-or-draw = cela coûte le moins

## Le maître

reason-master-offers = ses chances de gagner passeraient de { $n } à { $m } %
reason-master-accepts = ses chances de gagner passent de { $n } à { $m } %
reason-master-refuses = ses chances de gagner tomberaient de { $n } à { $m } %
reason-master-builds = ses chances de gagner passent de { $n } à { $m } % avec ce qu’il construit à ce tour

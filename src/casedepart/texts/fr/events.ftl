# Ce qui est arrivé, une phrase par sorte d’événement, pour le journal et le récit d’une partie.
# $who, $other : des joueurs ; $payee : bank ou player ; $square, $from : des cases ; $place : square ou none ;
# $n : le nombre de l’événement, $amount : le même en argent ; $why : la clé d’une raison.

log-reason = { $sentence } ({ $reason }){ $stop }
log-rule = { $sentence } [{ $rule }]
bank-name = la banque
payee = { $payee ->
    [bank] la banque
   *[player] { $other }
}
for-square = { $place ->
    [none] { "" }
   *[square] { " " }pour { $square }
}

## Le tour

event-begins = { $who } commence.
event-turn = C’est à { $who } de jouer.
event-skipped = Sous le piège, { $who } passe son tour.
event-rolled = { $who } lance { $first } et { $second }{ $double ->
        [yes] { "\u00A0" }: un double !
       *[no] .
    }
event-moved = { $who } va sur { $square } (depuis { $from }).
event-drew = { $who } tire une carte { $deck } : « { $card } »
event-card-returned = La carte « Vous êtes libéré de prison » de { $who } va sous le paquet { $deck }.
event-card-given = { $other } remet à { $who } la carte « Vous êtes libéré de prison » du paquet { $deck }.
event-time-up = Le temps est écoulé.

## L’argent

event-paid = { $who } paie { $amount } à { payee }{ for-square }.
event-received = { $who } touche { $amount } de la banque{ for-square }.
event-owes = { $who } doit { $amount } à { payee }{ for-square } et doit réunir la somme.
event-rent-due = { $other } peut réclamer { $n ->
        [0] un loyer, selon les dés,
       *[other] { $amount }
    } à { $who }{ for-square }.
event-lapsed = Trop tard pour { $other } : { $who } ne doit plus de loyer{ for-square }.
event-no-rent = { $who } ne doit pas de loyer à { $other }{ for-square }.
event-claimed = { $who } réclame le loyer à { $other }{ for-square }.

## Les propriétés

event-bought = { $n ->
        [0] { $square } est maintenant à { $who }, sans rien payer.
       *[other] { $square } est maintenant à { $who }, pour { $amount }.
    }
event-declined = { $who } refuse{ $place ->
        [none] .
       *[square] { " " }{ $square }.
    }
event-cleared = Les bâtiments de { $who } sur { $square } retournent à la banque.
event-dealt = { $who } reçoit { $square } à la distribution.
event-took = { $square } quitte { payee } pour { $who }.
event-mortgaged = { $who } hypothèque { $square } pour { $amount }.
event-redeemed = { $who } lève l’hypothèque ({ $square }) pour { $amount }.
event-kept = { $who } garde l’hypothèque ({ $square }).

## Enchères et bâtiments

event-auction = { $why ->
        [house] Aux enchères : 1 { $house }, à partir de { $amount }.
        [hotel] Aux enchères : 1 { $hotel }, à partir de { $amount }.
       *[deed] Aux enchères : { $square }, à partir de { $amount }.
    }
event-bid = { $who } offre { $amount }.
event-passed = { $who } quitte la vente.
event-unsold = Personne n’enchérit{ for-square }.
event-contested = { $who } veut aussi ce bâtiment.
event-built = { $n ->
        [5] { $who } construit sur { $square } : 1 { $hotel }.
       *[other] { $who } construit sur { $square } ({ $houses } : { $n }).
    }
event-sold = { $n ->
        [0] { $who } vend sur { $square } : il n’y reste aucun bâtiment.
       *[other] { $who } vend sur { $square } (reste en { $houses } : { $n }).
    }

## Les échanges

event-offered = { $who } fait une offre à { $other }.
event-traded = { $who } et { $other } échangent.
event-rejected = { $who } refuse l’offre faite par { $other }.
event-offer-lapsed = L’offre faite par { $who } tombe.

## La prison

event-jailed = { $who } va en prison.
event-freed = { $who } sort de prison.
event-stayed = Pas de double : { $who } reste en prison ({ $n ->
    [1] 1ᵉʳ
   *[other] { $n }ᵉ
    } essai sur { $jail_tries }).

## La faillite et la fin

event-bankrupt = { $who } fait faillite, envers { payee }.
event-last-lap = Toutes les propriétés ont trouvé preneur : le dernier tour de plateau commence !
event-home = { $who } arrive sur la case Départ et y reste.
event-counted = { $who } possède { $amount } en tout.
event-won = { $who } gagne !

## Combat, pouvoirs, pièces, M. Monopoly

event-fought = { $why ->
        [won] { $who } attaque { $square } avec { $n } et gagne !
       *[lost] { $who } attaque { $square } avec { $n } et perd.
    }
event-coin = { $payee ->
        [bank] { $who } prend une pièce à la banque.
       *[player] { $who } prend une pièce à { $other }.
    }
event-coin-lost = { $other } prend une pièce à { $who } et la rend à la banque.
event-figure = { $who } devient M. Monopoly !
event-trapped = { $other } piège { $who }.
event-released = { $who } peut de nouveau avancer.

## La boîte sur la table

event-described = { $who } tire une carte { $deck } : { $why ->
        [advance] avancer jusqu’à { $square }
        [back] reculer
        [back-to] retourner à { $square }
        [jail] aller en prison
        [keep] sortir de prison, à garder
        [collect] recevoir de la banque
        [pay] payer à la banque
        [collect-each] recevoir de chaque joueur
        [pay-each] payer chaque joueur
        [repairs] payer par { $house } et par { $hotel }
        [nearest-station] avancer jusqu’à la case suivante de ce genre ({ $station })
        [nearest-utility] avancer jusqu’à la case suivante de ce genre ({ $utility })
        [pay-or-draw] payer, ou tirer de l’autre paquet
        [coin] prendre une pièce à la banque
       *[other] { $why }
    }
event-corrected = { $why ->
        [cash-is] Corrigé : { $who } a { $amount }.
        [stands-at] Corrigé : { $who } se trouve sur { $square }.
        [is-jailed] Corrigé : { $who } est en prison.
        [is-free] Corrigé : { $who } n’est pas en prison.
        [holds-card] Corrigé : { $who } tient une carte « sortez de prison ».
        [holds-no-card] Corrigé : { $who } ne tient plus de carte « sortez de prison ».
        [is-home] Corrigé : { $who } est au but.
        [is-not-home] Corrigé : { $who } n’est pas au but.
        [owns] Corrigé : { $square } appartient à { $who }.
        [is-mortgaged] Corrigé : hypothèque sur { $square }.
        [is-redeemed] Corrigé : pas d’hypothèque sur { $square }.
        [has-buildings] Corrigé : bâtiments sur { $square } : { $n ->
            [5] 1 { $hotel }
           *[other] { $n }
        }.
       *[is-kept] Corrigé : ce que garde la variante.
    }

## Les raisons

why-rent-bare = loyer
why-rent-houses = loyer avec { $houses }
why-rent-hotel = loyer avec 1 { $hotel }
why-rent-whole-group = loyer d’un groupe complet
why-rent-stations = loyer selon le nombre des { $stations }
why-rent-stations-card = loyer selon le nombre des { $stations }, doublé par la carte
why-rent-dice = loyer selon les dés
why-rent-utility-card = loyer selon les dés et la carte
why-salary = case Départ
why-tax = taxe ou facture
why-fine = l’amende
why-card = une carte
why-repairs = des réparations
why-interest = intérêts d’hypothèque
why-dealt = un titre distribué
why-trade = un échange
why-auction = une vente aux enchères
why-estate = tout ce qui reste
why-estate-buildings = bâtiments à moitié prix
why-struck-off = déduit de la dette
why-hotels-outright = { $hotels } : vente d’un coup
why-no-place-left = plus de place pour le bâtiment : l’offre est rendue
why-withdrawn = l’offre est retirée
why-no-longer-held = l’un des deux n’a plus ce qu’elle nomme
why-lap = un tour complet du plateau
why-power = un pouvoir
why-fight = dix fois le loyer, après un combat perdu

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
event-skipped = Au piège, { $who } passe son tour.
event-rolled = { $who } lance { $first } et { $second }{ $double ->
        [yes] { "\u00A0" }: un double !
       *[no] .
    }
event-moved = { $who } va sur la case { $square } (depuis la case { $from }).
event-drew = { $who } tire une carte { $deck } — { $card }
event-card-returned = { $who } remet la carte « Vous êtes libéré de prison » sous le paquet { $deck }.
event-card-given = { $other } remet à { $who } la carte « Vous êtes libéré de prison » du paquet { $deck }.
event-time-up = Le temps est écoulé.

## L’argent

event-paid = { $why ->
        [tax] { $who } paie { $amount } à { payee }{ $place ->
            [none] .
           *[square] { "\u00A0" }: { $square }.
        }
       *[other] { $who } paie { $amount } à { payee }{ for-square }.
    }
event-received = { $who } touche { $amount } de la banque{ for-square }.
event-owes = { $who } doit { $amount } à { payee }{ for-square } : la somme n’est pas encore réunie.
event-rent-due = { $other } peut réclamer { $n ->
        [0] un loyer, selon les dés,
       *[other] { $amount }
    } à { $who }{ for-square }.
event-lapsed = Trop tard pour { $other } : { $who } ne doit plus de loyer{ for-square }.
event-no-rent = { $who } ne doit pas de loyer à { $other }{ for-square }.
event-claimed = { $who } réclame le loyer à { $other }{ for-square }.

## Les propriétés

event-bought = { $n ->
        [0] { $who } reçoit { $square } gratuitement.
       *[other] { $who } achète { $square } pour { $amount }.
    }
event-declined = { $who } refuse{ $place ->
        [none] .
       *[square] { " " }{ $square }.
    }
event-cleared = { $who } rend à la banque les bâtiments construits sur la case { $square }.
event-dealt = { $who } reçoit { $square } à la distribution.
event-took = { $payee ->
        [bank] La banque remet { $square } à { $who }.
       *[player] { $other } remet { $square } à { $who }.
    }
event-mortgaged = { $who } hypothèque { $square } pour { $amount }.
event-redeemed = { $who } lève l’hypothèque ({ $square }) pour { $amount }.
event-kept = { $who } garde l’hypothèque ({ $square }).

## Enchères et bâtiments

event-auction = { $why ->
        [house] Aux enchères : 1 { $house }, à partir de { $amount }.
        [hotel] Aux enchères : 1 { $hotel }, à partir de { $amount }.
       *[deed] Aux enchères : { $square }, à partir de { $amount }.
    }
event-bid = { $who } enchérit : { $amount }.
event-passed = { $who } quitte les enchères.
event-unsold = Personne n’enchérit{ for-square }.
event-contested = { $who } veut aussi ce bâtiment.
event-built = { $n ->
        [1] { $who } construit sur { $square } : 1 { $house }.
        [5] { $who } construit sur { $square } : 1 { $hotel }.
       *[other] { $who } construit sur { $square } : { $n } { $houses }.
    }
event-sold = { $n ->
        [0] { $who } vend ce qui est construit sur { $square } : il n’y reste rien.
        [1] { $who } vend un bâtiment sur { $square } : il y reste 1 { $house }.
       *[other] { $who } vend un bâtiment sur { $square } : il y reste { $n } { $houses }.
    }

## Les échanges

event-offered = { $who } fait une offre à { $other }.
event-traded = { $who } et { $other } échangent.
event-rejected = { $who } refuse l’offre faite par { $other }.
event-offer-lapsed = L’offre faite par { $who } n’est plus valable.

## La prison

event-jailed = { $who } va en prison.
event-freed = { $who } sort de prison.
event-stayed = Pas de double : { $who } reste en prison ({ $n ->
    [1] 1ᵉʳ
   *[other] { $n }ᵉ
    } essai sur { $jail_tries }).

## La faillite et la fin

event-bankrupt = { $who } fait faillite envers { payee }.
event-last-lap = Toutes les propriétés ont trouvé preneur : le dernier tour de plateau commence !
event-home = { $who } finit son dernier tour de plateau sur la case Départ.
event-counted = { $who } a une fortune de { $amount }.
event-won = { $who } gagne !

## Combat, pouvoirs, pièces, M. Monopoly

event-fought = { $why ->
        [won] { $who } attaque { $square } avec { $n } et gagne !
       *[lost] { $who } attaque { $square } avec { $n } et perd.
    }
event-coin = { $payee ->
        [bank] { $who } prend une pièce à la banque.
       *[player] { $who } prend une pièce à { $other }.
    }
event-coin-lost = { $other } prend une pièce à { $who } et la rend à la banque.
event-figure = { $who } devient M. Monopoly !
event-trapped = { $other } piège { $who }.
event-released = { $who } peut de nouveau avancer.

## La boîte sur la table

event-described = { $who } tire une carte { $deck } : { $why ->
        [advance] avancer jusqu’à la case { $square }.
        [back] reculer.
        [back-to] retourner à la case { $square }.
        [jail] aller en prison.
        [keep] « Vous êtes libéré de prison », à garder.
        [collect] recevoir de la banque.
        [pay] payer à la banque.
        [collect-each] recevoir de chaque joueur.
        [pay-each] payer chaque joueur.
        [repairs] payer par { $house } et par { $hotel }.
        [nearest-station] avancer jusqu’à la case suivante de ce genre ({ $station }).
        [nearest-utility] avancer jusqu’à la case suivante de ce genre ({ $utility }).
        [pay-or-draw] payer, ou tirer de l’autre paquet.
        [coin] prendre une pièce à la banque.
       *[other] { $why }.
    }
event-corrected = { $why ->
        [cash-is] Corrigé : { $who } a { $amount }.
        [stands-at] Corrigé : { $who } se trouve sur la case { $square }.
        [is-jailed] Corrigé : { $who } est en prison.
        [is-free] Corrigé : { $who } n’est pas en prison.
        [holds-card] Corrigé : { $who } a une carte « Vous êtes libéré de prison ».
        [holds-no-card] Corrigé : { $who } n’a plus de carte « Vous êtes libéré de prison ».
        [is-home] Corrigé : { $who } est à l’arrivée.
        [is-not-home] Corrigé : { $who } n’est pas à l’arrivée.
        [owns] Corrigé : { $who } possède { $square }.
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
why-rent-houses = loyer avec des { $houses }
why-rent-hotel = loyer avec 1 { $hotel }
why-rent-whole-group = loyer d’un groupe complet
why-rent-stations = loyer selon le nombre des { $stations }
why-rent-stations-card = loyer selon le nombre des { $stations }, doublé par la carte
why-rent-dice = loyer selon les dés
why-rent-utility-card = loyer selon les dés et la carte
why-salary = case Départ
why-tax = somme imprimée sur la case
why-fine = l’amende
why-card = à cause d’une carte
why-repairs = des réparations
why-interest = intérêts d’hypothèque
why-dealt = pour un titre distribué
why-trade = pour un échange
why-auction = aux enchères
why-estate = tout son argent
why-estate-buildings = bâtiments à moitié prix
why-struck-off = déduit de la dette
why-hotels-outright = { $hotels } : vendus tous ensemble
why-no-place-left = plus de place pour le bâtiment : la somme est rendue
why-withdrawn = l’offre est retirée
why-no-longer-held = l’un des deux n’a plus ce qu’elle nomme
why-lap = un tour de plateau complet
why-power = un pouvoir
why-fight = dix fois le loyer, après un combat perdu

# Les échanges : en composer un, et les offres en cours.

trade-title = Échange
trade-title-counter = Contre-offre
trade-who-offers = Qui propose ?
trade-with = Échanger avec
trade-not-now = Pour l’instant, on ne peut faire d’offre à personne.
trade-gives = { $you ->
    [yes] Vous donnez
   *[no] { $who } donne
}
trade-cash = Argent (en main : { $has })
trade-less = { $n } de moins
trade-more = { $n } de plus
trade-coins-of = { $name } (en main : { $has })
trade-coins-named = { $n } { $name }
trade-card-of = Carte « Vous êtes libéré de prison » ({ $deck })
trade-no-deeds = Aucune propriété.
trade-share = { $after } sur { $of }
trade-group = { $group }
trade-stations = { $stations }
trade-utilities = { $utilities }
trade-effects = Ce que cela change aux groupes
trade-effect-completes = { $kind ->
    [group] { $you ->
        [yes] Vous complétez le groupe { $group }
       *[no] { $who } complète le groupe { $group }
    }
   *[other] { $you ->
        [yes] À vous au complet : { $what }
       *[no] À { $who } au complet : { $what }
    }
}
trade-effect-breaks = { $kind ->
    [group] { $you ->
        [yes] Vous défaites le groupe { $group }
       *[no] { $who } défait le groupe { $group }
    }
   *[other] { $you ->
        [yes] Plus au complet chez vous : { $what }
       *[no] Plus au complet chez { $who } : { $what }
    }
}
trade-effect-grows = { $you ->
    [yes] Vous : { $after } sur { $of }, { $what }
   *[no] { $who } : { $after } sur { $of }, { $what }
}
trade-summary = L’échange
trade-empty = Choisissez ce que chacun donne.
trade-pick = Votre échange avec { $who }
trade-pick-hint = Touchez des cases du plateau pour les mettre dans l’échange ou les en retirer.
trade-all-deeds = { $n ->
    [one] La seule propriété
   *[other] Les { $n } propriétés
}
trade-take-out = retirer
trade-ask-price = Qu’en voudrait { $who } ?
trade-price = { $kind ->
    [wants] { $who } en veut { $sum }. La somme est inscrite.
    [pays] { $who } en donne { $sum }. La somme est inscrite.
   *[even] { $who } le ferait tel quel, sans argent.
}
trade-price-never = { $why ->
    [none] { $who } ne le ferait pour aucune somme que vous ayez.
   *[other] { $who } ne le ferait pour aucune somme que vous ayez : { $why }.
}
trade-changes = Ce qui change
trade-unchanged = Rien n’est encore changé.
trade-change-added = { $you ->
    [yes] Vous donnez : + { $thing }
   *[no] { $who } donne : + { $thing }
}
trade-change-removed = { $you ->
    [yes] Vous donnez : { $thing }
   *[no] { $who } donne : { $thing }
}
trade-change-sum = { $you ->
    [yes] Vous donnez : { $from } → { $to }
   *[no] { $who } donne : { $from } → { $to }
}
trade-new = nouveau
trade-gone = n’y est plus
trade-was = au lieu de { $before }
trade-answers-one = { $who } répond à votre offre. Ce qui change est marqué.
trade-stale = La partie a continué entre-temps. Regardez de nouveau, puis envoyez.
trade-cancel = Annuler
trade-send = Faire l’offre
trade-send-counter = Envoyer la contre-offre
trade-offer-of = Offre faite par { $who } à { $other }
trade-expires = Valable encore
trade-accept = Accepter
trade-counter = Contre-offre
trade-reject = Refuser
trade-withdraw = Retirer l’offre
trade-no-offers = Aucune offre en cours.

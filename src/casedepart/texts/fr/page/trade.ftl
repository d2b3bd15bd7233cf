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
trade-cash = Argent (en main : { $has })
trade-less = { $n } de moins
trade-more = { $n } de plus
trade-coins-of = { $name } (en main : { $has })
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
        [yes] À vous au complet : { $what }
       *[no] À { $who } au complet : { $what }
    }
}
trade-effect-breaks = { $kind ->
    [group] { $you ->
        [yes] Vous défaites le groupe { $group }
       *[no] { $who } défait le groupe { $group }
    }
   *[other] { $you ->
        [yes] Plus au complet chez vous : { $what }
       *[no] Plus au complet chez { $who } : { $what }
    }
}
trade-effect-grows = { $you ->
    [yes] Vous : { $after } sur { $of }, { $what }
   *[no] { $who } : { $after } sur { $of }, { $what }
}
trade-summary = L’échange
trade-empty = Choisissez ce que chacun donne.
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

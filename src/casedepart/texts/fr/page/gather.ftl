# La table avant la partie, et comment y venir.

gather-title = La table est ouverte
gather-free = { $n ->
    [0] toutes les places sont prises
    [one] une place libre
   *[other] { $n } places libres
}
gather-seats = À table
gather-empty = Libre : un robot s’il ne vient personne
gather-bot = { $name ->
    [none] Un robot
   *[other] { $name }, un robot
}
gather-mine = sur cet appareil
gather-here = en ligne
gather-away = hors ligne pour l’instant
gather-remove = Retirer
gather-kind = Le robot de la place { $n }
gather-sit = Ajouter une personne
gather-sit-first = Votre nom, pour vous asseoir
gather-invite = Inviter
gather-invite-what = Ce lien permet de s’asseoir à la table, ou de prendre la place d’un robot pendant la partie.
gather-link = Le lien à envoyer
gather-copy = Copier
gather-copied = Copié
gather-send = Envoyer…
gather-message = Viens jouer à { $edition } avec moi !
gather-qr = Le lien de l’invitation en code QR
gather-only-here = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, il faut l’adresse que donne casedepart play --share à son démarrage.
gather-no-link = Demandez le lien à la personne qui a ouvert la table.
gather-agreed = Ce qui est convenu
gather-rules = Les règles de cette table
gather-lock = Fermer la table
gather-start = { $n ->
    [0] Commencer
    [one] Commencer avec un robot
   *[other] Commencer avec { $n } robots
}
gather-wait = L’hôte commence quand tout le monde est là.
gather-watch = Vous regardez. La partie va bientôt commencer.
gather-share = Inviter et partager
gather-watchers = Pour regarder
gather-watch-link = Le lien des spectateurs
gather-watch-message = Regarde notre partie !

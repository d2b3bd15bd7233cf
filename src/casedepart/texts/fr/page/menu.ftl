# Le menu d’une table.

menu-title = Menu
menu-pause = Pause
menu-resume = Reprendre
menu-no-pause = Finalement, pas de pause
menu-pause-waits = La partie s’arrête quand toutes les personnes en ligne le souhaitent, ou l’hôte.
menu-rematch = Une autre partie
menu-to-rematch = Vers l’autre partie
menu-share = Inviter
menu-preferences = Préférences
menu-rules = Règles
menu-big-screen = Grand écran
menu-record = Enregistrer la partie
menu-replay = Revoir la partie
menu-home = Autres parties
menu-move = Continuer sur un autre appareil
menu-move-more = Sur l’autre appareil, choisissez « { home-code } » à la première page et tapez celui-ci. Il sert une seule fois.
menu-move-left = Valable encore
menu-leave = Quitter pour de bon
menu-leave-warning = Un robot prend votre place, et elle ne vous sera pas rendue.
menu-no = Non, rester
menu-host = C’est votre table
menu-lock = Personne d’autre ne peut s’asseoir
menu-bot = Remplacer par un robot
menu-remove = Retirer
menu-remove-warning = Retirer { $who } ? Un robot prend la place.

# La barre du haut et les préférences.

prefer-title = Préférences
prefer-home = Case Départ, première page
prefer-navigation = Le site
prefer-rules = Règles
prefer-language = Langue
prefer-theme = Couleurs
prefer-theme-auto = Comme l’appareil
prefer-theme-light = Clair
prefer-theme-dark = Sombre
prefer-text = Taille du texte
prefer-percent = { $n } %
prefer-animation = Animations
prefer-animation-off = Aucune
prefer-animation-fast = Rapides
prefer-animation-normal = Normales
prefer-animation-slow = Lentes
prefer-taps = Appuis
prefer-guard = Ignorer les appuis un instant quand les boutons changent
prefer-sound = Sons
prefer-sound-on = Jouer des sons
prefer-volume = Volume

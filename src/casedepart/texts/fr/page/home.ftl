# La première page.

home-title = Case Départ : achetez, bâtissez, négociez
home-lead = Le grand jeu d’achats, de loyers et d’échanges, d’après les livrets. En famille, entre amis ou contre des robots, sur n’importe quel écran.
home-play-now = Jouer tout de suite
home-friends = Jouer avec des amis
home-play-what = { $edition } contre { $bots ->
    [0] aucun robot
    [one] un robot
   *[other] { $bots } robots
}
home-no-account = Sans compte, sans installation.
home-opening = La table se prépare…
home-someone = Joueur
home-own = Reprendre ma partie
home-own-back = Revenir dans la partie
home-own-open = Ouvrir la table
home-own-look = Revoir la partie
home-own-forget = Oublier cette partie ({ $edition })
home-own-more = { $n ->
    [0] Aucune autre partie
    [one] Une autre partie
   *[other] { $n } autres parties
}
home-phase-gathering = Les joueurs arrivent
home-phase-playing = La partie est en cours
home-phase-over = Partie terminée
home-phase-unknown = Le serveur n’a pas répondu
home-editions = Les éditions
home-up-to = jusqu’à { $players } joueurs
home-play = Jouer
home-play-edition = Jouer tout de suite à { $edition } contre des robots
home-choose = Choisir…
home-choose-edition = Choisir les réglages pour { $edition }
home-edition-classic = Les rues, les gares et la prison que tout le monde connaît.
home-edition-dragon-ball-super = Les guerriers des univers, les dieux de la destruction et Zeno.
home-edition-duel-masters = Des créatures à combattre au lieu de payer, si la table le veut.
home-edition-pokemon = Des arènes, leurs jetons, et des pouvoirs sur les doubles si la table le veut.
home-edition-saint-seiya = Des chevaliers, des sanctuaires et des temples.
home-edition-sore-losers = Perdre rapporte des pièces, et assez de pièces la figurine de M. Monopoly.
home-about-minutes = environ { $minutes } min
home-about-hours = environ { $hours } h
home-about-both = environ { $hours } h { $minutes }
home-last-minutes = { $minutes } min
home-last-hours = { $hours } h
home-last-both = { $hours } h { $minutes }
home-length-spread = La moitié des parties finissent entre { $low } et { $high }.
home-lengths = { $bots } contre des robots, { $friends } entre amis
home-length-note = Durées pour quatre joueurs : la médiane de { $games } parties simulées entre nos robots, en comptant { $seconds } secondes pour le tour d’une personne et { $bots } pour celui d’un robot à l’allure normale.
home-code = Reprendre ici une partie d’un autre appareil
home-code-what = Sur l’autre appareil, ouvrez le menu de la table : il donne un code de huit lettres et chiffres.
home-code-label = Le code
home-code-take = Reprendre ma place
home-public = Tables publiques
home-public-none = Aucune table publique en ce moment. Ouvrez-en une : « Jouer avec des amis », puis « Plus de réglages ».
home-public-nobody = personne encore
home-public-sit = S’asseoir
home-public-watch = Regarder
home-foot-open = Case Départ est un logiciel libre : vous pouvez le lire, le changer et l’héberger chez vous.
home-foot-marks = Projet non officiel, sans lien avec les éditeurs. Les noms et les marques appartiennent à leurs propriétaires ; les dessins et les textes sont les nôtres.
home-paths = Apprendre et revenir
home-learn-what = En jouant : un professeur à une vraie table, pour chaque édition.

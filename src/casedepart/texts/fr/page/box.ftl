# Devant la boîte : le vrai plateau, les vrais dés et les vraies cartes sont sur la table, le programme est banquier et arbitre.

## Mise en place

box-setup = Nous avons la boîte devant nous
box-how-many = Combien êtes-vous ?
box-who = Vos noms, dans l’ordre du jeu
box-bots = Des robots en plus ?
box-kept = Avec les noms et les cartes de votre boîte, de la dernière fois
box-else = Tout le reste
box-begin = Commencer
box-begun = Nous avons déjà commencé

## Ce qu’il faut faire sur le plateau

box-piece = { $who }{ $token ->
    [none] { "" }
   *[other] { " " }({ $token })
}
box-do-walk = { box-piece } : avancez { $n ->
    [one] d’une case
   *[other] de { $n } cases
}, jusqu’à la case { $square }.
box-do-go = { box-piece } : posez le pion sur la case { $square }.
box-do-jail = { box-piece } : posez le pion en prison.
box-do-house = Sur { $square }, posez : { $house }.
box-do-hotel = Sur { $square }, remplacez ce qui s’y trouve par : { $hotel }.
box-do-fewer = Sur { $square }, retirez un bâtiment : il reste { $n ->
    [0] 0 { $house }
    [one] 1 { $house }
   *[other] { $n } { $houses }
}.
box-do-clear = Sur { $square }, retirez les bâtiments.
box-do-deed = { $who } prend le titre « { $square } ».
box-do-mortgage = Retournez le titre « { $square } », face cachée.
box-do-redeem = Retournez le titre « { $square } », face visible.
box-do-swap = { $who } et { $other } échangent ce qui est convenu.
box-do-card-back = La carte « Vous êtes libéré de prison » retourne sous son paquet.
box-do-coin = { $who } prend une pièce.
box-do-coin-lost = { $who } rend une pièce.
box-do-figure = { $who } prend la figurine de M. Monopoly.
box-do-trapped = { box-piece } : posez la figurine sur le pion.
box-do-released = { box-piece } : retirez la figurine du pion.
box-do-out = { $who } quitte la partie : retirez le pion du plateau ({ box-piece }).

## Les dés et les cartes

box-dice-by = { $who } : lancez les dés
box-dice-for = Lancez les dés pour { $who }
box-card-by = { $who } : tirez une carte ({ $deck })
box-card-for = Tirez une carte ({ $deck }) pour { $who }
box-throw-for = Lancer pour { $who }
box-told-elsewhere = Les dés et les cartes s’indiquent sur les appareils des joueurs.
box-die = { $n ->
    [1] Premier dé
   *[other] Second dé
}
box-die-shows = { $n ->
    [1] Premier dé
   *[other] Second dé
} : { $value }
box-die-third = Troisième dé
box-search = Mots de la carte
box-by-words = La trouver par ses mots
box-program-draws = Laisser tirer le programme
box-back = Retour
box-none-found = Aucune carte de ce paquet ne contient ces mots.
box-own-cards = Les cartes de votre boîte
box-keep = Garder cette carte pour la prochaine fois
box-keep-words = Ce qu’elle dit (autant que vous voulez)
box-choose = Choisir…
box-say = C’est cela
box-which-square = Quelle case ?
box-tap-square = Touchez-la sur le plateau ou choisissez-la ici :
box-number-amount = Une autre somme
box-number-house = Par bâtiment ({ $house })
box-number-hotel = Par bâtiment ({ $hotel })
box-number-steps = De combien de cases
box-family-brings = Elle rapporte
box-family-costs = Elle coûte
box-family-moves = Elle déplace
box-family-else = Autres cartes
box-effect-collect = Recevez
box-effect-collect-each = De chaque joueur
box-effect-coin = Prenez une pièce
box-effect-pay = Payez
box-effect-pay-each = À chaque joueur
box-effect-repairs = Réparations
box-effect-pay-or-draw = Payez ou tirez
box-effect-advance = Allez à…
box-effect-back = Reculez
box-effect-back-to = Retournez à…
box-effect-nearest-station = Au plus proche : { $station }
box-effect-nearest-utility = Au plus proche : { $utility }
box-effect-jail = En prison
box-effect-keep = Carte Prison
box-card-collect = Recevez { $amount }
box-card-collect-each = Recevez { $amount } de chaque joueur
box-card-coin = Prenez une pièce
box-card-pay = Payez { $amount }
box-card-pay-each = Payez { $amount } à chaque joueur
box-card-repairs = Payez { $amount } par petit bâtiment ({ $house }), { $second } par grand ({ $hotel })
box-card-pay-or-draw = Payez { $amount } ou tirez dans l’autre paquet
box-card-advance = Allez à la case { $square }
box-card-back = { $n ->
    [one] Reculez d’une case
   *[other] Reculez de { $n } cases
}
box-card-back-to = Retournez à la case { $square }
box-card-nearest-station = Allez au plus proche : { $station }
box-card-nearest-utility = Allez au plus proche : { $utility }
box-card-jail = Allez en prison
box-card-keep = « Vous êtes libéré de prison »

## Les outils

box-tools = La boîte
box-title = La boîte
box-undo = Annuler
box-may = Ai-je le droit ?
box-may-who = Qui demande
box-may-yes = Oui
box-may-no = Non
box-may-later = Pas en ce moment
box-may-nothing = Rien pour l’instant.
box-more = Plus…
box-dice-and-cards = Dés et cartes
box-by-hand = Nous lançons et tirons
box-by-program = Le programme le fait
box-phones = Téléphones et grand écran
box-phones-what = Chacun peut prendre son propre téléphone : il y voit sa bourse, ses titres et ce qu’on lui doit. Les autres partagent cet appareil.
box-middle = L’écran au milieu
box-middle-what = Une tablette ou un téléviseur montre à qui c’est de jouer et ce qu’il faut faire sur le plateau.
box-middle-link = Lien du grand écran
box-middle-here = Faire de cet appareil le grand écran
box-to-table = Dés et cartes
box-file = Télécharger le fichier de la boîte
box-file-what = Ce fichier contient les noms et les cartes de votre boîte. Cet appareil s’en souvient pour la prochaine fois.
box-names = Les noms de votre boîte
box-names-what = Écrivez ce qu’imprime votre boîte ; laissez vide ce qui est pareil. Vous pouvez aussi toucher une case sur le plateau.
box-name = Ce que votre boîte imprime sur cette case

## Le téléphone d’un joueur

box-hand = Ce que vous avez
box-deeds = Vos titres, et ce qu’ils rapportent maintenant
box-could-build = Vous pourriez construire sur { $squares }
box-show-board = Montrer le plateau
box-show-hand = Revenir à ce que j’ai
box-due = { $known ->
    [yes] { $owner } peut réclamer { $amount } à { $visitor }
   *[no] { $owner } peut réclamer le loyer à { $visitor }
}
box-due-now = { $known ->
    [yes] { $owner } : réclamez { $amount } à { $visitor } avant les prochains dés !
   *[no] { $owner } : réclamez le loyer à { $visitor } avant les prochains dés !
}

## Rétablir une position

box-correct = Corriger la position
box-correct-later = La position se corrige quand quelqu’un va lancer les dés ou finir son tour.
box-correct-turn = À qui de jouer
box-correct-cash = Argent
box-correct-at = Se trouve sur
box-correct-jail = Prison
box-correct-free = libre
box-correct-tries = { $n ->
    [0] en prison
    [one] en prison, un essai manqué
   *[other] en prison, { $n } essais manqués
}
box-correct-card = Carte Prison ({ $deck })
box-correct-deeds = Titres et bâtiments
box-correct-owner = À qui est { $square } ?
box-correct-stands = Qu’y a-t-il sur { $square } ?
box-correct-nobody = la banque
box-correct-bare = rien
box-correct-level = { $n ->
    [1] 1 { $house }
    [5] 1 { $hotel }
   *[other] { $n } { $houses }
}
box-correct-nothing = Rien n’est encore changé.
box-correct-good = { $n ->
    [one] Un changement ; tout est juste.
   *[other] { $n } changements ; tout est juste.
}
box-correct-bad = { $n ->
    [one] Une chose ne va pas.
   *[other] { $n } choses ne vont pas.
}
box-correct-do = Corriger
box-fact-coins = Pièces
box-fact-pot = Sur le Parc gratuit

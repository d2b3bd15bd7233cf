# Jouer : la barre d’action et ses panneaux.
# $what : la question ouverte, et pour un tour, où il en est ; $who : un ou plusieurs joueurs.

play-you = { $what ->
    [turn-start] À vous de lancer les dés
    [turn-jail] Vous êtes en prison : comment sortir ?
    [turn-again] Un double ! Relancez les dés
    [turn-power] Un double ! Relancez, ou utilisez son pouvoir
    [turn-end] Votre tour est joué
    [sale] À vendre : { $square }
    [auction] À vous d’enchérir
    [building-auction] À vous d’enchérir
    [sealed-auction] Enchères sous pli : à vous d’offrir
    [contest] Voulez-vous aussi ce bâtiment ?
    [place] Où placez-vous le bâtiment gagné ?
    [settlement] Vous devez { $amount } : réunissez la somme
    [rent-roll] Le loyer dépend des dés : lancez-les
    [received] Vous recevez des propriétés hypothéquées
    [pay-or-draw] La carte vous laisse le choix
    [finish] On va compter : réclamez vos derniers loyers
    [fight-or-pay] Un combat pour { $square } ?
    [fight-roll] Le combat : lancez les dés
    [attack-roll] L’attaque : lancez les dés
    [robbery] À qui prenez-vous une pièce ?
    [theft] Vous pouvez voler une propriété
    [send-to-jail] Qui envoyez-vous en prison ?
    [free-house] Placez un bâtiment gratuit
    [where-to] Sur quelle case avancez-vous ?
   *[other] À vous de répondre
}
play-they = { $what ->
    [turn-start] { $who } va lancer les dés
    [turn-jail] { $who } est en prison et va essayer de sortir
    [turn-again] { $who } a fait un double et va relancer
    [turn-power] { $who } a fait un double : relancer, ou utiliser le pouvoir ?
    [turn-end] { $who } va finir son tour
    [sale] { $who } peut acheter { $square }
    [auction] Aux enchères
    [building-auction] Aux enchères
    [sealed-auction] Enchères sous pli
    [contest] Un bâtiment rare : on attend { $who }
    [place] { $who } place le bâtiment gagné
    [settlement] { $who } doit réunir { $amount }
    [rent-roll] { $who } lance les dés pour un loyer
    [received] { $who } reçoit des propriétés hypothéquées
    [pay-or-draw] { $who } choisit : payer, ou tirer une carte
    [finish] Derniers loyers avant le décompte : on attend { $who }
    [fight-or-pay] { $who } peut combattre pour { $square }
    [fight-roll] Combat : { $who } lance les dés
    [attack-roll] Attaque : { $who } lance les dés
    [robbery] { $who } va prendre une pièce à quelqu’un
    [theft] { $who } peut voler une propriété
    [send-to-jail] { $who } va envoyer quelqu’un en prison
    [free-house] { $who } place un bâtiment gratuit
    [where-to] { $who } choisit où avancer
   *[other] On attend { $who }
}
play-all = { $what ->
    [gathering] La partie n’a pas commencé
    [stopped] La partie ne peut pas continuer ici
    [over] La partie est finie
    [paused] La partie est en pause
   *[dice] Les dés roulent…
}
play-thinking = { $n ->
    [one] Le robot réfléchit…
   *[other] Les robots réfléchissent…
}
play-held = { $n ->
    [one] Le robot attend…
   *[other] Les robots attendent…
}
play-away = Hors ligne pour l’instant : { $who }
play-watching = Vous regardez la partie.
play-out = Vous avez fait faillite. Vous pouvez suivre la partie jusqu’au bout.
play-home = Votre pion est arrivé à la case Départ. Vous pouvez encore enchérir, réclamer, construire et échanger.
play-trapped = Vous êtes au piège : votre pion ne bouge pas.
play-cash = Votre argent
play-time-left = Il vous reste
play-hands = Sur cet appareil
play-hand-asked = on attend sa réponse
play-sits-in = Un robot joue à votre place.
play-back = Je suis là
play-go-on = Reprendre la partie
play-key = Raccourci clavier : { $key }
play-free = À tout moment

## Ce que fait une réponse

play-sum-less = { $sum }, il reste { $left }
play-sum-more = { $sum }, cela fait { $left }
play-odds = { $part ->
    [one] { $part } chance sur { $whole }
   *[other] { $part } chances sur { $whole }
}
play-odds-sure = à coup sûr
play-odds-percent = { $percent } %
play-effect-rolls = { "" }
    .turn-jail = un double vous libère
    .turn-power = au lieu du pouvoir
    .rent-roll = le loyer sera compté avec ce lancer
play-effect-uses-card = puis la carte retourne sous son paquet
play-effect-uses-coins = vos pièces retournent à la banque
    .turn-jail = vos pièces retournent à la banque, et vous sortez
play-effect-ends-turn = au joueur suivant
play-effect-declines = { "" }
    .finish = ces loyers seront perdus
    .turn-power = le pouvoir est perdu
play-effect-contests = il ira aux enchères entre vous
play-effect-fights = les deux dés contre sa force
play-effect-draws = puis faites ce que dit la carte
play-effect-goes-bankrupt = la partie est finie pour vous
play-effect-passes = vous n’enchérissez plus cette fois

play-power = { $double ->
    [1] Téléportation : allez sur la case de votre choix
    [2] Repos : la banque vous paie
    [3] Vampigraine : chaque joueur vous paie
    [4] Tirez une carte { $chance }
    [5] Tirez une carte { $chest }
   *[6] Attaque : prenez une propriété d’un adversaire, aux dés
}

## Loyers à réclamer

play-fold = Tout montrer
play-claim = Réclamer { $sum } à { $who }
play-claim-dice = Réclamer le loyer à { $who }
play-claim-as = { $owner } : réclamer { $sum } à { $who }
play-claim-dice-as = { $owner } : réclamer le loyer à { $who }
play-claim-for = pour { $squares }
play-claim-by-dice = selon les dés, pour { $squares }

## Vente

play-sale-short = Avec { $cash }, vous ne pouvez pas l’acheter maintenant. Vendre, hypothéquer ou échanger peut y aider.
play-sale-group = Groupe { $group } : { $mine ->
    [0] vous n’en avez aucune sur { $all }
   *[other] vous en avez { $mine } sur { $all }
    }
play-rents = Loyers
play-rent-bare = terrain nu
play-rent-hotel = { $hotel }
play-rent-owned = pour { $n }

## Enchères

play-lot-house = Un bâtiment : { $house }
play-lot-hotel = Un bâtiment : { $hotel }
play-best = { $who } enchérit : { $sum }
play-best-yours = La meilleure enchère est la vôtre : { $sum }
play-outbid = Quelqu’un a enchéri plus !
play-bid-held = Vos { $sum } sont mis de côté, pas payés : ils reviennent si quelqu’un enchérit plus.
play-best-none = Aucune enchère. On commence à { $sum }
play-hammer = Adjugé dans
play-no-hammer = Les enchères finissent quand les autres se retirent.
play-left = Encore aux enchères
play-passed = Vous avez quitté les enchères.
play-your-bid = Votre enchère
play-bid = Enchérir
play-bid-bounds = De { $least } à { $most }
play-limit = Enchérir pour moi jusqu’à
play-limit-set = Fixer
play-limit-stands = La table enchérit pour vous jusqu’à { $sum }. Vous seul le voyez.
play-limit-drop = Retirer
play-limit-help = La table n’enchérit pas plus que nécessaire. Personne d’autre ne voit cette limite.
play-sealed-opens = Mise à prix : { $sum }
play-sealed-your = Votre seule offre
play-sealed-seal = Sceller { $sum }
play-sealed-none = Ne rien offrir
play-sealed-stands = Votre offre de { $sum } est sous pli. Vous seul la voyez.
play-sealed-passed = Vous n’offrez rien. Vous seul le voyez.
play-sealed-sealed = Sous pli
play-sealed-waits = On attend
play-sealed-help = On ouvre tous les plis ensemble ; la plus haute offre l’emporte et se paie telle quelle.

## Dettes

play-owed-to = À payer à { $who }
play-cash-now = Votre argent
play-missing = Il manque
play-raisable = Vous pouvez réunir
play-raisable-note = en vendant et en hypothéquant tout
play-too-poor = Tout vendre et tout hypothéquer n’y suffit pas : seul un échange peut encore vous sauver.
play-suggest = Proposer une solution
play-suggest-hint = ce que ferait un joueur posé
play-suggestion = Une solution
play-suggest-none = Il n’y a pas de solution sans échange.
play-suggest-do = Faire tout cela
play-suggest-drop = Non, je m’en occupe
play-suggest-left = Il vous restera { $sum }
play-bankrupt-sure = Vraiment vous déclarer en faillite ? La partie sera finie pour vous.
play-bankrupt-yes = Oui, me déclarer en faillite
play-bankrupt-no = Non, je continue

## Combats et attaques

play-strength = Force
play-rent-now = Loyer
play-if-won = Gagné
play-if-lost = Perdu
play-fight-won = elle est à vous
play-attack = { $attacker } attaque { $square }
play-attack-first = L’attaquant lance d’abord : le plus haut total l’emporte, à égalité on relance.
play-attack-beat = { $attacker } a fait { $total }. Faites mieux !
play-attack-won-yours = la propriété est à vous
play-attack-lost-yours = elle reste à qui elle est
play-attack-kept = vous la gardez
play-attack-taken = elle va à { $attacker }

## Autres questions

play-contest-by = { $who } veut construire sur { $square }, et la banque n’en a pas assez pour tous.
play-bank-left = Reste à la banque · { $houses } : { $n } · { $hotels } : { $m }
play-theft-from = Vous piégez { $who }.
play-inherited = { $n ->
    [one] Elle vient d’une faillite. Lever l’hypothèque maintenant ne coûte que sa valeur.
   *[other] Elles viennent d’une même faillite : une seule réponse pour toutes. Lever les hypothèques maintenant ne coûte que leurs valeurs.
}
play-inherited-total = En tout
play-inherited-short = Avec { $cash }, vous ne pouvez pas lever maintenant : il faut { $total }.
play-choose-square = { $n ->
    [one] { $n } case possible
   *[other] { $n } cases possibles
}
play-jail-try = { $n ->
    [1] 1ᵉʳ essai sur { $jail_tries }
   *[other] { $n }ᵉ essai sur { $jail_tries }
}

## Offres

play-offer-made = { $n ->
    [one] { $who } vous propose un échange.
   *[other] { $n } offres d’échange vous attendent.
}
play-offer-see = Voir
play-offer-accepted = { $who } accepte votre offre.
play-offer-refused = { $who } refuse votre offre.
play-offer-countered = { $who } propose autre chose à la place.
play-offer-again = Nouvelle offre

## Boutons de toujours

play-manage = Propriétés
play-manage-count = { $n ->
    [one] { $n } chose possible
   *[other] { $n } choses possibles
}
play-trade = Échanger

## La feuille des propriétés

play-on-board = Choisir sur le plateau
play-manage-title = Vos propriétés
play-manage-none = Vous n’avez pas encore de propriété.
play-estate-station = Les { $stations }
play-estate-utility = Les { $utilities }
play-estate-count = { $n } sur { $all }
play-estate-whole = groupe complet
play-build-on = Construire sur { $square }
play-sell-on = Vendre un bâtiment sur { $square }
play-buildings = { $n ->
    [0] aucun bâtiment
    [5] 1 { $hotel }
   *[other] { $houses } : { $n }
}
play-mortgage = Hypothéquer
play-redeem = Lever l’hypothèque
play-mortgaged = hypothèque
play-undo = annuler
play-build-all = Construire partout
play-sell-all = Vendre partout
play-sell-hotels = Vendre tous les { $hotels }
play-plan-empty = Touchez + ou − pour prévoir. Rien n’est fait avant que vous confirmiez.
play-plan-scarce = Bâtiment rare : les autres peuvent le vouloir aussi, et il irait aux enchères.
play-plan-left = { $sum }, il restera { $left }
play-plan-reset = Effacer
play-plan-do = { $n ->
    [0] Confirmer
    [one] Confirmer ({ $n } action)
   *[other] Confirmer ({ $n } actions)
}
play-plan-stopped = { $done ->
    [0] Rien n’a été fait : la partie a changé entre-temps.
   *[other] Fait : { $done } sur { $all }. La suite n’a pas été acceptée.
}

## Refus

play-refused = Ce n’est pas permis
play-trouble = Cela n’a pas marché
play-refused-close = Compris

# Ce qui ne va pas dans une réponse refusée, par la clé que donne le moteur ; le numéro et le titre de la règle suivent.

refusal = { $sentence } ({ $rule } : { $title })

## À qui le tour, quelle question

refused-not-your-turn = Ce n’est pas votre tour.
refused-question-open = Il faut d’abord répondre à autre chose.
refused-not-now = Cela ne peut pas se faire maintenant.
refused-roll-first = Lancez les dés avant de finir votre tour.
refused-roll-again = Votre double vous fait rejouer.
refused-roll-or-special = Votre double vous donne le choix : relancer, ou utiliser son pouvoir.
refused-no-further-roll = Vous n’avez plus de lancer dans ce tour.
refused-not-your-roll = Ce lancer est à quelqu’un d’autre.
refused-no-such-dice = Un dé montre de 1 à 6.
refused-turn-ended-in-jail = Votre tour a pris fin à l’entrée en prison.
refused-already-home = Votre dernier tour de plateau est fait : vous ne lancez plus les dés.
refused-time-is-up = Le temps est écoulé : plus personne ne lance les dés.
refused-not-timed = Aucune limite de temps ne court.
refused-game-over = La partie est finie.
refused-out-of-the-game = Vous n’êtes plus dans la partie.
refused-number-of-players = Ce jeu ne se joue pas à ce nombre de joueurs.
refused-no-such-square = Cette case n’existe pas.
refused-chance-alone = Dés, cartes et distribution n’appartiennent pas aux joueurs.
refused-not-for-chance = Cela n’appartient qu’aux joueurs.
refused-not-on-top = Cette carte ne peut pas être sur le dessus du paquet.
refused-not-their-deal = Les titres se distribuent dans l’ordre du tour, et c’est à quelqu’un d’autre d’en recevoir.
refused-not-these-deeds = Ces titres ne peuvent pas être distribués : trop, trop peu, ou pas tous à la banque.

## Achats, enchères, loyers

refused-not-your-purchase = Ce n’est pas à vous de décider de cet achat.
refused-cash-short = Vous n’avez pas assez d’argent.
refused-not-in-auction = Vous n’êtes pas dans ces enchères, ou vous les avez quittées.
refused-already-highest = Votre enchère est déjà la plus haute.
refused-bid-too-low = L’enchère est trop basse.
refused-bid-beyond-cash = On ne peut pas enchérir plus que son argent.
refused-nothing-to-claim = Vous n’avez pas de loyer à réclamer, ou il est trop tard.
refused-property-mortgaged = La propriété est hypothéquée : elle ne rapporte pas de loyer.
refused-claim-of-former-owner = Le loyer revient à qui possédait la propriété quand le pion s’est arrêté.
refused-own-property = Vous êtes chez vous : aucun loyer n’est dû.
refused-not-your-claim = Ce n’est pas à vous de réclamer ce loyer.
refused-not-your-card = Ce n’est pas à vous de décider de cette carte.

## La prison

refused-not-in-jail = Vous n’êtes pas en prison.
refused-not-start-of-turn = Ce n’est possible qu’au début de votre tour.
refused-no-jail-card = Vous n’avez pas de carte « Vous êtes libéré de prison ».
refused-card-too-late = Trop tard pour la carte : l’amende est due.

## Les bâtiments

refused-group-not-complete = Vous n’avez pas tout le groupe.
refused-uneven = Il faut construire et vendre uniformément : dans un groupe, un terrain n’a jamais plus d’un bâtiment d’avance.
refused-group-mortgaged = Une hypothèque empêche de construire ici.
refused-hotel-not-yet = Il faut d’abord avoir bâti au maximum sur tout le groupe ; rien ne se construit au-dessus.
refused-none-left = La banque n’a plus de ces bâtiments.
refused-building-auction = On règle le sort d’un bâtiment rare : personne d’autre n’en achète à présent.
refused-auction-waits = Des enchères sont en cours : on construira après.
refused-building-waits = Une dette est ouverte : un bâtiment que d’autres veulent aussi attend qu’elle soit réglée.
refused-not-asked-to-contest = On ne vous demande rien au sujet de ce bâtiment.
refused-nothing-contested = Personne ne demande de bâtiment rare en ce moment.
refused-nothing-to-place = Vous n’avez pas de bâtiment à placer en ce moment.
refused-no-place-there = Le bâtiment ne peut pas aller là.
refused-no-building = Vous n’avez pas de bâtiment à vendre ici.
refused-houses-short = La banque n’a pas assez de bâtiments pour remplacer celui-ci.
refused-buildings-stay = Les bâtiments restent jusqu’à la fin de la partie.
refused-hotels-not-outright = Les bâtiments de ce groupe ne peuvent pas se vendre tous ensemble maintenant.

## Les hypothèques

refused-not-your-property = La propriété n’est pas à vous.
refused-already-mortgaged = La propriété est déjà hypothéquée.
refused-buildings-first = Il faut d’abord vendre des bâtiments.
refused-not-mortgaged = Vous n’y avez pas d’hypothèque à lever.
refused-not-just-received = Vous ne venez pas de recevoir cette propriété.
refused-which-property = Dites de quelle propriété il s’agit.
refused-one-answer-for-all = Une même faillite vous apporte plusieurs hypothèques : gardez-les toutes, ou levez-les toutes.
refused-other-bankruptcy = Une autre faillite vous apporte celle-ci. Décidez d’abord de celles dont il est question maintenant ; elle vient ensuite.
refused-owner-stays-owner = La propriété reste à son propriétaire, hypothéquée ou non.

## Les échanges

refused-no-such-partner = Vous ne pouvez pas échanger avec ce joueur.
refused-nothing-in-it = L’offre est vide.
refused-not-held = L’un des deux n’a pas ce que l’offre nomme.
refused-group-built = Le groupe a des bâtiments : rien n’en peut être échangé.
refused-answer-first = Il faut d’abord décider si l’hypothèque d’une propriété tout juste reçue est gardée ou levée.
refused-contested = Son sort se décide en ce moment : on ne l’échange pas avant.
refused-interest-short = Celui qui recevrait une propriété hypothéquée ne pourrait pas payer les intérêts.
refused-brings-no-cash = L’échange d’un débiteur doit lui apporter de l’argent, ou se faire avec le créancier.
refused-no-offer = Cette offre n’existe plus.

## Les dettes

refused-in-debt = Il faut d’abord régler la dette.
refused-not-your-debt = Cette dette n’est pas la vôtre.
refused-debt-waits = Des enchères sont en cours : la dette attend, elle se règle dès qu’elles sont finies.
refused-can-still-pay = Vous pouvez encore réunir la somme en vendant et en hypothéquant.

## Le combat, les pouvoirs

refused-not-your-fight = Ce n’est pas à vous de décider de ce combat.
refused-question-before-claim = Le visiteur a d’abord quelque chose à décider, avant toute réclamation.
refused-no-power-now = Il n’y a pas de pouvoir à utiliser maintenant.
refused-power-takes-no-square = Ce pouvoir ne vise pas de case.
refused-not-a-target = Ce pouvoir ne peut pas viser cette case.

## Les pièces et M. Monopoly

refused-not-four-coins-before-a-roll = La figurine s’obtient contre quatre pièces, au début de votre tour ou avant de relancer après un double.
refused-no-coin-there = Vous n’avez pas de pièce à prendre à ce joueur.
refused-too-many-coins = Ce serait plus de pièces qu’un joueur ne peut en avoir, ou des pièces pour M. Monopoly.
refused-trapped-coins = Les pièces d’un joueur piégé ne s’échangent pas.
refused-not-your-theft = Ce n’est pas à vous de décider de ce vol.
refused-not-to-be-stolen = Cette propriété ne peut pas être volée.
refused-not-to-be-sent = Ce joueur ne peut pas être envoyé en prison.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-an-answer = Ce n’est pas une réponse que le jeu connaît.

## La boîte sur la table

refused-other-deck = Cette carte est de l’autre paquet.
refused-no-such-effect = Aucune carte de ce jeu ne fait cela.
refused-no-such-number = Une carte ne dit pas un tel nombre : les cases vont de 0 à 39, les sommes jusqu’à un million.
refused-card-held = Quelqu’un tient déjà cette carte : chaque paquet en a une.
refused-no-such-jail-card = Cette carte « Vous êtes libéré de prison » n’est pas ici.
refused-not-between = Répondez d’abord à ce qui est demandé : une position se corrige quand plus aucune question n’est ouverte.
refused-nothing-to-correct = Il n’y a rien à corriger.
refused-not-correctable = Cela ne fait pas partie d’une position de ce jeu.
refused-said-twice = La même chose est dite deux fois.
refused-no-such-sum = L’argent va de 0 à un million.
refused-too-many-tries = Personne n’est encore en prison après tant d’essais.
refused-no-deed = Personne ne peut posséder cette case.
refused-no-last-lap = Le dernier tour de plateau n’a pas commencé.
refused-no-street = Rien ne se construit sur cette case.
refused-too-high = Rien n’est bâti si haut ici.
refused-no-such-fact = C’est impossible : il faut un nombre entier, ou un par joueur.
refused-two-owners = Une propriété a un seul propriétaire : deux sont nommés.
refused-built-on-mortgaged = Rien n’est construit sur une case hypothéquée.
refused-no-more-buildings = La banque n’a pas tant de bâtiments.
refused-not-conserved = Le compte n’y est pas : rien ne se crée ni ne se perd. Recomptez.
refused-in-jail-elsewhere = Un joueur en prison se trouve sur la case Prison.
refused-not-theirs = Cela n’appartient pas à cette personne.
refused-somebodys = Quelqu’un la possède : dites ce qui s’y trouve parmi ses cases.

## Les règles qui n’ont pas leur place

refused-dealt-already = Ce mode distribue déjà des propriétés, par Q1 et Q6. Jouez-la dans le mode standard.
refused-prompt-already = Les loyers se perdent déjà ainsi dans ces règles, par P6. Retirez-la.
refused-uneven-already = Ces règles permettent déjà de construire ainsi, par B2. Retirez-la.
refused-endless-stock = La banque ne manque jamais de rien. Retirez les nombres houses et hotels.
refused-timed-already = La partie à durée limitée a déjà une limite, par Q6. Retirez-la.

## Les positions auxquelles aucune partie ne mène

refused-built-on-parted = Des bâtiments ne se trouvent que dans un groupe qui est entier chez le même joueur.
refused-built-beside-mortgaged = Tant qu’une case du groupe est hypothéquée, rien ne peut être construit sur les autres.
refused-built-unevenly = On construit uniformément : aucune case d’un groupe ne peut dépasser une autre de deux bâtiments.
refused-hotel-beside-too-few = Un grand bâtiment demande que le reste du groupe soit construit jusqu’à lui, et ici rien ne se revend.
refused-home-elsewhere = Un joueur à l’arrivée est sur la case Départ.
refused-bankrupt-holds = Un joueur en faillite n’a plus rien.
refused-coins-over = Aucun joueur ne peut avoir autant de pièces.
refused-figure-in-jail = { face-monopoly } ne va pas en prison, et la figurine en fait sortir.
refused-trapped-by-nobody = Un joueur n’est au piège que sous la figurine d’un autre.
refused-trapped-elsewhere = Un joueur au piège est sur la case de la figurine, ou en prison.

# Les règles maison.

option-jackpot = Cagnotte du Parc gratuit
rule-H1 = Cagnotte du Parc gratuit
    .text = Les taxes, les amendes et ce qu’une carte fait payer à la banque sont posés sur le Parc gratuit{
        $pot_begins ->
        [0] {""}
       *[other] , où { $pot_begins_sum } sont posés dès le début
    }. Si vous vous y arrêtez, vous prenez tout{ $pot_refill ->
        [0] {""}
       *[other] , et la banque y repose { $pot_refill_sum }
    }.
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres. Achats, loyers,
        intérêts et ce que les joueurs se paient entre eux ne comptent pas ; et un joueur qu’une telle dette met
        en faillite n’y ajoute rien : tout ce qu’il a va à la banque (K4).
event-pot = Il y a maintenant { $amount } sur le Parc gratuit.
why-jackpot = la cagnotte

option-speed-die = Le dé rapide
rule-H2 = Le dé rapide
    .text = Chaque joueur commence avec { $speed_cash_sum } de plus. Dès que vous avez atteint la case Départ une première
        fois, lancez un troisième dé avec les deux autres pour avancer. Il montre 1, 2, 3, un bus et deux fois M.
        Monopoly. En prison, et pour tout ce qui n’est pas votre déplacement, lancez deux dés comme toujours ; seuls
        ces deux-là font un double.
    .decision = Cette règle maison suit les règles communément connues ; aucun livret ne la donne, et les mots
        sont les nôtres.
rule-H3 = Dé rapide : 1, 2 ou 3
    .text = Avancez du total des trois dés.
    .decision = Un loyer compté selon les dés l’est selon les deux autres.
rule-H4 = Dé rapide : le bus
    .text = Choisissez d’avancer selon l’un des deux autres dés, ou selon les deux.
rule-H5 = Dé rapide : M. Monopoly
    .text = Avancez selon les deux autres dés et faites ce que dit la case. Avancez ensuite jusqu’à la prochaine
        propriété que personne ne possède, pour l’acheter ou la laisser aux enchères ; s’il n’y en a plus, jusqu’à
        la prochaine dont vous devez le loyer.
    .decision = Si vous avez été envoyé en prison entre-temps, vous y restez.
rule-H6 = Dé rapide : trois pareils
    .text = Si les trois dés montrent la même chose, allez sur la case de votre choix, dans le sens du jeu. Vous
        ne relancez pas.
    .decision = Le troisième double mène en prison malgré tout (T3).
action-moves-to = Avancer
    .square = Avancer jusqu’à la case { $square }
face-bus = le bus
face-monopoly = M. Monopoly
refused-not-a-stop = Vous ne pouvez pas choisir cette case.

rule-H7 = S’arrêter d’un commun accord
    .text = Tous ceux qui jouent peuvent convenir d’arrêter la partie, quel que soit son mode. Plus personne ne lance
        les dés ; on termine ce qui est en cours, puis on compte les fortunes : l’argent, les propriétés à leur prix,
        celles qui sont hypothéquées à la moitié, les constructions à ce qu’elles ont coûté. Le plus riche gagne.
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres. Les robots ne sont pas
        consultés.
rule-H8 = Abandonner
    .text = Si vous jouez seul contre des robots, vous pouvez abandonner : la partie s’arrête aussitôt, et le gagnant est l’un des
        autres, comptés tels quels (H7). Là où d’autres personnes jouent, un robot prend plutôt la place.
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres.
event-agreed = Tous conviennent d’arrêter la partie et de compter.
event-gave-up = { $who } abandonne.
refused-counting = On compte les fortunes : plus personne ne lance les dés.

# Petites règles maison : l’argent.

option-start-cash = Une autre somme de départ
rule-H9 = Une autre somme de départ
    .text = Chaque joueur commence avec { $start_cash_sum }, quoi que dise le livret (S1).
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres. Il en va de même de toutes
        celles qui suivent.
option-salary = Un autre salaire
rule-H10 = Un autre salaire
    .text = Passer par la case Départ ou s’y arrêter rapporte { $go_salary_sum }, quoi que dise le livret (T4).
    .decision = Une carte qui envoie à la case Départ peut citer la somme du livret : on touche malgré tout { $go_salary_sum }.
option-double-go = Plus pour l’arrêt sur la case Départ
rule-H11 = Plus pour l’arrêt sur la case Départ
    .text = S’arrêter sur la case Départ rapporte { $go_times ->
        [2] deux
       *[other] { $go_times }
    } fois le salaire ; y passer le rapporte une fois (T4).
option-fine = Une autre amende
rule-H12 = Une autre amende
    .text = Pour sortir de prison, on paie { $jail_fine_sum }, quoi que dise le livret (J3).
option-snake-eyes = Une prime pour le double un
rule-H13 = Une prime pour le double un
    .text = Obtenir deux uns pour se déplacer rapporte { $snake_eyes_sum }, versés par la banque.
    .decision = Ni en prison, ni pour un loyer, ni pour savoir qui commence. Un troisième double qui mène en prison (T3)
        la rapporte aussi.
why-snake-eyes = le double un

# Petites règles maison : les propriétés.

option-dealt-deeds = Des titres au départ
rule-H14 = Des titres au départ
    .text = Avant le premier tour, chaque joueur reçoit { $deeds ->
        [1] un titre de propriété
       *[other] { $deeds } titres de propriété
    }{ $deeds_paid ->
        [0] {""}, gratuitement
       *[other] {""}, et en paie le prix
    }.
    .decision = Comme dans une partie courte (Q1) ; là où le mode distribue déjà des titres, cette règle ne s’applique pas.
option-first-lap = Pas d’achat au premier tour de plateau
rule-H15 = Pas d’achat au premier tour de plateau
    .text = Tant que votre pion n’a pas atteint une fois la case Départ, vous n’achetez rien : une propriété libre ne
        vous est pas vendue, et n’est pas mise aux enchères.
    .decision = Aux enchères ouvertes par un autre joueur, vous pouvez enchérir.
event-not-for-sale = { $who } pourra acheter après un tour de plateau{ for-square }.
option-no-auctions = Pas d’enchères
rule-H16 = Pas d’enchères
    .text = Une propriété que vous n’achetez pas reste à la banque, jusqu’à ce que quelqu’un s’y arrête de nouveau.
    .decision = Les titres d’un joueur en faillite et les bâtiments rares sont mis aux enchères malgré tout (K4, B7) :
        il faut bien que quelqu’un les ait.
option-opening-bid = Une autre mise à prix
rule-H17 = Une autre mise à prix
    .text = La première enchère pour une propriété est d’au moins { $first_bid_sum } (P3).
    .decision = Il n’y a pas d’enchère maximale : le premier à la dire l’emporterait, et ce serait une course.
option-rent-taken = Loyers sans réclamation
rule-H18 = Loyers sans réclamation
    .text = Le loyer est dû tout de suite : le propriétaire n’a pas à le réclamer, et ne peut pas l’oublier (P6).
option-prompt-claims = Réclamer sans tarder
rule-H19 = Réclamer sans tarder
    .text = Un loyer qui n’a pas été réclamé est perdu dès que les dés du tour suivant sont lancés (P6).
option-jailed-owners = Pas de loyer pour qui est en prison
rule-H20 = Pas de loyer pour qui est en prison
    .text = Tant que les propriétaires sont en prison, personne ne leur doit de loyer.
    .decision = Ce qui était dû avant qu’ils y aillent le reste. Ce qu’un propriétaire doit à M. Monopoly (L7), il le doit
        même en prison.
option-own-turn-trades = Échanges pendant son tour
rule-H21 = Échanges pendant son tour
    .text = On ne fait d’offre que pendant son propre tour, et l’offre n’est plus valable une fois ce tour fini.
    .decision = On peut aider un débiteur à tout moment : sinon aucune dette ne serait payée par un échange (K2).
refused-trade-in-your-turn = D’après les règles de cette table, on fait une offre pendant son propre tour.
why-turn-over = le tour est fini

# Petites règles maison : les bâtiments, et la fin.

option-unlimited-houses = Des bâtiments à volonté
rule-H22 = Des bâtiments à volonté
    .text = La banque n’en manque jamais : il y a toujours des { $houses } et des { $hotels } pour tous, et aucun bâtiment
        n’est mis aux enchères pour sa rareté (S4, B6, B7).
option-uneven-building = Construire sans uniformité
rule-H23 = Construire sans uniformité
    .text = Dans un groupe, on peut construire et revendre sans le faire uniformément (B2).
    .decision = Pour passer aux { $hotels }, il faut malgré tout { $houses_for_hotel } { $houses } sur chaque { $street } du groupe (B4).
option-hotels-after-lap = Grand bâtiment après un tour de plateau
rule-H24 = Grand bâtiment après un tour de plateau
    .text = Tant que votre pion n’a pas atteint une fois la case Départ, vous ne pouvez pas passer aux { $hotels }.
refused-building-not-yet = D’après les règles de cette table, vous ne pouvez pas encore construire cela.
option-turn-limit = Une limite de tours
rule-H25 = Une limite de tours
    .text = Après { $turn_limit } tours de chaque joueur, la partie est finie, et vient le dernier décompte (Q5 ; W2 d’après
        les règles des Mauvais Perdants).
    .decision = Les tours sont comptés tous ensemble : autant de fois qu’il y avait de joueurs au début.
option-time-limit = Une limite de temps
rule-H26 = Une limite de temps
    .text = Quand le temps convenu est écoulé, plus personne ne lance les dés : on règle seulement ce qui est déjà ouvert
        (achat, enchères, dette, réclamations), puis vient le dernier décompte (Q5 ; W2 d’après les règles des Mauvais Perdants).

# Enchères sous pli.

option-sealed-auctions = Enchères sous pli
rule-H27 = Enchères sous pli
    .text = Aux enchères, chacun met sous pli une seule offre, ou aucune, sans la dire. Quand tous l’ont fait, on ouvre
        les plis : l’offre la plus haute l’emporte, et on paie ce qu’elle dit. Si personne n’offre rien, la banque garde
        ce qui était en vente.
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres. À offres égales, c’est le premier à
        gauche du joueur dont c’est le tour qui l’emporte ; celui-ci vient donc en dernier. Rien n’est mis de côté : une
        offre ne compte pas plus que l’argent qui reste quand on l’ouvre. Les titres d’un joueur en faillite et les
        constructions qui manquent se vendent ainsi aussi (K4, B7). Celui qui n’a rien mis sous pli quand le marteau tombe
        n’offre rien.
event-sealed = { $who } a mis sa réponse sous pli{ for-square }.
refused-bid-is-sealed = Ici, chacun met sous pli une seule offre, et elle tient.

# La boîte sur la table.

rule-H28 = Corriger une position
    .text = Là où l’on joue sur un vrai plateau, ce qui s’y trouve compte. La position ne se corrige que lorsque le tour
        lui-même attend, avant le lancer, avant de rejouer ou avant la fin du tour, sans autre question ni dette
        ouverte. Ce qui se corrige : argent, places, prison, titres, hypothèques, bâtiments, cartes gardées, et à qui est le
        tour. Chaque titre a un seul propriétaire, la banque sa réserve, un paquet ses cartes ; et la partie enregistrée dit
        ce qui a été corrigé.
    .decision = Cette règle maison de la boîte sur la table n’est dans aucun livret, et les mots sont les nôtres.

# Les dettes.

option-bank-price = Un débiteur ne brade rien
rule-H29 = Un débiteur ne brade rien
    .text = Tant que vous avez une dette, ce que vous cédez dans un échange doit vous rapporter au moins ce qu’il vaut
        pour la banque : la valeur d’hypothèque des titres, et la moitié du prix des bâtiments qui partent avec eux.
    .decision = Cette règle maison n’est dans aucun livret, et les mots sont les nôtres ; sans elle, tous les prix sont
        permis (R5). L’argent compte en entier, et ce que vous recevez se compte comme ce que vous cédez. Un titre
        hypothéqué ne compte pour rien, mais ce qui est bâti dessus compte ; une { -jail-card } ou une pièce non plus ne
        compte pas. Cela vaut aussi avec le créancier (K2), et que vous fassiez l’offre ou que vous l’acceptiez. Une offre
        d’avant la dette reste ouverte, mais elle est refusée tant que dure la dette si elle rapporte trop peu. Un loyer
        que personne n’a réclamé n’est pas encore une dette (R3).
refused-below-bank-price = D’après les règles de cette table, un joueur endetté ne cède rien pour moins que la banque n’en donnerait.

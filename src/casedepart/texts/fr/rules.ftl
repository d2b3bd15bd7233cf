# Les règles en français. Un message par règle, nommé par son numéro ; sa valeur est le titre, et ses attributs sont :
#   .text                       ce qui vaut partout
#   .in-RULESET                 ce qu’un jeu de règles ajoute ou fait autrement
#   .edition-EDITION            ce qu’une édition ajoute
#   .decision…                  ce qu’aucun livret ne tranche et que nous avons décidé : partout, -in-RULESET ou -edition-EDITION
# Une remarque ou une décision qui ressort vide n’est pas montrée : ainsi d’une carte que les paquets de l’édition n’ont pas.
# Les arguments sont les mots et les nombres de l’édition : voir `telling`. Les petits nombres y sont écrits en lettres, sauf un,
# dont le genre dépendrait du mot qui suit. Le genre de ces mots est inconnu : tourner la phrase pour qu’il ne compte pas (les, des,
# aux, chaque, par, pas de deuxième), et ne pas les mettre après « de » ou « que », qui s’élideraient.

-figure = M. Monopoly
-jail-card = carte « Vous êtes libéré de prison »
-jail-cards = cartes « Vous êtes libéré de prison »

count = { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $n }
}
whole-rule-is-ours = Toute cette règle est de nous : aucun livret ne tranche la question.
booklet-is-silent = Le livret n’en dit rien ; nous jouons ainsi.
claim-window = { $claim_turns ->
    [1] Le propriétaire a jusqu’au lancer du joueur suivant.
    [2] Le propriétaire a jusqu’au lancer du deuxième joueur après le visiteur.
   *[other] Le propriétaire a jusqu’à ce que { $later_players } autres joueurs aient lancé les dés.
}
scarce-opening = { $scarce_opening ->
    [0] Mise à prix : le plus petit prix de construction parmi ceux que les enchérisseurs pourraient avoir à payer.
   *[other] Mise à prix : { $scarce }.
}
to-nearest-station = { $nearest_station ->
    [yes] Si une carte vous envoie à la case la plus proche parmi les { $stations }, le loyer dû y est doublé.{ " " }
   *[no] { "" }
}
to-nearest-utility = { $nearest_utility ->
    [yes] Si une carte vous envoie à la case la plus proche parmi les { $utilities }, le loyer dû y est de dix fois un nouveau lancer.{ " " }
   *[no] { "" }
}
or-a-power = { $powers ->
    [yes] { " " }ou un pouvoir
   *[no] { "" }
}
scarce-when-short = Ces enchères portent sur un bâtiment à la fois. On compte le bâtiment demandé avec tout ce que les autres joueurs pourraient
    construire sur-le-champ, selon leurs groupes et leur argent. Si cela dépasse ce qu’a la banque, on demande à chacun d’eux s’il
    veut aussi le bâtiment.
later-turns-are-ours = Le livret parle du prochain tour : pouvoir le faire aussi à l’un des suivants est de nous.
buildings-unpaid = Les bâtiments retournent à la banque, qui ne paie rien pour eux : le livret ne dit pas ce qu’ils deviennent.
mortgaged-alone = Le livret ne parle que des propriétés hypothéquées ; les autres passent aussi, telles quelles.

sums-on-the-deeds = Le livret laisse ces sommes aux titres : les nôtres sont celles du jeu classique (S9).
card-goes-first = Le livret fait remettre la carte sous le paquet une fois suivie ; ici, elle y va d’abord.

## Mise en place

rule-S1 = L’argent du début
    .text = Chaque joueur commence avec { $cash_figure ->
            [1500] { $cash } : deux billets de 500, quatre de 100, un de 50, un de 20, deux de 10, un de 5 et cinq de 1.
           *[other] { $cash }.
        }
    .decision-in-winning-moves = L’image qui montrait cette somme manque dans nos exemplaires des livrets : nous donnons { $cash }.

rule-S2 = Pions et joueurs
    .text = Chacun prend un pion et le pose sur la case Départ ; y commencer ne rapporte rien.
        Il peut y avoir autant de joueurs que de pions{ $edition_meant ->
            [yes] { "\u00A0" }: { $most_players }.
           *[no] .
        }
    .edition-duel-masters = Six pions : Shobu, Mimi, Knight, Hakuoh, Rekuta et Kyoshiro.
    .edition-pokemon = Six pions Pokémon.
    .edition-saint-seiya = Six pions : Athéna, Seiya de Pégase, Shiryū du Dragon, Hyōga du Cygne, Shun d’Andromède et Ikki du Phoenix.
    .edition-dragon-ball-super = Huit pions, un par Univers : 2, 3, 4, 6, 7, 9, 10 et 11.
    .edition-sore-losers = Six pions, et la figurine { -figure }, qui n’est d’abord à personne.
    .edition-classic = Huit pions tout simples, de notre choix.
    .decision = Il faut être au moins deux.

rule-S3 = La banque
    .text = La banque ne fait jamais faillite : elle peut toujours payer.
    .decision = Les livrets confient la banque et les enchères à l’un des joueurs, le banquier. Ici, le programme s’en charge : aucun
        joueur n’est banquier.
    .decision-in-sore-losers = Que la banque puisse toujours payer est de nous : ce livret parle du banquier, mais non de cela.

rule-S4 = Les bâtiments de la banque
    .text = Il y a { $houses_in_bank } { $houses } et { $hotels_in_bank } { $hotels }, et pas un bâtiment de plus.

rule-S5 = Titres et cartes
    .text = Chaque propriété a son titre. Les deux paquets, { $chance } et { $chest }, comptent seize cartes chacun.
    .in-hasbro-2000 = 28 titres : 22 { $streets }, 4 { $stations } et 2 { $utilities }.
    .in-winning-moves = 28 titres : 22 { $streets }, 4 { $stations } et 2 { $utilities }.
    .in-sore-losers = 26 titres : 22 { $streets } et 4 { $stations }. Les deux cases qui, ailleurs, sont des services publics sont ici des factures (X2).

rule-S6 = Qui commence
    .text = Tous lancent les deux dés pour savoir qui commence ; ensuite, on joue vers la gauche.
    .in-hasbro-2000 = Le joueur qui fait le plus grand total commence.
    .in-winning-moves = Le joueur qui fait le plus grand total commence.
    .in-sore-losers = Le joueur qui fait le plus petit total commence.
    .decision = Les joueurs à égalité pour la première place relancent les dés.

rule-S7 = Le mélange
    .text = Avant la partie, on mélange les deux paquets et on les pose face cachée.

rule-S8 = Les pièces du début
    .text = Chaque joueur reçoit { $coins } des { $coins_in_all } pièces Mauvais perdant.
        La figurine { -figure } attend au centre du plateau.

rule-S9 = Les valeurs classiques
    .text = Prix, loyers, hypothèques et coûts de construction sont ceux du jeu classique, quel que soit le nom des cases.
    .decision-edition-pokemon = { booklet-is-silent }
    .decision-edition-sore-losers = { booklet-is-silent }

## Le tour

rule-T1 = Un tour
    .text = Lancez les deux dés, avancez de leur somme dans le sens des aiguilles d’une montre et faites ce que dit la case.
        Plusieurs pions peuvent partager une case.

rule-T2 = Les doubles
    .text = Après un double, réglez d’abord la case atteinte, puis rejouez.

rule-T3 = Le troisième double
    .text = Au troisième double d’affilée, vous allez droit en prison, sans faire ce troisième déplacement.
    .in-sore-losers = Sauf pour { -figure } : voir L9.

rule-T4 = Passer par la case Départ
    .text = La case Départ rapporte { $salary } à chaque passage et à chaque arrêt.
        Cela peut arriver deux fois dans le même tour : on y passe aux dés, puis une carte y renvoie.

rule-T5 = Envoyé en prison
    .text = Sur le chemin de la prison, vous ne touchez rien à la case Départ, et votre tour finit aussitôt, double ou non.

rule-T6 = À tout moment
    .text = Nul besoin d’attendre son tour ni d’être hors de prison pour réclamer un loyer, enchérir, construire, hypothéquer,
        lever une hypothèque ou échanger. Un joueur qui a une dette s’en tient à R5.
    .in-hasbro-2000 = On peut de même vendre ses bâtiments à tout moment.
    .in-winning-moves = On peut de même vendre ses bâtiments à tout moment.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).
    .decision = Nul besoin non plus d’avoir une dette : les livrets ne parlent d’hypothéquer que pour qui doit de l’argent.
    .decision-in-hasbro-2000 = Le livret dit que l’on construit à son tour ou entre les tours, puis à tout moment : nous suivons la
        seconde phrase. Et tout cela est permis en prison, où le livret ne parle que des loyers.

## Achats, enchères, loyers

rule-P1 = Une propriété sans propriétaire
    .text = Une propriété qui n’est à personne peut s’acheter au prix imprimé quand on s’y arrête.
        Si vous ne l’achetez pas, elle est aussitôt mise aux enchères.

rule-P2 = Les enchères
    .text = Tous peuvent enchérir, même celui qui vient de refuser l’achat ; la plus haute enchère l’emporte. Les enchères finissent
        quand il ne reste que le meilleur enchérisseur, ou plus personne.
    .in-sore-losers = On enchérit dans n’importe quel ordre.
    .decision = Un joueur qui passe quitte ces enchères pour de bon. Celui qui ne pourrait pas faire l’enchère suivante, même en vendant et en
        hypothéquant tout, en sort sans qu’on le lui demande.
    .decision-in-hasbro-2000 = On enchérit dans n’importe quel ordre.
    .decision-in-winning-moves = On enchérit dans n’importe quel ordre.

rule-P3 = Le montant d’une enchère
    .text = La première enchère est libre, à partir de { $opening }. Chaque enchère suivante ajoute au moins { $one }.
    .in-sore-losers = Les enchères s’ouvrent à { $opening }.
    .decision-in-hasbro-2000 = Le livret ne fixe pas de minimum : celui de { $opening } est de nous, et ce qu’il faut ajouter au moins l’est aussi.
    .decision-in-winning-moves = Ce qu’il faut ajouter au moins est de nous.

rule-P4 = On enchérit en argent
    .text = Une enchère gagnée se paie en argent.
    .decision = Nul n’enchérit plus que l’argent qu’il a en main ; à lui d’en trouver d’abord s’il en manque (T6).
        La plus haute enchère est mise de côté jusqu’à ce qu’une autre la dépasse.
    .decision-in-hasbro-2000 = Payer en argent seulement est aussi de nous.
    .decision-in-sore-losers = Payer en argent seulement est aussi de nous.

rule-P5 = Personne n’enchérit
    .text = Sans aucune enchère, la propriété reste à la banque.
    .decision-in-hasbro-2000 = { booklet-is-silent }
    .decision-in-winning-moves = { booklet-is-silent }

rule-P6 = Réclamer le loyer
    .text = Un loyer n’est dû que si le propriétaire le réclame à temps ; passé le délai, on ne doit plus rien.
        Un nouveau lancer du même joueur après un double ne met pas fin au délai.
    .in-hasbro-2000 = { claim-window }
    .in-winning-moves = { claim-window }
    .in-sore-losers = { claim-window }

rule-P7 = Le groupe complet
    .text = Quand un joueur a toutes les propriétés d’une couleur, le loyer des terrains nus, sans bâtiment, est doublé.
    .in-hasbro-2000 = Seulement tant que rien n’est hypothéqué dans le groupe.
    .in-winning-moves = Seulement tant que rien n’est hypothéqué dans le groupe.
    .in-sore-losers = Les propriétés hypothéquées ne rapportent rien, mais les autres gardent le loyer doublé.

rule-P8 = Le loyer avec bâtiments
    .text = Là où il y a des bâtiments, le loyer est celui qui est imprimé pour eux. Dans un groupe complet, les terrains encore
        nus rapportent toujours le double (P7), même si d’autres du groupe sont bâtis.

rule-P9 = Hypothéquée : pas de loyer
    .text = Une propriété hypothéquée ne rapporte aucun loyer ; le reste de son groupe, si.

rule-P10 = Loyer des { $stations }
    .text = Il dépend du nombre de ces cases que possède le propriétaire : pour une, deux, trois ou quatre, c’est, dans l’ordre,
        { $station_rents }. Une hypothèque ne change pas ce nombre, mais prive de loyer la case elle-même (P9).
    .edition-dragon-ball-super = Notre exemplaire du livret montre 5 pour un seul titre : une erreur de numérisation.
    .decision-in-winning-moves = Compter aussi les cases hypothéquées est de nous.
    .decision-edition-pokemon = { sums-on-the-deeds }
    .decision-edition-sore-losers = { sums-on-the-deeds }

rule-P11 = Loyer des { $utilities }
    .text = Le loyer est de { $times_one } fois le total des dés, ou de { $times_both } fois si le propriétaire a les deux { $utilities }, hypothèque ou non.
    .decision-in-winning-moves = Compter aussi une case hypothéquée est de nous.

rule-P12 = Quels dés pour les { $utilities }
    .in-hasbro-2000 = Le lancer qui a amené le visiteur compte. Si c’est une carte qui l’a amené, il lance de nouveau les dés, une fois
        le loyer réclamé.
    .in-winning-moves = On lance toujours de nouveau les dés, une fois le loyer réclamé.
    .decision-in-hasbro-2000 = { $powers ->
            [yes] Un pouvoir qui amène le visiteur compte ici comme une carte.
           *[no] { "" }
        }
    .decision-in-winning-moves = C’est le visiteur qui lance : le livret ne dit pas si c’est lui ou le propriétaire.

rule-P13 = Chez soi
    .text = Sur votre propre propriété, vous ne devez rien.
    .in-sore-losers = Vous prenez une pièce (L3).

## Cartes, taxes, Parc gratuit

rule-C1 = Tirer une carte
    .text = Prenez la première carte du paquet, glissez-la dessous et faites aussitôt ce qu’elle dit.
    .decision-in-winning-moves = { card-goes-first }
    .decision-in-sore-losers = { card-goes-first }

rule-C2 = La { -jail-card }
    .text = Gardez-la jusqu’à ce que vous l’utilisiez ou la vendiez. Une fois utilisée, elle va sous son propre paquet.
    .decision-in-hasbro-2000 = Y remettre la carte utilisée est de nous : le livret ne le dit que des cartes d’un joueur en faillite.

rule-C3 = Déplacé par une carte
    .text = Passer par la case Départ en avançant rapporte { $salary } ; s’y arrêter aussi, d’où que l’on vienne. Aller en prison ne
        rapporte jamais rien.
    .decision = Repasser par la case Départ en reculant ne rapporte rien.

rule-C4 = Ce que font les cartes
    .text = { to-nearest-station }{ to-nearest-utility }Un loyer dû à cause d’une carte se réclame comme un autre (P6).
    .in-sore-losers = Aucune carte n’envoie vers un service public, puisqu’il n’y en a pas.{ $coin_cards ->
            [yes] { " " }Certaines cartes donnent une pièce (L1).
           *[no] { "" }
        }
    .decision = Aucun livret n’imprime ses cartes : leurs effets viennent des paquets classiques, et leurs mots sont de nous.
    .decision-in-sore-losers = { $coin_cards ->
            [yes] Les cartes qui donnent une pièce sont de nous aussi.
           *[no] { "" }
        }

rule-X1 = Les taxes
    .text = Sur une case de taxe, payez à la banque le montant imprimé.
    .decision = { $classic_taxes ->
            [yes] Aucun livret ne donne ces montants : ce sont ceux du plateau classique, { $two_hundred } et { $hundred }.
           *[no] { "" }
        }

rule-X2 = Les factures
    .text = La facture d’électricité et la facture d’eau occupent la place des services publics : payez à la banque le montant imprimé.
    .decision = { $classic_bills ->
            [yes] Le livret ne donne pas ces montants : { $hundred_and_fifty } pour chaque facture est de nous.
           *[no] { "" }
        }

rule-F1 = Parc gratuit : une pause
    .text = Il ne s’y passe rien. Taxes et amendes vont à la banque : pas de cagnotte, à moins que la table n’en joue une (H1).

rule-F2 = Parc gratuit : une pièce volée
    .text = Volez une pièce à un autre joueur qui en a. Si vous en avez déjà { $most_coins }, ou si vous êtes { -figure },
        la pièce prise va à la banque.
    .decision = Si aucun autre joueur n’en a, il ne se passe rien.

## La prison

rule-J1 = Comment on y entre
    .text = Par la case Allez en prison, par une carte, ou par un troisième double d’affilée (T3).
    .in-sore-losers = { -figure } y envoie quelqu’un d’autre à sa place (L9).

rule-J2 = Comment on en sort
    .text = Au début de n’importe quel tour en prison, vous pouvez payer l’amende, ou utiliser une { -jail-card }, puis lancer les dés
        et avancer comme d’habitude (un double fait rejouer) ; ou bien tenter un double (J4).
        Avant de lancer, vous pouvez acheter une carte à un autre joueur (D1).
    .in-sore-losers = Donner { $most_coins } pièces pour la figurine { -figure } libère aussi (L5).
    .decision-in-hasbro-2000 = On peut lire dans le livret que l’on paie à un tour et que l’on joue au suivant : nous lisons que l’on paie
        quand un tour commence, et que l’on lance les dés dans ce même tour.
    .decision-in-winning-moves = { later-turns-are-ours }
    .decision-in-sore-losers = { later-turns-are-ours }

rule-J3 = L’amende
    .text = Payer sa sortie de prison coûte { $fine }.
    .edition-saint-seiya = Ce livret imprime 150, trois fois. L’autre livret de la même famille imprime 50 : c’est peut-être une erreur
        de numérisation ; la somme est un réglage dans le fichier de l’édition.

rule-J4 = Sortir par un double
    .text = Un double vous libère : avancez selon ce lancer. Il ne fait pas rejouer.
    .decision-edition-duel-masters = Ne pas rejouer est de nous : ce livret laisse la question ouverte.
    .decision-in-winning-moves = Ne pas rejouer est de nous : les livrets laissent la question ouverte.

rule-J5 = Le dernier essai
    .text = { $jail_tries ->
            [1] Si votre premier tour en prison
            [2] Si votre deuxième tour en prison
            [3] Si votre troisième tour en prison
           *[other] Si votre tour numéro { $jail_tries } en prison
        } ne donne pas de double, payez l’amende et avancez selon ce lancer. L’amende est une dette (K1), à régler avant d’avancer.
    .decision = À ce moment, une { -jail-card } ne sert plus.

rule-J6 = Simple visite
    .text = Si un déplacement ordinaire finit sur la case Prison, vous n’êtes que de passage : il ne vous arrive rien.

rule-J7 = La prison en partie rapide
    .text = En partie rapide, il faut sortir de prison à son prochain tour : avec une carte, par un double en un seul lancer, ou en payant l’amende.
    .decision = Si le lancer échoue, payez l’amende et avancez selon ce lancer.

## Les bâtiments

rule-B1 = Qui peut construire
    .text = Quand vous possédez toutes les propriétés d’une couleur, vous pouvez y construire des { $houses }, à tout moment (T6).

rule-B2 = Bâtir uniformément
    .text = Pas de deuxième { $house } sur une propriété tant qu’une autre du même groupe n’en porte pas encore, et ainsi de suite
        jusqu’à { $houses_for_hotel }. On vend tout aussi uniformément.
    .in-sore-losers = Cette règle n’existe pas : bâtissez comme bon vous semble.

rule-B3 = Hypothèque, pas de chantier
    .text = On ne construit rien sur une propriété hypothéquée.
    .in-hasbro-2000 = Ni ailleurs dans son groupe, tant qu’une propriété du groupe est hypothéquée.
    .in-winning-moves = Ni ailleurs dans son groupe, tant qu’une propriété du groupe est hypothéquée.
    .decision-in-sore-losers = On peut construire sur le reste du groupe : le livret ne l’interdit pas.

rule-B4 = Les { $hotels }
    .text = Il faut d’abord { $houses_for_hotel } { $houses } sur chaque { $street } du groupe ; une propriété déjà passée aux { $hotels }
        compte comme si elle les portait. Rendez alors ces { $houses_for_hotel } { $houses } à la banque et payez le prix imprimé.
        Pas de deuxième { $hotel } au même endroit, et rien d’autre à côté.
    .decision-in-winning-moves = Le livret ne parle que de la propriété où l’on bâtit ; comme on bâtit uniformément (B2), nous
        demandons que tout le groupe en soit là.

rule-B5 = Combien à la fois
    .text = Achetez autant de bâtiments que votre argent le permet.
    .in-hasbro-2000 = Vous pouvez aussi en vendre autant que vous voulez.
    .in-winning-moves = Vous pouvez aussi en vendre autant que vous voulez.

rule-B6 = Il n’en reste plus
    .text = Si la banque n’a plus le bâtiment voulu ({ $house } ou { $hotel }), il faut attendre.

rule-B7 = Un bâtiment rare
    .text = Quand plusieurs joueurs veulent un bâtiment devenu rare, il est mis aux enchères. Le gagnant paie son enchère au lieu du prix
        et place le bâtiment où les règles le permettent ; pour passer aux { $hotels }, il rend aussi à la banque les
        { $houses_for_hotel } { $houses } en place.
    .in-hasbro-2000 = C’est le cas quand deux joueurs ou plus en veulent, à eux tous, plus qu’il n’en reste. { scarce-opening }
    .in-winning-moves = C’est le cas quand deux joueurs ou plus en veulent, à eux tous, plus qu’il n’en reste. { scarce-opening }
    .in-sore-losers = Ce n’est le cas que du dernier bâtiment de sa sorte ({ $house } ou { $hotel }). { scarce-opening }
    .decision = Pendant ce temps, personne d’autre n’achète de bâtiment.
    .decision-in-hasbro-2000 = { scarce-when-short }
    .decision-in-winning-moves = { scarce-when-short }
    .decision-in-sore-losers = À chacun des autres joueurs qui pourrait le construire sur-le-champ, selon ses groupes et son argent, on
        demande s’il le veut aussi.

rule-B8 = Vendre des bâtiments
    .text = Les bâtiments ne se vendent qu’à la banque, à la moitié de leur prix, à tout moment.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).

rule-B9 = Se défaire des { $hotels }
    .text = Chaque { $hotel } peut s’échanger contre la moitié de son prix et { $houses_for_hotel } { $houses } à sa place, si la banque les a.
    .in-hasbro-2000 = Ou vendez tous ensemble, à tout moment, les { $hotels } du groupe : chaque { $hotel } rapporte la moitié de
        son prix et la moitié du prix de ses { $houses_for_hotel } { $houses }.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).
    .decision-in-hasbro-2000 = Quand on les vend ainsi tous ensemble, les autres { $houses } du groupe partent avec.
    .decision-in-winning-moves = La condition que la banque les ait est de nous. Quand elle n’en a pas assez, et alors seulement, les { $hotels } du groupe peuvent se
        vendre tous ensemble : chaque { $hotel } rapporte la moitié de son prix et la moitié du prix de ses { $houses_for_hotel } { $houses }.

rule-B10 = Les bâtiments restent
    .text = Une fois construits, les bâtiments restent jusqu’à la fin de la partie. Ils ne se vendent jamais.

## Les hypothèques

rule-M1 = Hypothéquer
    .text = Retournez le titre et recevez de la banque sa valeur d’hypothèque.
    .in-hasbro-2000 = Il faut d’abord vendre ce qui est bâti sur la propriété.
    .in-winning-moves = Il faut d’abord vendre tout ce qui est bâti dans son groupe.
    .in-sore-losers = Il n’y a rien à vendre d’abord : les bâtiments restent, mais ne rapportent rien tant que dure l’hypothèque.

rule-M2 = Lever l’hypothèque
    .text = Versez à la banque la valeur d’hypothèque et { $interest } % en plus : la propriété est de nouveau libre.
    .decision = Les intérêts s’arrondissent à l’unité supérieure.

rule-M3 = Toujours au propriétaire
    .text = Une propriété hypothéquée reste à son propriétaire : nul ne l’obtient en payant la banque. Aucune propriété ne se vend à la banque.
    .decision-in-hasbro-2000 = Le livret interdit de vendre à la banque une propriété hypothéquée ; nous l’interdisons pour toutes.
    .decision-in-winning-moves = { booklet-is-silent }
    .decision-in-sore-losers = { booklet-is-silent }

rule-M4 = L’hypothèque dans un échange
    .text = Une propriété hypothéquée peut s’échanger. Celui qui la reçoit choisit aussitôt : lever l’hypothèque, ou la garder.
    .in-hasbro-2000 = La lever coûte sa valeur et { $interest } %.
    .in-winning-moves = La lever aussitôt coûte sa valeur seule. La garder coûte { $interest } % maintenant, et encore { $interest } % quand on la lèvera.
    .in-sore-losers = La lever coûte sa valeur et { $interest } %. La garder coûte { $interest } % maintenant.
    .decision-in-hasbro-2000 = La garder ne coûte rien.
    .decision-in-winning-moves = Un échange est refusé si celui qui reçoit la propriété ne pourrait pas payer ces { $interest } %.
    .decision-in-sore-losers = Un échange est refusé si celui qui reçoit la propriété ne pourrait pas payer ces { $interest } %.

rule-M5 = L’hypothèque après une faillite
    .text = Les propriétés hypothéquées d’un joueur en faillite passent telles quelles à son créancier.
    .in-hasbro-2000 = Celui-ci paie aussitôt à la banque { $interest } % sur chacune. Ensuite, une seule réponse vaut pour toutes : il garde
        toutes les hypothèques, ou les lève toutes aussitôt. Ce qu’il garde se lève plus tard comme toute hypothèque (M2).
    .in-winning-moves = Celui-ci paie aussitôt à la banque { $interest } % sur chacune. Ensuite, une seule réponse vaut pour toutes : il garde
        toutes les hypothèques, ou les lève toutes aussitôt. Ce qu’il garde se lève plus tard comme toute hypothèque (M2).
    .in-sore-losers = Elles ne coûtent rien au créancier, qui lève les hypothèques quand il veut.
    .decision = Un titre volé ou gagné (L11, G2, E6) reste hypothéqué, sans frais.
    .decision-in-hasbro-2000 = Les { $interest } % de toutes font une seule dette. Les lever toutes aussitôt ne coûte que leurs valeurs, en argent comptant.
        Chaque faillite est une question à part.
    .decision-in-winning-moves = Les { $interest } % de toutes font une seule dette. Les lever toutes aussitôt ne coûte que leurs valeurs, en argent comptant.
        Chaque faillite est une question à part.

## Les échanges

rule-D1 = Échanger
    .text = À tout moment, deux joueurs peuvent échanger argent, propriétés et { -jail-cards } aux conditions qui leur conviennent.
        Une offre n’est plus valable dès que l’un des deux n’a plus ce qu’elle nomme.
    .in-sore-losers = Les pièces s’échangent aussi (L15).
    .decision = Un cadeau est permis. Ce dont un combat, une attaque ou un vol va décider (G1, E6, L11) ne s’échange pas
        avant, sauf si son propriétaire est endetté.
    .decision-in-hasbro-2000 = Le livret parle de ventes ; nous permettons aussi l’échange.

rule-D2 = Échanger dans un groupe bâti
    .in-hasbro-2000 = Aucune propriété d’un groupe ne change de main tant qu’il y a un bâtiment dans le groupe.
    .in-winning-moves = Aucune propriété d’un groupe ne change de main tant qu’il y a un bâtiment dans le groupe.
    .in-sore-losers = Les propriétés changent de main avec leurs bâtiments.

rule-D3 = Les bâtiments seuls
    .text = Les bâtiments ne s’échangent jamais seuls.
    .decision-in-sore-losers = { booklet-is-silent }

rule-D4 = Rien pour plus tard
    .text = Entre joueurs, ni prêt d’argent, ni accord pour se dispenser d’un loyer.
        Un échange se fait sur-le-champ : rien n’y est remis à plus tard.
    .decision-in-hasbro-2000 = Le livret interdit les prêts ; interdire aussi les accords sur les loyers est de nous.
    .decision-in-sore-losers = Le livret ne dit rien des prêts ni de ces accords : les interdire est de nous.

## Dettes et faillite

rule-K1 = Trouver de l’argent
    .text = Si vous devez plus que vous n’avez d’argent, vous pouvez hypothéquer et échanger pour trouver le reste.
    .in-hasbro-2000 = Vous pouvez aussi vendre des bâtiments.
    .in-winning-moves = Vous pouvez aussi vendre des bâtiments.

rule-K2 = Payer en propriétés
    .in-hasbro-2000 = Une partie d’une dette envers un joueur peut se payer en propriétés sans bâtiment, hypothéquées ou non, à la valeur que le créancier accepte.
    .in-winning-moves = Un échange ordinaire avec le créancier le permet (D1).
    .in-sore-losers = Un échange ordinaire avec le créancier le permet (D1).
    .decision-in-hasbro-2000 = Le livret ne parle que des loyers ; nous le permettons pour toute dette envers un joueur.

rule-K3 = La faillite
    .text = Si vous ne pouvez toujours pas payer, vous êtes en faillite et quittez la partie.
    .decision = Vous ne pouvez pas renoncer tant qu’il vous est possible de réunir la somme en vendant et en hypothéquant (R7).

rule-K4 = En faillite envers la banque
    .in-hasbro-2000 = La banque prend l’argent et les titres, et met ceux-ci aux enchères un par un. Les { -jail-cards }
        vont sous leurs paquets.
    .in-winning-moves = La banque prend l’argent et les titres, et met ceux-ci aux enchères un par un, sans hypothèque.
        Les { -jail-cards } vont sous leurs paquets.
    .in-sore-losers = Les titres retournent à la banque, sans hypothèque, et les bâtiments restent en place. Un joueur qui s’arrête là
        peut acheter au prix imprimé et reçoit gratuitement les bâtiments.
    .decision-in-hasbro-2000 = { buildings-unpaid } Les enchères suivent l’ordre du plateau, et les hypothèques sont d’abord annulées.
    .decision-in-winning-moves = { buildings-unpaid } Les enchères suivent l’ordre du plateau.
    .decision-in-sore-losers = La banque prend aussi l’argent, et les { -jail-cards } vont sous leurs paquets : le livret ne parle que des
        titres et des pièces. Si l’achat est refusé, la propriété est mise aux enchères avec ses bâtiments.

rule-K5 = En faillite envers un joueur
    .in-hasbro-2000 = La banque rachète les bâtiments à moitié prix ; puis argent, titres et { -jail-cards } vont au créancier (M5).
    .in-winning-moves = Argent, titres et { -jail-cards } vont au créancier (M5).
    .in-sore-losers = Les titres vont au créancier, bâtiments en place ; les pièces vont à la banque.
    .decision-in-winning-moves = Auparavant, la banque rachète les bâtiments à moitié prix. { mortgaged-alone }
    .decision-in-sore-losers = L’argent et les { -jail-cards } vont aussi au créancier. { mortgaged-alone }

rule-K6 = Plusieurs dettes à la fois
    .text = Quand une carte{ or-a-power } vous fait toucher une somme de chaque joueur, ou en payer une à chacun, ce sont autant de
        dettes, réglées l’une après l’autre dans l’ordre du tour, en commençant à votre gauche.
    .decision = Cet ordre est de nous. La première dette qui ne peut être payée en entier met son débiteur en faillite, envers ce créancier.

## La fin de la partie

rule-W1 = Le dernier debout
    .text = Le dernier joueur à ne pas être en faillite gagne.
    .decision-edition-pokemon = Là où ce livret parle du joueur le plus riche, c’est encore lui dans une partie complète : il reste seul.

rule-W2 = Le dernier tour de plateau
    .text = Dès que toutes les propriétés ont trouvé preneur, le dernier tour de plateau commence. En atteignant la case Départ, vous vous
        y arrêtez, même au milieu d’un déplacement, et vous touchez { $salary }. Quand tous sont arrivés, chacun touche, dans
        l’ordre du tour, le loyer de chacune de ses propriétés : celui de
        ses bâtiments si elle en porte, sinon le double si son groupe est complet ; pour les { $stations }, le loyer dépend de leur
        nombre ; une propriété hypothéquée ne rapporte rien. Celui qui a le plus d’argent gagne.
    .decision = Une fois arrivé, vous ne lancez plus les dés et n’avez plus de tour, mais vous pouvez encore enchérir, réclamer, construire
        et échanger. Si vous êtes déjà sur la case Départ quand le dernier
        tour de plateau commence, vous avez encore ce tour à faire. Une faillite ne l’annule pas. C’est la banque qui paie les loyers
        du décompte. À égalité, on partage la victoire.

rule-W3 = Seul avant la fin
    .text = S’il ne reste qu’un joueur avant le décompte, c’est lui qui gagne.
    .decision = { whole-rule-is-ours }

## Parties plus courtes

rule-Q1 = Des titres distribués
    .in-hasbro-2000 = En partie rapide, on distribue { $dealt } titres à chaque joueur, qui en paie aussitôt le prix imprimé.
    .in-winning-moves = En partie rapide, on distribue gratuitement { $dealt } titres à chaque joueur.

rule-Q2 = Des { $hotels } plus tôt
    .text = En partie rapide, { $speed_houses } { $houses } sur chaque { $street } du groupe suffisent pour passer aux { $hotels }, dont le loyer
        ne change pas. Chaque { $hotel } s’échange contre { $speed_houses } { $houses } et la moitié de son prix ; la vente de tous ensemble (B9) rapporte
        la moitié de son prix et la moitié du prix de ces { $speed_houses } { $houses }.
    .decision-in-hasbro-2000 = Le livret ne donne que les sommes de la vente : l’échange contre { $speed_houses } { $houses } est de nous.
    .decision-in-winning-moves = Le livret ne donne que l’échange : la vente est de nous (B9).

rule-Q3 = La prison écourtée
    .text = En partie rapide, il faut sortir de prison à son prochain tour (J7).

rule-Q4 = La fin d’une partie rapide
    .text = Le joueur en faillite remet d’abord tout à son créancier ; puis ceux qui restent comptent leur fortune (Q5).
    .in-hasbro-2000 = La partie finit à la deuxième faillite.
    .in-winning-moves = La partie finit à la première faillite.
    .decision = Les titres qui reviennent alors à la banque ne sont pas mis aux enchères.
    .decision-in-hasbro-2000 = À deux joueurs, elle finit à la première faillite.

rule-Q5 = Compter les fortunes
    .text = Additionnez votre argent, vos propriétés à leur prix (à la moitié si elles sont hypothéquées), vos { $houses } à leur prix, et vos { $hotels } à
        leur prix plus celui des { $houses } qu’il a fallu rendre : { $speed_houses } pour chaque { $hotel }, ou { $houses_for_hotel } dans une partie complète. Le plus riche gagne.
    .decision = À égalité, on partage la victoire.

rule-Q6 = La partie à durée limitée
    .text = Convenez du moment où la partie s’arrête : celui qui est alors le plus riche (Q5) gagne.
    .edition-duel-masters = Une partie complète avec une limite : aucun titre n’est distribué.
    .edition-pokemon = Chaque joueur reçoit deux titres et les paie aussitôt (Q1) ; pour le reste, c’est une partie complète.
    .edition-classic = Une partie complète avec une limite : aucun titre n’est distribué.
    .decision = Quand le temps est écoulé, on finit l’achat, les enchères, la dette, les réclamations et les autres questions déjà ouvertes,
        personne ne lance plus les dés, et l’on compte. Finir son tour n’est pas une telle question.
    .decision-edition-duel-masters = Ce livret n’en parle qu’à la fin de sa partie rapide : en faire une partie complète, sans titres
        distribués, est de nous.

## Le combat

rule-G1 = Choisir le combat
    .text = Si vous vous arrêtez chez un autre joueur, sur la toute dernière propriété qu’il vous faut pour compléter une couleur, vous pouvez
        combattre au lieu de payer le loyer.
    .decision = Vous choisissez avant toute réclamation. Si la propriété est hypothéquée, il n’y a ni loyer ni combat. Qu’elle soit ou
        non la dernière se juge quand le pion s’arrête, comme le loyer (R1).

rule-G2 = Le combat
    .text = Lancez les deux dés et comptez 1 000 par point. Si vous atteignez la force de la propriété (G3), son titre est à vous ; sinon, payez au
        propriétaire dix fois le loyer. Un double fait au combat ne compte pas, mais celui qui vous a amené là vous fait
        toujours rejouer.
    .decision = La somme se paie aussitôt, sans que le propriétaire ait à la réclamer.

rule-G3 = Les forces
    .text = À chaque { $street } sa force, indiquée avec son titre : le nombre à atteindre au combat (G2).
    .edition-duel-masters = Dans l’ordre du plateau : 1 000, 2 000 · 1 000, 2 000, 3 000 · 2 500, 3 000, 4 000 · 4 000, 4 000, 6 000 ·
        3 000, 5 000, 8 000 · 5 000, 5 000, 8 000 · 6 000, 9 000, 11 000 · 9 500, 11 500.

## Les pouvoirs des doubles

rule-E1 = Un pouvoir ou un lancer
    .text = Après un double, une fois le déplacement fait et la case réglée, choisissez : rejouer, ou utiliser le pouvoir de ce double.
        Après un pouvoir, on ne rejoue pas.

rule-E2 = Double 1 : la téléportation
    .text = Allez sur la case que vous voulez, mais pas en prison. Si le chemin, dans le sens des aiguilles d’une montre, passe
        par la case Départ ou y finit, touchez { $salary }.
    .decision = Ni la case Prison, ni Allez en prison, ni la case où vous êtes ne peuvent être choisies ; et vous faites ce que dit la nouvelle case.

rule-E3 = Double 2 : le repos
    .text = Touchez { $two_hundred } de la banque.

rule-E4 = Double 3 : Vampigraine
    .text = Touchez { $fifty } de chaque joueur.

rule-E5 = Doubles 4 et 5 : une carte
    .text = Double 4 : tirez une carte { $chance }. Double 5 : tirez une carte { $chest }.

rule-E6 = Double 6 : l’attaque
    .text = Attaquez une case de couleur d’un autre joueur. Chacun lance les deux dés : le plus grand total prend la case ou la garde, et à
        égalité on relance. Rien ne s’attaque dans un groupe qu’un adversaire possède en entier.
    .decision = Seuls l’attaquant et le propriétaire lancent, l’attaquant d’abord : le livret peut se lire comme si tous lançaient.

rule-E7 = Pas en sortant de prison
    .text = Un double qui fait sortir de prison ne donne ni nouveau lancer ni pouvoir.
    .decision = Un troisième double d’affilée mène toujours en prison (T3).

rule-E8 = Les jetons d’arène
    .text = Dans chaque partie, avec ou sans les pouvoirs, qui possède toute une couleur gagne le jeton de son arène. Ce jeton s’affiche à côté du
        nom du joueur, sans autre effet.
    .decision-edition-pokemon = Le livret ne nomme pas les jetons : ils portent ici les noms des badges.

## Les pièces et M. Monopoly

rule-L1 = Gagner des pièces
    .text = Une pièce de la banque vous revient pour chaque loyer, taxe ou facture que vous payez, pour chaque entrée en prison, quelle qu’en
        soit la raison, et quand une carte le dit. Elle se prend au moment du paiement. Les autres paiements (cartes, amendes) n’en donnent pas.

rule-L2 = Une pièce pour la visite
    .text = Prenez une pièce quand { -figure } s’arrête sur votre case.

rule-L3 = Une pièce chez soi
    .text = Prenez une pièce quand vous vous arrêtez sur votre propre propriété.

rule-L4 = Pas plus de { $most_coins } pièces
    .text = Vous n’en avez jamais plus de { $most_coins } : toute pièce de plus est perdue. { -figure } n’en reçoit jamais.
        La banque a ce qui reste des { $coins_in_all }. Un échange contraire à cette règle est refusé.

rule-L5 = Devenir { -figure }
    .text = Au début de votre tour, ou avant de rejouer après un double (le livret appelle ce lancer un autre tour), { $most_coins } pièces vous
        donnent la figurine { -figure }. Elle prend votre place sur le plateau, et votre pion va au centre. Impossible si vous êtes
        piégé (L12). Possible en prison : vous voilà libre, et vous lancez les dés comme d’habitude (un double fait rejouer).

rule-L6 = Ne plus être { -figure }
    .text = Celui qui était { -figure } reprend son pion, sur la case où se tenait la figurine.

rule-L7 = { -figure } et les loyers
    .text = Quand, devenu { -figure }, vous vous arrêtez sur la propriété non hypothéquée d’un autre joueur, c’est lui qui vous paie le loyer ;
        il prend une pièce, et L1 n’en ajoute pas d’autre.
    .decision = Nul besoin de réclamer ce loyer.

rule-L8 = { -figure } et les taxes
    .text = Sur une taxe ou une facture, la banque en paie le montant à { -figure }.

rule-L9 = { -figure } et la prison
    .text = { -figure } ne va pas en prison : il y envoie à sa place un autre joueur de son choix, qui prend une pièce pour cela (L1).
        Trois doubles d’affilée ne l’y mènent pas non plus : il avance et rejoue.
    .decision = La figurine reste où elle est, et son tour continue.

rule-L10 = Bâtir gratuitement
    .text = Tant que quelqu’un est { -figure }, chaque double lancé dans un tour, par qui que ce soit, essai en prison et troisième double compris,
        oblige { -figure } à placer gratuitement un bâtiment ({ $house }). Toute case de couleur convient, avec ou sans propriétaire, en
        groupe complet ou non. Celui qui achète la case plus tard la paie au prix imprimé, sans plus : ce qui s’y trouve est gratuit.
    .decision = Cela se fait avant tout déplacement : { $houses_for_hotel } au plus au même endroit, rien là où l’on est déjà passé aux { $hotels },
        pas d’enchères, et seulement tant que la banque en a. Achetée aux enchères, la case vient avec ce qui s’y trouve, au prix de l’enchère.

rule-L11 = Pièges et vols
    .text = Quand { -figure } s’arrête sur une case où se tient un autre joueur, celui-ci est piégé, et { -figure } peut lui voler une propriété,
        mais jamais dans un groupe de couleur complet. L’hypothèque et les bâtiments suivent la propriété. Sur la case Prison, cela vaut
        pour les prisonniers comme pour les visiteurs.
    .decision = Cela passe avant l’effet de la case. S’il y a là plusieurs joueurs, tous sont piégés, et une propriété peut être volée à
        chacun, dans l’ordre du tour : le livret ne parle que d’un joueur. On peut toujours voler des { $stations }.

rule-L12 = Piégé
    .text = Un joueur piégé n’avance pas avant le départ de la figurine : son tour est sauté, et en prison ce n’est pas un essai. Il peut
        encore enchérir, réclamer et construire, mais ses pièces n’achètent pas la figurine (L5).
    .in-sore-losers = La première page du livret dit qu’un joueur piégé saute son prochain tour. Nous suivons son texte plus long : il
        attend le départ de la figurine.
    .decision = Il peut aussi hypothéquer et échanger, mais ses pièces n’entrent dans aucun échange.

rule-L13 = Sur une case partagée
    .text = Devenir { -figure } là où d’autres se tiennent ne piège personne et ne permet aucun vol.

rule-L14 = { -figure } au Parc gratuit
    .text = La pièce que vous prenez à un joueur va à la banque (F2).

rule-L15 = Échanger des pièces
    .text = Les pièces s’échangent (D1). Celles d’un joueur en faillite vont à la banque.

rule-L16 = { -figure } au dernier tour de plateau
    .text = Quand { -figure } atteint la case Départ au dernier tour de plateau, rien n’est volé. D’autres peuvent encore acheter la figurine.
    .decision = Personne n’y est piégé non plus.

## Quand les règles se rencontrent

rule-R1 = Quand le loyer est fixé
    .text = Le loyer est fixé au moment où le pion s’arrête : le propriétaire, la somme, les bâtiments, les hypothèques et le nombre de titres
        possédés sont ceux de ce moment. Ce que l’on construit, hypothèque ou échange avant la réclamation n’y change rien. Le droit
        de réclamer reste à ce propriétaire ; il ne s’échange pas, et il est perdu si l’un des deux joueurs fait faillite.
    .decision = { whole-rule-is-ours }

rule-R2 = Compter les tours d’une réclamation
    .text = Seuls comptent les tours où l’on a lancé les dés : on saute les joueurs piégés ou en faillite. Un essai en prison est un lancer ;
        un lancer pour le loyer d’un service public, un combat ou une attaque n’en est pas un.
    .in-hasbro-2000 = À deux joueurs, le propriétaire a jusqu’au prochain lancer du visiteur lui-même.
    .decision = { whole-rule-is-ours }

rule-R3 = Ce que prend une réclamation
    .text = Une réclamation prend tout ce qui est dû au propriétaire, ou tout ce que lui doit un visiteur s’il le nomme, du plus ancien au plus récent.
        Un loyer non réclamé n’est pas une dette.
    .decision = { whole-rule-is-ours }

rule-R4 = Réclamer avant le décompte
    .text = Avant le dernier décompte d’une partie, chaque réclamation encore ouverte est proposée une fois, puis réglée.
    .decision = { whole-rule-is-ours }

rule-R5 = Tant qu’une dette est ouverte
    .text = Les dettes se règlent une à une, la plus ancienne d’abord. Tant qu’il en reste une, personne ne lance les dés, et le débiteur ne peut que
        vendre, hypothéquer, échanger, réclamer et payer : ni construire, ni lever d’hypothèque, ni acheter, ni enchérir. Un échange du
        débiteur doit lui apporter de l’argent, ou se faire avec le créancier. Le prix est celui dont les deux conviennent (D1), si bas
        soit-il : un débiteur peut céder tous ses titres à un ami pour { $one }, puis faire faillite. La table qui ne le veut pas
        joue la règle maison H29.
    .decision = { whole-rule-is-ours }

rule-R6 = Dette ou enchères
    .text = Une dette et des enchères ne sont jamais ouvertes ensemble : on finit d’abord ce qui est ouvert.
    .decision = { whole-rule-is-ours }

rule-R7 = Ce qui peut être réuni
    .text = La somme que vous pourriez réunir (K3), c’est votre argent et la valeur d’hypothèque de vos titres libres. Les échanges n’y comptent pas.
    .in-hasbro-2000 = La moitié du prix de vos bâtiments y compte aussi.
    .in-winning-moves = La moitié du prix de vos bâtiments y compte aussi.
    .decision = { whole-rule-is-ours }

rule-R8 = En faillite à son tour
    .text = Votre tour est fini, double ou non, et c’est au joueur suivant. S’il ne reste qu’un joueur, la partie finit aussitôt.
    .in-hasbro-2000 = Les enchères de K4 viennent avant le joueur suivant ; s’il ne reste qu’un joueur, il n’y a ni enchères ni les { $interest } % de M5.
    .in-winning-moves = Les enchères de K4 viennent avant le joueur suivant ; s’il ne reste qu’un joueur, il n’y a ni enchères ni les { $interest } % de M5.
    .decision = { whole-rule-is-ours }

rule-R9 = Prison et doubles
    .text = Aller en prison remet à zéro le compte des doubles.
    .decision = { whole-rule-is-ours }

rule-R10 = Quand un pouvoir est proposé
    .text = Un pouvoir est proposé une fois la case entièrement réglée, jamais après une entrée en prison ni un troisième double. Un pouvoir sans
        cible possible n’est pas proposé. Il faut choisir l’un des deux, le lancer ou le pouvoir.
    .decision = { whole-rule-is-ours }

rule-R11 = Qui { -figure } peut envoyer
    .text = Pour L9, tout joueur encore en jeu, qui n’est ni déjà en prison ni arrivé (W2) ; s’il n’y en a pas, il ne se passe rien. Si celui qui a la
        figurine fait faillite, elle retourne au centre et libère ceux qu’elle piégeait. Un pion rendu par L6 reste simplement où il est.
    .decision = { whole-rule-is-ours }

rule-R12 = Les cartes et { -figure }
    .text = Ce qu’une carte fait payer ne s’inverse pas pour { -figure } : seul s’inverse ce que les cases font payer.
    .decision = { whole-rule-is-ours }

rule-R13 = Envoyé là où l’on est
    .text = Les pouvoirs font tirer des cartes n’importe où sur le plateau. Si l’une vous fait avancer jusqu’à la case où vous êtes, vous faites tout
        le tour : vous touchez { $salary } en passant par la case Départ, et la case se joue de nouveau. Envoyé à la case Départ alors que
        vous y êtes, vous touchez { $salary }.
    .decision = { whole-rule-is-ours }

rule-R14 = La collecte d’abord
    .text = Ce qu’une carte{ or-a-power } fait payer à plusieurs joueurs (K6) est d’abord touché en entier ; vient ensuite seulement ce qu’entraîne
        la faillite de l’un d’eux, à commencer par la remise de ses biens.
    .in-hasbro-2000 = Les intérêts de M5 et les enchères de K4 attendent de même.
    .in-winning-moves = Les intérêts de M5 et les enchères de K4 attendent de même.
    .decision = { whole-rule-is-ours }

rule-R15 = La dette avant le choix
    .text = Un joueur qui doit les intérêts de M5 peut vendre ce dont il vient d’hériter avant de décider s’il garde ou lève les hypothèques : la dette vient
        d’abord, la décision ensuite.
    .decision = { whole-rule-is-ours }

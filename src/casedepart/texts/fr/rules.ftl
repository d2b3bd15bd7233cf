# Les règles en français. Un message par règle, nommé par son numéro ; sa valeur est le titre, et ses attributs sont :
#   .text                       ce qui vaut partout
#   .in-RULESET                 ce qu’un jeu de règles ajoute ou fait autrement
#   .edition-EDITION            ce qu’une édition ajoute
#   .decision…                  ce qu’aucun livret ne tranche et que nous avons décidé : partout, -in-RULESET ou -edition-EDITION
# Les arguments sont les mots et les nombres de l’édition : voir `Words.arguments`. Le genre de ces mots est inconnu :
# tourner la phrase pour qu’il ne compte pas (les, des, aux, chaque, par, en, un nombre en chiffres).

-figure = M. Monopoly
-jail-card = carte « Sortie de prison »
-jail-cards = cartes « Sortie de prison »

whole-rule-is-ours = Toute cette règle : aucun livret ne tranche.
booklet-is-silent = Le livret n’en dit rien ; nous jouons ainsi.
claim-window = { $claim_turns ->
    [1] Le propriétaire a jusqu’au lancer du joueur suivant.
    [2] Le propriétaire a jusqu’au lancer du deuxième joueur après le visiteur.
   *[other] Le propriétaire a jusqu’à ce que { $claim_turns } autres joueurs aient lancé les dés.
}
scarce-opening = { $scarce_opening ->
    [0] Mise à prix : le plus bas prix de construction imprimé sur un titre où les enchérisseurs voudraient bâtir.
   *[other] Mise à prix : { $scarce }.
}
nearest-utility = Si une carte vous envoie à la case la plus proche parmi les { $utilities }, le loyer dû y est de dix fois un nouveau lancer.
scarce-when-short = Le bâtiment demandé compte avec tout ce que les autres pourraient construire sur-le-champ, par leurs groupes et leur argent. Si
    c’est plus que la banque n’en a, on demande à chacun de ces autres s’il dispute le bâtiment.

## Mise en place

rule-S1 = L’argent du début
    .text = Chaque joueur commence avec { $cash_figure ->
            [1500] { $cash } : deux billets de 500, quatre de 100, un de 50, un de 20, deux de 10, un de 5 et cinq de 1.
           *[other] { $cash }.
        }
    .decision-in-winning-moves = L’image qui montrait cette somme est perdue dans les livrets : nous donnons { $cash }.

rule-S2 = Pions et joueurs
    .text = Chacun prend un pion et le pose sur la case Départ ; y commencer ne rapporte rien.
        Il peut y avoir autant de joueurs que de pions{ $edition_meant ->
            [yes] { "\u00A0" }: { $most_players }.
           *[no] .
        }
    .edition-duel-masters = Six pions : Shobu, Mimi, Knight, Hakuoh, Rekuta et Kyoshiro.
    .edition-pokemon = Six pions Pokémon.
    .edition-saint-seiya = Six pions : Ikki du Phoenix, Shiryū du Dragon, Hyōga du Cygne, Seiya de Pégase, Shun d’Andromède et Athéna.
    .edition-dragon-ball-super = Huit pions, un par Univers : 2, 3, 4, 6, 7, 9, 10 et 11.
    .edition-sore-losers = Six pions, et la figurine { -figure }, qui n’est d’abord à personne.
    .edition-classic = Huit pions tout simples, de notre choix.
    .decision = Il faut être au moins deux.

rule-S3 = La banque
    .text = La banque peut toujours payer : elle ne connaît pas la faillite. Le programme tient la banque, aucun joueur n’en est chargé.
    .decision-in-sore-losers = { booklet-is-silent }

rule-S4 = Les bâtiments de la banque
    .text = Il y a { $houses_in_bank } { $houses } et { $hotels_in_bank } { $hotels }, et pas un bâtiment de plus.

rule-S5 = Titres et cartes
    .text = Chaque propriété a son titre. Les deux paquets, { $chance } et { $chest }, comptent 16 cartes chacun.
    .in-hasbro-2000 = 28 titres : 22 { $streets }, 4 { $stations } et 2 { $utilities }.
    .in-winning-moves = 28 titres : 22 { $streets }, 4 { $stations } et 2 { $utilities }.
    .in-sore-losers = 26 titres : 22 { $streets } et 4 { $stations }. Les deux cases qui sont ailleurs des services publics sont ici des factures (X2).

rule-S6 = Qui commence
    .text = Tous lancent les deux dés pour savoir qui commence ; ensuite, on joue vers la gauche.
    .in-hasbro-2000 = Le plus grand total commence.
    .in-winning-moves = Le plus grand total commence.
    .in-sore-losers = Le plus petit total commence.
    .decision = Les joueurs à égalité pour la première place relancent.

rule-S7 = Le mélange
    .text = Avant la partie, on mélange les deux paquets et on les pose faces cachées.

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
    .text = Après un double, terminez-en avec la case atteinte, puis rejouez.

rule-T3 = Le troisième double
    .text = Au troisième double d’affilée, vous partez droit en prison, sans faire ce troisième déplacement.
    .in-sore-losers = Sauf pour { -figure } : voir L9.

rule-T4 = Passer par la case Départ
    .text = La case Départ rapporte { $salary } à chaque passage et à chaque arrêt.
        Cela peut arriver deux fois dans un tour : aux dés, puis par une carte qui y renvoie.

rule-T5 = Envoyé en prison
    .text = En route pour la prison, la case Départ ne rapporte rien, et votre tour finit aussitôt, double ou non.

rule-T6 = À tout moment
    .text = Nul besoin d’attendre son tour, d’être hors de prison ni d’avoir une dette pour réclamer un loyer, enchérir,
        construire, hypothéquer, lever une hypothèque ou échanger. Un joueur endetté s’en tient à R5.
    .in-hasbro-2000 = On peut de même vendre ses bâtiments à tout moment.
    .in-winning-moves = On peut de même vendre ses bâtiments à tout moment.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).
    .decision-in-hasbro-2000 = On construit à chaque instant, et pas seulement entre deux tours ; et tout cela est permis
        en prison, bien que le livret n’y parle que des loyers.

## Achats, enchères, loyers

rule-P1 = Une propriété sans propriétaire
    .text = Arrêtez-vous là et vous pouvez l’acheter au prix imprimé. Sinon, elle part aussitôt aux enchères.

rule-P2 = Les enchères
    .text = Tous peuvent enchérir, même celui qui vient de refuser l’achat ; la plus haute offre l’emporte. Passer, c’est quitter
        cette vente pour de bon. Elle finit quand il ne reste que le meilleur enchérisseur, ou plus personne.
    .in-sore-losers = Les offres viennent dans n’importe quel ordre.
    .decision = Qui ne pourrait pas faire l’offre suivante, même en vendant et en hypothéquant tout, sort de la vente sans qu’on le lui demande.
    .decision-in-hasbro-2000 = Les offres viennent dans n’importe quel ordre.
    .decision-in-winning-moves = Les offres viennent dans n’importe quel ordre.

rule-P3 = Le montant d’une offre
    .text = La première offre est libre, à partir de { $opening }. Chaque surenchère ajoute au moins { $one }.
    .in-sore-losers = Les ventes s’ouvrent à { $opening }.
    .decision-in-hasbro-2000 = Le livret ne fixe pas de minimum : celui de { $opening } est de nous.

rule-P4 = On enchérit en argent
    .text = Une enchère gagnée se paie en argent.
    .decision = Nul n’offre plus que l’argent qu’il a en main ; à lui d’en trouver d’abord s’il en manque (T6).
        La plus haute offre est mise de côté jusqu’à ce qu’une autre la dépasse.
    .decision-in-hasbro-2000 = Payer en argent seulement est aussi de nous.
    .decision-in-sore-losers = Payer en argent seulement est aussi de nous.

rule-P5 = Personne n’enchérit
    .text = Sans aucune offre, la propriété reste à la banque.
    .decision-in-hasbro-2000 = { booklet-is-silent }
    .decision-in-winning-moves = { booklet-is-silent }

rule-P6 = Réclamer le loyer
    .text = Un loyer n’est dû que si le propriétaire le réclame à temps ; trop tard, on ne doit plus rien.
        Un nouveau lancer du même joueur après un double ne met pas fin au délai.
    .in-hasbro-2000 = { claim-window }
    .in-winning-moves = { claim-window }
    .in-sore-losers = { claim-window }

rule-P7 = Le groupe complet
    .text = Quand un joueur a toutes les propriétés d’une couleur, le loyer de celles qui sont nues est doublé.
    .in-hasbro-2000 = Seulement tant que rien n’est hypothéqué dans le groupe.
    .in-winning-moves = Seulement tant que rien n’est hypothéqué dans le groupe.
    .in-sore-losers = Celles qui sont hypothéquées ne rapportent rien, mais les autres gardent le loyer doublé.

rule-P8 = Le loyer avec bâtiments
    .text = Là où il y a des bâtiments, le loyer est celui imprimé pour eux. Dans un groupe complet, les propriétés encore nues
        rapportent toujours le double (P7), même si d’autres du groupe sont bâties.

rule-P9 = Hypothéquée : pas de loyer
    .text = Une propriété hypothéquée ne rapporte aucun loyer ; le reste de son groupe, si.

rule-P10 = Loyer des { $stations }
    .text = Il dépend du nombre que possède le propriétaire : pour 1, 2, 3, 4, c’est { $station_rents }.
        Une hypothèque ne change pas ce nombre, mais prive la case elle-même de loyer (P9).
    .edition-dragon-ball-super = Notre exemplaire du livret montre 5 pour un seul titre : une erreur de numérisation.
    .decision-in-winning-moves = Compter aussi ce qui est hypothéqué est de nous.

rule-P11 = Loyer des { $utilities }
    .text = { $times_one } fois les dés, ou { $times_both } fois si le propriétaire a les deux { $utilities }, hypothèque ou non.

rule-P12 = Quels dés pour les { $utilities }
    .in-hasbro-2000 = Le lancer qui a amené le visiteur compte. Si c’est une carte ou un pouvoir qui l’a amené, on lance de nouveau.
    .in-winning-moves = On lance toujours de nouveau.
    .decision = C’est le visiteur qui lance de nouveau, une fois le loyer réclamé.

rule-P13 = Chez soi
    .text = Sur votre propre propriété, vous ne devez rien.
    .in-sore-losers = Vous prenez une pièce (L3).

## Cartes, taxes, Parc gratuit

rule-C1 = Tirer une carte
    .text = Prenez la première carte du paquet, glissez-la dessous et faites aussitôt ce qu’elle dit.

rule-C2 = La { -jail-card }
    .text = Gardez-la jusqu’à ce que vous l’utilisiez ou la vendiez. Une fois utilisée, elle va sous son propre paquet.

rule-C3 = Déplacé par une carte
    .text = Passer la case Départ en avançant rapporte { $salary }, et y finir aussi, d’où que l’on vienne. Aller en prison, jamais.
    .decision = Repasser la case Départ en reculant ne rapporte rien.

rule-C4 = Ce que font les cartes
    .text = Si une carte vous envoie à la case la plus proche parmi les { $stations }, le loyer dû y est doublé.
        Un loyer dû par une carte se réclame comme un autre (P6).
    .in-hasbro-2000 = { nearest-utility }
    .in-winning-moves = { nearest-utility }
    .in-sore-losers = Aucune carte n’envoie vers un service public, puisqu’il n’y en a pas ; deux cartes de chaque paquet donnent une pièce (L1).
    .decision = Aucun livret n’imprime ses cartes : leurs effets viennent des paquets classiques, leurs mots sont de nous.

rule-X1 = Les taxes
    .text = Sur une case de taxe, payez à la banque le montant imprimé.

rule-X2 = Les factures
    .text = La facture d’électricité et la facture d’eau tiennent la place des services publics : payez à la banque le montant imprimé.

rule-F1 = Parc gratuit : une pause
    .text = Il ne s’y passe rien. Pas de cagnotte : taxes et amendes vont à la banque.

rule-F2 = Parc gratuit : une pièce volée
    .text = Volez une pièce à un autre joueur qui en a. Si vous en tenez déjà { $most_coins }, ou si vous êtes { -figure },
        la pièce prise va à la banque. Si aucun autre n’en a, il ne se passe rien.

## La prison

rule-J1 = Comment on y entre
    .text = Par la case Allez en prison, par une carte, ou par un troisième double d’affilée (T3).
    .in-sore-losers = { -figure } y envoie quelqu’un d’autre à sa place (L9).

rule-J2 = Comment on en sort
    .text = Au début de n’importe quel tour en prison, vous pouvez payer l’amende, ou utiliser une { -jail-card }, puis lancer les dés
        et avancer comme d’habitude, un double faisant rejouer ; ou bien tenter un double (J4).
        Avant de lancer, vous pouvez acheter une carte à un autre joueur (D1).
    .in-sore-losers = Donner { $most_coins } pièces pour la figurine { -figure } libère aussi (L5).
    .decision-in-hasbro-2000 = On peut lire dans le livret que l’on paie à un tour et joue au suivant : nous lisons que l’on paie
        quand un tour commence, et que l’on lance dans ce tour.

rule-J3 = L’amende
    .text = Payer sa sortie de prison coûte { $fine }.
    .edition-saint-seiya = Ce livret imprime 150, trois fois. L’autre livret de la même famille imprime 50 : c’est peut-être une erreur
        de numérisation ; la somme est un réglage dans le fichier de l’édition.

rule-J4 = Sortir par un double
    .text = Un double vous libère : avancez de ce lancer. Il ne fait pas rejouer.
    .decision-edition-duel-masters = Ne pas rejouer est de nous : ce livret laisse la question ouverte.
    .decision-in-winning-moves = Ne pas rejouer est de nous : les livrets laissent la question ouverte.

rule-J5 = Le dernier essai
    .text = { $jail_tries ->
            [1] Si votre premier tour en prison
            [2] Si votre deuxième tour en prison
            [3] Si votre troisième tour en prison
           *[other] Si votre tour numéro { $jail_tries } en prison
        } ne donne pas de double, payez l’amende et avancez de ce lancer. L’amende est une dette (K1), à régler avant d’avancer.
    .decision = À ce moment, une { -jail-card } ne sert plus.

rule-J6 = Simple visite
    .text = Si un déplacement ordinaire finit sur la case Prison, vous ne faites que passer : rien n’arrive.

rule-J7 = La prison en partie rapide
    .text = En partie rapide, il faut sortir de prison à son prochain tour : avec une carte, par un seul lancer pour un double, ou en payant l’amende.
    .decision = Si le lancer échoue, payez l’amende et avancez de ce lancer.

## Les bâtiments

rule-B1 = Qui peut construire
    .text = Possédez toutes les propriétés d’une couleur et vous pouvez y mettre des { $houses }, à tout moment (T6).

rule-B2 = Bâtir de façon égale
    .text = Pas de deuxième { $house } dans un groupe avant que chaque { $street } du groupe n’en porte 1, et ainsi de suite
        jusqu’à { $houses_for_hotel }. On vend de façon tout aussi égale.
    .in-sore-losers = Cette règle n’existe pas : bâtissez comme bon vous semble.

rule-B3 = Hypothèque, pas de chantier
    .text = On ne construit rien sur une propriété hypothéquée.
    .in-hasbro-2000 = Ni ailleurs dans son groupe, tant qu’une propriété du groupe est hypothéquée.
    .in-winning-moves = Ni ailleurs dans son groupe, tant qu’une propriété du groupe est hypothéquée.
    .decision-in-sore-losers = On peut construire sur le reste du groupe : le livret ne l’interdit pas.

rule-B4 = Les { $hotels }
    .text = Il faut d’abord { $houses_for_hotel } { $houses } sur chaque { $street } du groupe (là où il y a 1 { $hotel }, c’est compté comme fait). Rendez
        alors ces { $houses_for_hotel } { $houses } à la banque et payez le prix imprimé. Au plus 1 { $hotel } par { $street }, et rien à côté.

rule-B5 = Combien à la fois
    .text = Achetez autant de bâtiments que votre argent le permet.
    .in-hasbro-2000 = Vous pouvez aussi en vendre autant que vous voulez.
    .in-winning-moves = Vous pouvez aussi en vendre autant que vous voulez.

rule-B6 = Il n’en reste plus
    .text = Si la banque n’a plus le bâtiment voulu ({ $house } ou { $hotel }), il faut attendre.

rule-B7 = Pas assez pour tous
    .text = Quand plusieurs joueurs veulent le même bâtiment rare, il est mis aux enchères. Le gagnant paie son offre au lieu du prix et
        le place où les règles le permettent ; pour 1 { $hotel }, les { $houses_for_hotel } { $houses } en place retournent aussi à la banque.
    .in-hasbro-2000 = C’est le cas quand il en reste moins que deux joueurs ou plus n’en veulent. { scarce-opening }
    .in-winning-moves = C’est le cas quand il en reste moins que deux joueurs ou plus n’en veulent. { scarce-opening }
    .in-sore-losers = Seulement pour le dernier bâtiment de sa sorte ({ $house } ou { $hotel }). { scarce-opening }
    .decision = Les bâtiments passent aux enchères un par un, et personne d’autre n’en achète entre-temps.
    .decision-in-hasbro-2000 = { scarce-when-short }
    .decision-in-winning-moves = { scarce-when-short }
    .decision-in-sore-losers = À chacun des autres qui pourrait le construire sur-le-champ, par ses groupes et son argent, on demande s’il le dispute.

rule-B8 = Vendre des bâtiments
    .text = Les bâtiments se vendent à la seule banque, à la moitié de leur prix, à tout moment.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).

rule-B9 = Se défaire des { $hotels }
    .text = Échangez 1 { $hotel } contre la moitié de son prix et { $houses_for_hotel } { $houses } à sa place, si la banque les a.
    .in-hasbro-2000 = Ou vendez d’un coup, à tout moment, l’ensemble des { $hotels } du groupe : chaque { $hotel } rapporte la moitié de
        son prix et la moitié du prix de ses { $houses_for_hotel } { $houses }.
    .in-sore-losers = Les bâtiments ne se vendent jamais (B10).
    .decision-in-hasbro-2000 = Quand on vend ainsi d’un coup, les autres { $houses } du groupe partent avec.
    .decision-in-winning-moves = Quand la banque a trop peu pour cet échange, et alors seulement, les { $hotels } du groupe peuvent se vendre
        d’un coup : pour chaque { $hotel }, la moitié de son prix et la moitié du prix de ses { $houses_for_hotel } { $houses }.

rule-B10 = Les bâtiments restent
    .text = Une fois construits, les bâtiments restent jusqu’à la fin de la partie. Ils ne se vendent jamais.

## Les hypothèques

rule-M1 = Hypothéquer
    .text = Retournez le titre et recevez de la banque sa valeur d’hypothèque.
    .in-hasbro-2000 = Ce qui est bâti sur la propriété se vend d’abord.
    .in-winning-moves = Tout ce qui est bâti dans son groupe se vend d’abord.
    .in-sore-losers = Rien n’est à vendre d’abord : les bâtiments restent, mais ne rapportent rien tant que dure l’hypothèque.

rule-M2 = Lever l’hypothèque
    .text = Versez à la banque la valeur d’hypothèque et { $interest } % en plus : la propriété est de nouveau libre.
    .decision = Les intérêts s’arrondissent à l’unité supérieure.

rule-M3 = Toujours au propriétaire
    .text = Une propriété hypothéquée reste à son propriétaire : nul ne l’obtient en payant la banque. Aucune propriété ne se vend à la banque.
    .decision-in-hasbro-2000 = Le livret défend de vendre à la banque ce qui est hypothéqué ; nous le défendons pour tout.
    .decision-in-winning-moves = { booklet-is-silent }
    .decision-in-sore-losers = { booklet-is-silent }

rule-M4 = L’hypothèque dans un échange
    .text = Une propriété hypothéquée peut s’échanger. Qui la reçoit choisit aussitôt : lever l’hypothèque, ou la garder.
    .in-hasbro-2000 = La lever coûte sa valeur et { $interest } %.
    .in-winning-moves = La lever aussitôt coûte sa valeur seule. La garder coûte { $interest } % maintenant, et encore { $interest } % quand on la lèvera.
    .in-sore-losers = La lever coûte sa valeur et { $interest } %. La garder coûte { $interest } % maintenant.
    .decision-in-hasbro-2000 = La garder ne coûte rien.
    .decision-in-winning-moves = Un échange dont le receveur ne pourrait payer ces { $interest } % est refusé.
    .decision-in-sore-losers = Un échange dont le receveur ne pourrait payer ces { $interest } % est refusé.

rule-M5 = L’hypothèque après une faillite
    .text = Les propriétés hypothéquées d’un joueur en faillite passent telles quelles à son créancier.
    .in-hasbro-2000 = Celui-ci doit aussitôt à la banque { $interest } % sur chacune, en une seule dette.
    .in-winning-moves = Celui-ci doit aussitôt à la banque { $interest } % sur chacune, en une seule dette.
    .in-sore-losers = Elles ne coûtent rien au créancier, qui lève les hypothèques quand il veut.
    .decision = Un titre volé ou gagné (L11, G2, E6) reste hypothéqué, sans frais.
    .decision-in-hasbro-2000 = Ensuite, le créancier garde chaque hypothèque ou la lève aussitôt pour sa valeur seule.
    .decision-in-winning-moves = Ensuite, le créancier garde chaque hypothèque ou la lève aussitôt pour sa valeur seule.

## Les échanges

rule-D1 = Échanger
    .text = À tout moment, deux joueurs peuvent échanger argent, propriétés et { -jail-cards } aux conditions qui leur conviennent.
        Une offre tombe dès que l’un des deux n’a plus ce qu’elle nomme.
    .in-sore-losers = Les pièces s’échangent aussi (L15).
    .decision = Un cadeau est permis.
    .decision-in-hasbro-2000 = Le livret parle de ventes ; l’échange est permis aussi.

rule-D2 = Échanger dans un groupe bâti
    .in-hasbro-2000 = Aucune propriété d’un groupe ne change de main tant qu’il y a un bâtiment dans le groupe.
    .in-winning-moves = Aucune propriété d’un groupe ne change de main tant qu’il y a un bâtiment dans le groupe.
    .in-sore-losers = Les propriétés changent de main avec leurs bâtiments.

rule-D3 = Les bâtiments seuls
    .text = Les bâtiments ne s’échangent jamais seuls.

rule-D4 = Rien pour plus tard
    .text = Entre joueurs, pas de prêt, et pas d’arrangement sur les loyers.
        Un échange se fait sur-le-champ : rien n’y est remis à plus tard.

## Dettes et faillite

rule-K1 = Trouver de l’argent
    .text = Si vous devez plus que votre argent, vous pouvez hypothéquer et échanger pour trouver le reste.
    .in-hasbro-2000 = Vous pouvez aussi vendre des bâtiments.
    .in-winning-moves = Vous pouvez aussi vendre des bâtiments.

rule-K2 = Payer en propriétés
    .in-hasbro-2000 = Une part d’une dette envers un joueur peut se payer en propriétés nues, hypothéquées ou non, à la valeur que le créancier accepte.
    .in-winning-moves = Un échange ordinaire avec le créancier le permet (D1).
    .in-sore-losers = Un échange ordinaire avec le créancier le permet (D1).

rule-K3 = La faillite
    .text = Si vous ne pouvez toujours pas payer, vous êtes en faillite et quittez la partie.
    .decision = On ne peut pas renoncer tant que vendre et hypothéquer pourrait encore réunir la somme (R7).

rule-K4 = En faillite envers la banque
    .in-hasbro-2000 = Les bâtiments retournent à la banque, qui prend aussi l’argent et les titres et met ceux-ci aux enchères
        un par un, sans hypothèque. Les { -jail-cards } vont sous leurs paquets.
    .in-winning-moves = Les bâtiments retournent à la banque, qui prend aussi l’argent et les titres et met ceux-ci aux enchères
        un par un, sans hypothèque. Les { -jail-cards } vont sous leurs paquets.
    .in-sore-losers = Les titres retournent à la banque, sans hypothèque, et les bâtiments restent en place. Qui s’arrête là
        peut acheter au prix imprimé et reçoit les bâtiments pour rien.
    .decision-in-hasbro-2000 = Les enchères suivent l’ordre du plateau, et les hypothèques sont d’abord annulées.
    .decision-in-winning-moves = Les enchères suivent l’ordre du plateau.
    .decision-in-sore-losers = Si l’achat est refusé, la propriété est mise aux enchères avec ses bâtiments.

rule-K5 = En faillite envers un joueur
    .in-hasbro-2000 = La banque rachète les bâtiments à moitié prix ; puis argent, titres et { -jail-cards } vont au créancier (M5).
    .in-winning-moves = Argent, titres et { -jail-cards } vont au créancier (M5).
    .in-sore-losers = Tout va au créancier, bâtiments en place ; seules les pièces vont à la banque.
    .decision-in-winning-moves = Auparavant, la banque rachète les bâtiments à moitié prix.

rule-K6 = Plusieurs dettes d’un coup
    .text = Quand une carte ou un pouvoir prend à chaque joueur ou paie chacun, ce sont des dettes l’une après l’autre,
        dans l’ordre du tour, à partir de la gauche de celui qui a tiré.
    .decision = Cet ordre est de nous. La première dette qui ne peut être payée en entier met son débiteur en faillite, envers ce créancier.

## La fin de la partie

rule-W1 = Le dernier debout
    .text = Le dernier joueur qui n’est pas en faillite gagne.

rule-W2 = Le dernier tour de plateau
    .text = Dès que toutes les propriétés ont trouvé preneur, le dernier tour de plateau commence. En atteignant la case Départ, vous
        vous y arrêtez, même en plein déplacement, et touchez { $salary } ; vous ne lancez plus les dés et n’avez plus de tour, mais pouvez
        encore enchérir, réclamer, construire et échanger. Si vous étiez sur la case Départ quand il a commencé, il vous reste ce tour à faire.
        Quand tous sont arrivés, chacun, dans l’ordre du tour, touche de la banque le loyer de chaque propriété : doublé pour les groupes
        complets, ou celui des bâtiments ; pour les { $stations }, selon leur nombre ; rien si c’est hypothéqué. Le plus d’argent gagne.
    .decision = À égalité, on partage la victoire. Une fois commencé, le dernier tour de plateau n’est pas annulé par une faillite.

rule-W3 = Seul avant la fin
    .text = S’il ne reste qu’un joueur avant le décompte, c’est lui qui gagne.
    .decision = { whole-rule-is-ours }

## Parties plus courtes

rule-Q1 = Des titres distribués
    .in-hasbro-2000 = Partie rapide : chaque joueur reçoit { $dealt } titres et en paie aussitôt le prix imprimé.
    .in-winning-moves = Partie rapide : chaque joueur reçoit { $dealt } titres, pour rien.

rule-Q2 = Des { $hotels } plus tôt
    .text = En partie rapide, { $speed_houses } { $houses } sur chaque { $street } suffisent pour passer aux { $hotels }, dont le loyer ne change pas.
        On échange 1 { $hotel } contre { $speed_houses } { $houses } ; la vente d’un coup (B9) rapporte la moitié de son prix et la moitié du prix de { $speed_houses } { $houses }.

rule-Q3 = La prison écourtée
    .text = En partie rapide, il faut sortir de prison à son prochain tour (J7).

rule-Q4 = La fin d’une partie rapide
    .text = Le joueur en faillite remet d’abord tout à son créancier ; puis ceux qui restent comptent leurs biens (Q5).
    .in-hasbro-2000 = La partie finit à la deuxième faillite.
    .in-winning-moves = La partie finit à la première faillite.
    .decision = Les titres qui reviennent alors à la banque ne sont pas mis aux enchères.
    .decision-in-hasbro-2000 = À deux joueurs, c’est la première faillite qui y met fin.

rule-Q5 = Compter ses biens
    .text = Additionnez votre argent, vos propriétés à leur prix (à la moitié si elles sont hypothéquées), vos { $houses } à leur prix, et vos { $hotels } à
        leur prix plus celui des { $houses } qu’il a fallu rendre : { $speed_houses } pour chaque { $hotel }, ou { $houses_for_hotel } dans une partie complète. Le plus riche gagne.
    .decision = À égalité, on partage la victoire.

rule-Q6 = La partie à durée limitée
    .text = Convenez d’une fin ; le plus riche à ce moment-là (Q5) gagne.
    .edition-duel-masters = Une partie complète avec une limite : aucun titre n’est distribué.
    .edition-pokemon = Chaque joueur reçoit deux titres et les paie aussitôt (Q1) ; pour le reste, c’est une partie complète.
    .edition-classic = Une partie complète avec une limite : aucun titre n’est distribué.
    .decision = Quand le temps est écoulé, on finit l’achat, la vente, la dette, les réclamations et les autres questions déjà ouvertes,
        personne ne lance plus les dés, et l’on compte. Finir son tour n’est pas une telle question.

## Le combat

rule-G1 = Choisir le combat
    .text = Arrêtez-vous chez un autre joueur sur une case de couleur qui est la toute dernière qu’il vous faut pour son groupe, et vous pouvez
        combattre au lieu de payer le loyer. Vous choisissez avant toute réclamation. Si la propriété est hypothéquée, ni loyer ni combat.

rule-G2 = Le combat
    .text = Lancez les deux dés et comptez 1 000 par point. Si vous atteignez sa force, le titre est à vous ; sinon, payez aussitôt au propriétaire
        dix fois le loyer, sans qu’il ait à le réclamer. Un double fait au combat ne compte pas, mais celui qui vous a amené
        là vous fait toujours rejouer.

rule-G3 = Les forces
    .text = À chaque { $street } sa force, indiquée avec son titre : le nombre à atteindre au combat (G2).
    .edition-duel-masters = Dans l’ordre du plateau : 1000, 2000 · 1000, 2000, 3000 · 2500, 3000, 4000 · 4000, 4000, 6000 ·
        3000, 5000, 8000 · 5000, 5000, 8000 · 6000, 9000, 11000 · 9500, 11500.

## Les pouvoirs des doubles

rule-E1 = Un pouvoir ou un lancer
    .text = Après un double, une fois le déplacement fait et la case réglée, choisissez : rejouer, ou employer le pouvoir de ce double.
        Après un pouvoir, on ne rejoue pas.

rule-E2 = Double 1 : la téléportation
    .text = Allez sur n’importe quelle case, sauf la prison et celle où vous êtes. Si le chemin, dans le sens des aiguilles d’une montre, passe
        par la case Départ ou y finit, touchez { $salary }.
    .decision = Ni la case Prison ni Allez en prison ne peuvent être choisies ; et l’on fait ce que dit la nouvelle case.

rule-E3 = Double 2 : le repos
    .text = Touchez { $two_hundred } de la banque.

rule-E4 = Double 3 : Vampigraine
    .text = Touchez { $fifty } de chaque joueur.

rule-E5 = Doubles 4 et 5 : une carte
    .text = Double 4 : tirez une carte { $chance }. Double 5 : tirez une carte { $chest }.

rule-E6 = Double 6 : l’attaque
    .text = Attaquez une case de couleur d’un autre joueur. Les deux lancent les deux dés, l’attaquant d’abord : le plus grand total la prend
        ou la garde, et à égalité on relance. Rien ne s’attaque dans un groupe qu’un adversaire a en entier.

rule-E7 = Pas en sortant de prison
    .text = Un double qui sort de prison ne donne ni nouveau lancer ni pouvoir.
    .decision = Un troisième double d’affilée mène toujours en prison (T3).

rule-E8 = Les badges
    .text = Possédez toute une couleur et vous gagnez le badge de son arène, avec ou sans les pouvoirs. Il s’affiche à côté de votre nom, sans autre effet.

## Les pièces et M. Monopoly

rule-L1 = Gagner des pièces
    .text = Une pièce de la banque vous revient pour chaque loyer, taxe ou facture que vous payez, pour chaque entrée en prison, quelle qu’en
        soit la raison, et quand une carte le dit. Elle vient au moment du paiement. Les autres paiements (cartes, amendes) n’en donnent pas.

rule-L2 = Une pièce pour la visite
    .text = Prenez une pièce quand { -figure } s’arrête sur votre case.

rule-L3 = Une pièce chez soi
    .text = Prenez une pièce quand vous vous arrêtez sur votre propre propriété.

rule-L4 = { $most_coins } pièces au plus
    .text = Vous n’en avez jamais plus de { $most_coins } : une de plus est perdue. { -figure } n’en reçoit jamais.
        La banque a ce qui reste des { $coins_in_all }. Un échange contraire à cela est refusé.

rule-L5 = Devenir { -figure }
    .text = Au début de votre tour, avant son premier lancer, { $most_coins } pièces vous donnent la figurine { -figure }. Elle prend votre place sur le
        plateau, et votre pion va au centre. Impossible si vous êtes piégé (L12). Possible en prison : vous voilà libre, et vous
        lancez comme d’habitude, un double faisant rejouer.

rule-L6 = Ne plus être { -figure }
    .text = Celui qui était { -figure } reprend son pion, sur la case où se tenait la figurine.

rule-L7 = { -figure } et les loyers
    .text = Quand vous vous arrêtez, en { -figure }, sur une propriété non hypothéquée d’un autre, c’est lui qui vous paie le loyer ; il prend
        une pièce, et L1 n’en ajoute pas d’autre.
    .decision = Nul besoin de le réclamer.

rule-L8 = { -figure } et les taxes
    .text = Sur une taxe ou une facture, la banque en paie le montant à { -figure }.

rule-L9 = { -figure } et la prison
    .text = { -figure } n’entre pas en prison : un autre joueur, de votre choix, y part et prend sa pièce (L1).
        Trois doubles n’y mènent pas non plus : { -figure } avance, et rejoue.
    .decision = La figurine reste où elle est, et son tour continue.

rule-L10 = Des { $houses } pour rien
    .text = Tant que quelqu’un est { -figure }, chaque double que n’importe qui lance dans un tour, essai en prison et troisième double compris,
        oblige { -figure } à placer 1 { $house }, sans payer. Toute case de couleur convient, avec ou sans propriétaire, en groupe complet ou
        non. Qui l’achète plus tard reçoit ce qui s’y trouve.
    .decision = Cela se fait avant tout déplacement : { $houses_for_hotel } au plus au même endroit, rien là où il y a 1 { $hotel }, pas d’enchères,
        et seulement tant que la banque en a.

rule-L11 = Pièges et vols
    .text = Quand { -figure } s’arrête sur une case où se tiennent d’autres joueurs, les voilà piégés, et { -figure } peut leur voler une
        propriété : jamais dans un groupe de couleur complet, mais les { $stations } toujours. Hypothèque et bâtiments suivent.
        Sur la case Prison, cela vaut pour prisonniers et visiteurs.
    .decision = Cela passe avant l’effet de la case. Une propriété à chacun, dans l’ordre du tour : le livret ne pense qu’à un seul joueur.

rule-L12 = Piégé
    .text = Un joueur piégé n’avance pas avant le départ de la figurine : son tour est sauté, et en prison ce n’est pas un essai. Il peut
        encore enchérir, réclamer, construire, hypothéquer et échanger.
    .decision = Pendant ce temps, ses pièces n’achètent pas la figurine (L5) et n’entrent dans aucun échange.

rule-L13 = Sur une case partagée
    .text = Devenir { -figure } là où d’autres se tiennent ne piège personne et ne vole rien.

rule-L14 = { -figure } au Parc gratuit
    .text = La pièce que vous prenez à un joueur va à la banque (F2).

rule-L15 = Échanger des pièces
    .text = Les pièces s’échangent (D1). Celles d’un joueur en faillite vont à la banque.

rule-L16 = { -figure } au dernier tour de plateau
    .text = Quand { -figure } atteint la case Départ au dernier tour de plateau, rien n’est volé. La figurine peut encore être achetée.
    .decision = Personne n’y est piégé non plus.

## Quand les règles se rencontrent

rule-R1 = Quand le loyer est fixé
    .text = Le loyer est fixé quand le pion s’arrête : à qui, combien, les bâtiments, les hypothèques, les nombres possédés. Ce que l’on construit,
        hypothèque ou échange avant la réclamation n’y change rien. La réclamation est à ce propriétaire, ne s’échange pas
        et tombe si l’un des deux fait faillite.
    .decision = { whole-rule-is-ours }

rule-R2 = Compter les tours d’une réclamation
    .text = Seuls comptent les tours où l’on a lancé les dés : on saute les joueurs piégés ou en faillite. Un essai en prison est un lancer ;
        un lancer pour le loyer d’un service public, un combat ou une attaque n’en est pas un.
    .in-hasbro-2000 = À deux joueurs, le propriétaire a jusqu’au prochain tour du visiteur lui-même.
    .decision = { whole-rule-is-ours }

rule-R3 = Ce que prend une réclamation
    .text = Réclamer prend tout ce qui est dû à ce propriétaire, ou tout ce que doit un visiteur si on le nomme, du plus ancien au plus récent.
        Un loyer non réclamé n’est pas une dette.
    .decision = { whole-rule-is-ours }

rule-R4 = Réclamer avant le décompte
    .text = Avant le dernier décompte d’une partie, chaque réclamation encore ouverte est proposée une fois, et réglée.
    .decision = { whole-rule-is-ours }

rule-R5 = Tant qu’une dette est ouverte
    .text = Les dettes se règlent une à une, la plus ancienne d’abord. Jusque-là, personne ne lance les dés, et le débiteur ne peut que vendre,
        hypothéquer, échanger et régler : ni construire, ni lever d’hypothèque, ni acheter, ni enchérir. Un échange du débiteur doit lui apporter
        de l’argent, ou se faire avec le créancier.
    .decision = { whole-rule-is-ours }

rule-R6 = Dette ou enchères
    .text = Une dette et une vente aux enchères ne sont jamais ouvertes ensemble : on finit d’abord celle qui l’est.
    .decision = { whole-rule-is-ours }

rule-R7 = Ce qui peut être réuni
    .text = La somme que vous pourriez réunir (K3), c’est votre argent et la valeur d’hypothèque de vos titres libres. Les échanges n’y comptent pas.
    .in-hasbro-2000 = La moitié du prix de vos bâtiments y compte aussi.
    .in-winning-moves = La moitié du prix de vos bâtiments y compte aussi.
    .decision = { whole-rule-is-ours }

rule-R8 = En faillite à son tour
    .text = Votre tour est fini, double ou non. Viennent les enchères de K4, puis le joueur suivant.
        S’il ne reste qu’un joueur, la partie finit aussitôt, sans enchères et sans les { $interest } %.
    .decision = { whole-rule-is-ours }

rule-R9 = Prison et doubles
    .text = Aller en prison remet à zéro le compte des doubles.
    .decision = { whole-rule-is-ours }

rule-R10 = Quand un pouvoir est proposé
    .text = Un pouvoir est proposé une fois la case entièrement réglée, jamais après la prison ni un troisième double. Un pouvoir sans cible possible
        n’est pas proposé. Il faut prendre l’un des deux, lancer ou pouvoir.
    .decision = { whole-rule-is-ours }

rule-R11 = Qui { -figure } peut envoyer
    .text = Pour L9, tout joueur encore en jeu, qui n’est ni déjà en prison ni arrivé ; s’il n’y en a pas, il ne se passe rien. Si celui qui a la figurine
        fait faillite, elle retourne au centre et libère ceux qu’elle piégeait. Un pion rendu par L6 reste simplement où il est.
    .decision = { whole-rule-is-ours }

rule-R12 = Les cartes et { -figure }
    .text = Ce qu’une carte fait payer ne s’inverse pas pour { -figure } : seules les cases le font.
    .decision = { whole-rule-is-ours }

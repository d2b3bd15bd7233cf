# La partie en 60 secondes : un titre et une ligne chacun, avec les nombres des règles de l’édition.

minute-aim = Le but
    .text = { $ruleset ->
        [sore-losers] Acheter, encaisser, construire. Quand la dernière propriété est vendue vient un dernier tour de plateau ; puis le plus riche gagne.
       *[other] Acheter, encaisser, construire. Le dernier joueur en jeu a gagné : tous les autres ont fait faillite.
    }
minute-start = Le départ
    .text = Chacun a { $cash }. On lance deux dés, on avance de leur somme, on fait ce que dit la case. Chaque passage à la case Départ rapporte { $salary }. Un double fait rejouer, un troisième de suite mène en prison.
minute-buy = Acheter
    .text = Une propriété libre coûte le prix imprimé. Si vous refusez, elle est vendue aux enchères, où tous peuvent enchérir, à partir de { $opening }.
minute-rent = Le loyer
    .text = Il se réclame : { $claim_turns ->
        [one] avant le lancer du joueur suivant
       *[other] avant le lancer du deuxième joueur qui suit
    }. Après, rien n’est dû. Avoir 1, 2, 3 ou 4 { $stations } rapporte { $station_rents }.
minute-build = Construire
    .text = Un groupe complet double le loyer des terrains nus. On y construit d’abord des { $houses }, puis, quand chaque case du groupe en a { $houses_for_hotel }, 1 { $hotel }. La banque n’a que { $houses_in_bank } { $houses } et { $hotels_in_bank } { $hotels }.
minute-trade = Échanger
    .text = De l’argent, des propriétés, des cartes « Vous êtes libéré de prison », à tout moment, au prix dont deux joueurs conviennent.
minute-jail = La prison
    .text = On en sort pour { $fine }, avec une carte ou par un double : { $jail_tries ->
        [one] un essai
       *[other] { $jail_tries } essais
    }, puis il faut payer.
minute-debt = À court d’argent ?
    .text = On hypothèque ; lever l’hypothèque coûte { $interest } % de plus. { $ruleset ->
        [sore-losers] Les bâtiments restent jusqu’à la fin.
       *[other] Les bâtiments se rendent à la banque à moitié prix.
    } Si vous ne pouvez vraiment pas payer, vous êtes en faillite.
minute-own-duel-masters = Ici
    .text = Si la table le veut : sur la dernière créature qui manque à un groupe, on combat au lieu de payer. Les dés, fois 1 000, contre sa force : gagné, elle est à vous ; perdu, vous payez dix fois le loyer.
minute-own-pokemon = Ici
    .text = Si la table le veut, chaque double a un pouvoir au lieu du second lancer : la téléportation, { $two_hundred } de la banque, { $fifty } de chaque joueur, une carte, une attaque.
minute-own-saint-seiya = Ici
    .text = Un loyer non réclamé tombe dès le lancer suivant, et ceux qui dépendent des dés se lancent à nouveau. Sortir de prison coûte { $fine }.
minute-own-dragon-ball-super = Ici
    .text = Un loyer non réclamé tombe dès le lancer suivant, et ceux qui dépendent des dés se lancent à nouveau.
minute-own-sore-losers = Ici
    .text = Payer un loyer ou une taxe, aller en prison : chaque fois une pièce. Quatre pièces font de vous M. Monopoly : les propriétaires vous paient, les taxes sont à vous, et qui partage votre case est piégé et volé.

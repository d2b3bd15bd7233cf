# Vérifier les dés dans le navigateur (docs/dice.md).

dice-title = Vérifier les dés
dice-about = Avant le premier lancer, la table a promis ses dés : elle a montré l’empreinte d’un secret. Maintenant que le secret est dit, votre propre navigateur peut refaire chaque lancer, chaque carte et chaque distribution, sans l’aide de personne.
dice-commitment = Promis avant le premier lancer
dice-secret = Le secret, dit après le dernier
dice-check = Tout tirer à nouveau
dice-checking = Nouveau tirage en cours…
dice-besides = Que les règles aussi ont été suivies, « casedepart verify » le vérifie avec le fichier de la partie.
dice-unreachable = Impossible d’obtenir le fichier de la partie pour l’instant. Réessayez dans un moment.
dice-proof = { $draws ->
    [1] Le seul lancer ou tirage concorde avec l’engagement { $commitment }.
   *[other] Les { $draws } lancers et tirages concordent tous avec l’engagement { $commitment }.
}
dice-proof-anew = { $anew ->
    [one] Une fois, les chiffres d’un joueur ont commencé une nouvelle suite : une autre personne, ou un autre appareil.
   *[other] { $anew } fois, les chiffres d’un joueur ont commencé une nouvelle suite : une autre personne, ou un autre appareil.
}
dice-proof-alone = { $alone ->
    [1] Pour un de ces tirages
   *[other] Pour { $alone } de ces tirages
}, aucun appareil de joueur n’a pris part : qui connaissait le secret pouvait savoir ce qui viendrait.
dice-proof-passed = Des appareils de joueurs n’ont pas dit leurs chiffres à temps, et l’on a continué sans eux : { $names }.
dice-proof-single = { $draws ->
    [1] Pour un de ces tirages
   *[other] Pour { $draws } de ces tirages
}, un seul appareil a pris part ({ $names }) : qui l’avait et connaissait le secret pouvait savoir ce qui viendrait.
dice-proof-chosen = { $scheme ->
    [1] Ses dés suivent la première façon : qui connaissait le secret pouvait choisir ce qui viendrait par ce que son appareil ajoutait ou non.
   *[2] Ses dés suivent la deuxième façon : qui connaissait le secret pouvait choisir ce qui viendrait quand seuls ses appareils prenaient part.
}
dice-proof-since = { $since ->
    [1] La première réponse a été donnée avant lui, et ses dés ne peuvent pas être vérifiés.
   *[other] Les { $since } premières réponses ont été données avant lui, et leurs dés ne peuvent pas être vérifiés.
}
dice-parted-drawn = La ligne { $line } du fichier n’a pas été tirée comme promis : le secret donne « { $expected } », le fichier dit « { $found } ».
dice-parted-told = À la ligne { $line } du fichier, les appareils des joueurs n’ont pas pris part comme il le faut : { $found ->
    [luck] de la chance a été ajoutée à une réponse, ce que seule la première façon permettait.
    [throw] ce qu’ils ont dit figure là où rien n’a été tiré, ou dans une partie de la première façon.
    [joined] l’un d’eux commence à prendre part entre deux appels.
    [passed] on a continué sans un appareil qui ne prenait pas part.
    [links] tous ceux qui prenaient part n’ont pas dit un maillon pour ce numéro, ou un autre l’a fait.
    [salt] d’autres prenaient part qu’avant sans qu’un sel soit ajouté, ou un sel l’a été sans que personne ne vienne ni ne parte.
    [heard] la table a montré à cet appareil un autre sel que celui du fichier.
   *[unbound] un maillon n’était pas lié par celui dit avant lui.
}
dice-parted-secret = Le secret n’est pas celui qui a été promis : son engagement est { $found }, la première ligne du fichier dit { $expected }.
dice-parted-noted = L’engagement du fichier n’est pas celui que la table a montré : c’est { $found }, la table a montré { $expected }.
dice-parted-edition = La partie a été jouée sur une autre édition ({ $expected }) que celle que donne la table ({ $found }).
dice-parted-seal = Les dés concordent, mais le fichier a été modifié après coup : le sceau de sa dernière ligne ne correspond pas à ce qu’il dit maintenant.
dice-no-dice = Ces dés ne peuvent pas être vérifiés : rien n’a été promis à leur sujet avant la partie.
dice-no-secret = { $over ->
    [over] Ces dés ne peuvent pas être vérifiés : la partie est finie, mais le secret n’est pas dans le fichier.
   *[unfinished] Ces dés ne peuvent pas encore être vérifiés : la partie continue, et le secret est dit à la fin.
}
dice-no-draws = Il n’y a rien à vérifier : aucun lancer ni aucune carte depuis l’engagement.
dice-no-seal = Les dés concordent ({ $draws }), mais le fichier n’est pas scellé : un changement que les dés ne montrent pas passerait inaperçu.
dice-no-end = Les dés concordent ({ $draws }), mais le fichier s’arrête avant la fin de la partie, et il dit pourtant le secret : sa fin manque.
dice-unreadable = La ligne { $line } du fichier est illisible, ou des lignes manquent avant elle.
dice-no-third = Les deux dés et les cartes concordent ({ $draws }), mais rien n’est promis du troisième dé, qu’apporte une variante de quelqu’un : « casedepart verify » le tire de nouveau là où cette variante est installée.
dice-roll = { $first } et { $second }
dice-roll-third = { $first }, { $second } et { $third }
dice-card = { $deck ->
    [chance] premier paquet : { $card }
   *[chest] second paquet : { $card }
}
dice-all = { $n ->
    [one] Le tirage
   *[other] Les { $n } tirages
}
dice-more = En montrer plus (encore { $n })
dice-moment = La réponse numéro { $n } dans la partie revue
dice-column-draw = Tirage
dice-column-answer = Réponse
dice-column-written = Noté
dice-column-given = Retiré

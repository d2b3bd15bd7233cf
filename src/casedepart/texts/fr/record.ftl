# Ce qui se dit d’une partie enregistrée. La valeur dit ce qui ne va pas, .cure ce qu’il faut faire.

kind = { $kind ->
    [str] un texte entre guillemets
    [int] un nombre entier
    [bool] true ou false
    [list] une liste entre crochets
   *[dict] un objet entre accolades
}

## Le fichier

no-file = Ce fichier n’existe pas.
    .cure = Vérifiez son nom et son dossier.
unreadable-file = Lecture impossible : { $detail }.
    .cure = Donnez un fichier lisible.
file-exists = Il y a déjà quelque chose dans ce fichier.
    .cure = Donnez un autre nom ; pour continuer une de vos parties, jouez-la avec --load.
unwritable-file = Écriture impossible : { $detail }.
    .cure = Donnez un autre nom ou un autre dossier.
not-text = Ce n’est pas du texte UTF-8.
    .cure = Une partie enregistrée est un fichier de texte, un objet JSON par ligne : est-ce le bon fichier ?
empty = Le fichier est vide.
    .cure = Une partie enregistrée commence par un en-tête, puis une réponse par ligne : est-ce le bon fichier ?
not-json = Ce n’est pas du JSON, à partir de la colonne { $column }.
    .cure = Chaque ligne contient un objet JSON entier : corrigez cette ligne, ou cherchez le bon fichier.
not-an-object = Cette ligne est du JSON, mais pas un objet entre accolades.
    .cure = Chaque ligne contient un objet JSON : corrigez cette ligne, ou cherchez le bon fichier.
key-twice = « { $key } » figure ici deux fois.
    .cure = Retirez l’un des deux.
cut-off-line = Le fichier est coupé au milieu de cette ligne.
    .cure = Cherchez le fichier entier ; ou remplacez cette ligne par {"{"}"over": false{"}"} pour lire ce qui est là.
cut-off-header = Le fichier est coupé au milieu de son en-tête.
    .cure = Cherchez le fichier entier.
cut-off = Le fichier est coupé après la réponse { $answers } : la ligne qui clôt une partie manque.
    .cure = Cherchez le fichier entier ; ou ajoutez la ligne {"{"}"over": false{"}"} pour lire ce qui est là.
after-the-end = Il y a une suite après la ligne { $closing }, qui clôt la partie.
    .cure = Retirez ce qui la suit.

## L’en-tête

foreign = Ce n’est pas une partie enregistrée : la première ligne n’a pas de « casedepart ».
    .cure = Une partie commence par {"{"}"casedepart": 4, "edition": …{"}"} : est-ce le bon fichier ?
header-missing = L’en-tête manque : le fichier commence par une réponse.
    .cure = Remettez sa première ligne, {"{"}"casedepart": 4, "edition": …{"}"}.
second-header = Ici commence un deuxième en-tête.
    .cure = Gardez une seule partie par fichier.
header-format = « casedepart » vaut { $found }, qui n’est pas une version du format.
    .cure = C’est un nombre de 1 à { $known }.
newer = La partie est au format { $found } ; cette version lit les formats 1 à { $known }.
    .cure = Installez une version plus récente de Case Départ.
header-lacks = L’en-tête n’indique pas « { $key } ».
    .cure = Remettez-y « { $key } ».
header-list = La liste « { $key } » de l’en-tête contient autre chose que du texte.
    .cure = Mettez chaque élément entre guillemets.
header-digest = L’empreinte de l’édition est trop courte : « { $digest } ».
    .cure = Elle a au moins { $length } caractères.
key-unknown = Il n’y a pas de « { $key } » sur une telle ligne.
    .cure = Elle peut indiquer : { $keys }.
value-kind = « { $key } » a une valeur d’un autre genre que prévu.
    .cure = Donnez-lui { kind }.
name-twice = Deux joueurs s’appellent « { $name } ».
    .cure = Donnez à chacun son propre nom.
name-reserved = Personne ne peut s’appeler « { $name } » : le fichier nomme ainsi autre chose.
    .cure = Choisissez un autre nom.
name-length = Personne ne peut s’appeler « { $name } ».
    .cure = Un nom a de 1 à 40 caractères, sans espace avant ni après.
name-signs = Le nom « { $name } » contient un signe dont le fichier a besoin.
    .cure = Choisissez un nom sans : > @ ni crochets, accolades ou parenthèses.
edition-unknown = Elle a été jouée sur l’édition « { $edition } » ({ $digest }), qui n’est pas fournie avec le jeu.
    .cure = Donnez le fichier de cette édition avec --edition, ou lisez la partie telle qu’écrite avec --lines.
edition-broken = L’édition que contient la partie enregistrée ne peut pas être jouée : { $detail }
    .cure = Cherchez la partie telle qu’elle a été enregistrée, ou donnez le fichier de l’édition avec --edition.
edition-changed = Elle a été jouée sur l’édition « { $edition } » d’alors ({ $digest }, version { $engine }) ; cette édition a changé depuis ({ $found }).
    .cure = Donnez l’ancien fichier avec --edition, essayez l’actuelle avec --anyway, ou lisez la partie telle qu’écrite avec --lines.
edition-lacks = { $what ->
    [ruleset] L’édition « { $edition } » ne se joue pas selon le règlement « { $asked } ».
    [mode] L’édition « { $edition } » n’a pas de mode « { $asked } » sous ce règlement.
   *[option] L’édition « { $edition } » n’a pas d’option « { $asked } » sous ce règlement.
}
    .cure = Elle a : { $allowed }.
table-refused = Cette table est impossible : { $reason }
    .cure = Cherchez la partie telle qu’elle a été enregistrée.

## Les réponses

answer-lacks = Cette réponse n’indique pas « { $key } ».
    .cure = Une ligne s’écrit {"{"}"n": 1, "by": "A", "do": "rolls", "events": […]{"}"}.
answer-events = Les évènements de cette réponse ne sont pas tous du texte.
    .cure = Mettez chacun entre guillemets, dans la notation d’une ligne.
closing-winners = La ligne de clôture ne dit pas si la partie est finie et qui l’a gagnée.
    .cure = Elle s’écrit {"{"}"over": true, "winners": ["A"]{"}"}, ou {"{"}"over": false{"}"} si la partie n’est pas finie.
sequence = La réponse { $found } est à la place de la réponse { $expected }.
    .cure = Des lignes manquent, sont doublées ou dans un autre ordre : cherchez la partie telle qu’elle a été enregistrée.
player-unknown = Il n’y a pas de joueur « { $name } » dans cette partie.
    .cure = Les joueurs sont { $players } ; dés et cartes sont des réponses de « chance ».
answer-unreadable = « { $answer } » n’est pas une réponse lisible. { $detail }
    .cure = Cherchez la partie telle qu’elle a été enregistrée.
parted = { $said }
    .cure = Le fichier a été modifié ou abîmé : cherchez la partie telle qu’elle a été enregistrée.
parted-rules = { $said }
    .cure = Rejouez-le avec la version qui l’a écrit, ou lisez-le tel qu’il est écrit avec --lines.
no-such-answer = Il n’y a pas de position après la réponse { $at }.
    .cure = Réponses de la partie : { $answers }. Choisissez de 0 à { $answers }.

## Les dés

dice-value = { $key ->
    [secret] Le secret des dés n’est pas ce qu’il devrait être.
    [luck] Ce qu’un joueur a ajouté aux dés n’est pas ce qu’il devrait être.
    [throw] Ce que les appareils des joueurs ont dit pour un tirage n’est pas ce que cela devrait être.
   *[other] Ce que l’en-tête dit des dés n’est pas ce qu’il devrait être : voyez « { $key } ».
}
    .cure = { $key ->
    [table] C’est l’identifiant de la table : de 1 à 64 lettres sans accent, chiffres, tirets ou soulignés.
    [from] C’est un nombre entier, 0 ou plus : combien de réponses ont été données avant.
    [scheme] C’est 1, 2 ou 3 : la façon dont les appareils des joueurs prennent part.
    [throw] Il dit « number », et par place « links », « passed », « joined » et « salt », comme dans docs/dice.md.
    [luck] Au plus 64 chiffres 0–9 et a–f : un texte pour chaque joueur dans l’en-tête, ou un sur la ligne d’une réponse de joueur.
   *[other] Il faut 64 chiffres 0–9 et a–f.
}
proof = { $draws ->
    [1] Le seul lancer ou tirage concorde avec l’engagement { $commitment }.
   *[other] Les { $draws } lancers et tirages concordent tous avec l’engagement { $commitment }.
}
proof-anew = { $anew ->
    [one] Une fois, les chiffres d’un joueur ont commencé une nouvelle suite : autre personne, ou autre appareil.
   *[other] { $anew } fois, les chiffres d’un joueur ont commencé une nouvelle suite : autre personne, ou autre appareil.
}
proof-passed = Des appareils de joueurs n’ont pas dit leurs chiffres à temps, et l’on a continué sans eux : { $names }.
proof-alone = { $alone ->
    [1] Pour un de ces tirages
   *[other] Pour { $alone } de ces tirages
}, aucun appareil de joueur n’a pris part : qui connaissait le secret pouvait savoir ce qui viendrait.
proof-single = { $draws ->
    [1] Pour un de ces tirages
   *[other] Pour { $draws } de ces tirages
}, un seul appareil a pris part ({ $names }) : qui l’avait et connaissait le secret pouvait savoir ce qui viendrait.
proof-chosen = { $scheme ->
    [1] Ses dés suivent la première façon : qui connaissait le secret pouvait choisir ce qui viendrait par ce que son appareil ajoutait ou non.
   *[2] Ses dés suivent la deuxième façon : qui connaissait le secret pouvait choisir ce qui viendrait quand seuls ses appareils prenaient part.
}
proof-since = { $since ->
        [1] La première réponse a été donnée avant lui, et ses dés ne peuvent pas être vérifiés.
       *[other] Les { $since } premières réponses ont été données avant lui, et leurs dés ne peuvent pas être vérifiés.
    }
scripted = Ses dés ne peuvent pas être vérifiés : c’est une leçon, un scénario les a décidés.
    .cure = Les parties jouées à la table d’un serveur, hors leçons, peuvent l’être.
by-hand = Lancés à la main : ses dés ne peuvent pas être vérifiés. Lancers et cartes : { $draws }, dont dits par les joueurs : { $hand } ; rien n’a été promis à leur sujet.
    .cure = Pour les règles seules, il y a casedepart replay --check.
no-dice = Ses dés ne peuvent pas être vérifiés : rien n’a été promis à leur sujet avant la partie.
    .cure = Les parties jouées à la table d’un serveur peuvent l’être ; pour les règles seules, il y a casedepart replay --check.
no-secret = Ses dés ne peuvent pas encore être vérifiés : { $over ->
    [over] la partie est finie, mais le secret n’est pas dans ce fichier.
   *[unfinished] la partie continue, et le secret est dit à la fin.
}
    .cure = { $over ->
    [over] Téléchargez de nouveau la partie depuis sa table.
   *[unfinished] Gardez l’engagement, et téléchargez la partie quand elle sera finie.
}
no-draws = Il n’y a rien à vérifier : ni dés ni carte n’ont été tirés depuis l’engagement.
    .cure = Téléchargez de nouveau la partie quand elle aura continué.
no-seal = Les dés concordent ({ $draws }), mais le fichier n’est pas scellé : une modification que ni les dés ni les règles ne montrent passerait inaperçue.
    .cure = Téléchargez de nouveau la partie depuis sa table.
no-end = Les dés concordent ({ $draws }), mais le fichier s’arrête avant la fin de la partie, et il dit pourtant le secret : sa fin manque.
    .cure = Téléchargez de nouveau la partie depuis sa table.
noted-unreadable = Ceci n’est pas un engagement.
    .cure = Il a 64 chiffres 0–9 et a–f ; les { $least } premiers suffisent.

## L’accord

agreement = Tout concorde : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } et { $events ->
        [one] { $events } évènement
       *[other] { $events } évènements
    }.
disagreement-event = Après « { $answer } », les règles disent « { $expected } », le fichier dit « { $found } ».
disagreement-event-missing = Après « { $answer } », les règles disent « { $expected } », le fichier ne le dit pas.
disagreement-event-added = Après « { $answer } », le fichier dit « { $found } », les règles ne le disent pas.
disagreement-refused = Les règles ne permettent pas « { $answer } » ici : { $expected }
disagreement-position = Après « { $answer } », la position est { $expected }, le fichier dit { $found } : cette réponse ou ses évènements ont été modifiés.
disagreement-end = { $found ->
    [over] Le fichier dit la partie finie ; selon les règles elle continue.
   *[unfinished] Le fichier dit que la partie continue ; selon les règles elle est finie.
}
disagreement-winners = Selon les règles, gagnent : { $expected } ; le fichier dit : { $found }.
disagreement-seal = Le fichier a été modifié après avoir été écrit : le sceau de sa dernière ligne ne va pas avec ce qu’il dit maintenant.
disagreement-drawn = « { $answer } » n’a pas été tiré comme promis : le secret donne « { $expected } ».
disagreement-told = À « { $answer } », les appareils des joueurs n’ont pas pris part comme il le faut : { $found ->
    [luck] de la chance a été ajoutée à une réponse, ce que seule la première façon permettait.
    [throw] ce qu’ils ont dit figure là où rien n’a été tiré, ou dans une partie de la première façon.
    [joined] l’un d’eux commence à prendre part entre deux appels.
    [passed] on a continué sans un appareil qui ne prenait pas part.
    [links] tous ceux qui prenaient part n’ont pas dit un maillon pour ce numéro, ou un autre l’a fait.
    [salt] d’autres prenaient part qu’avant sans qu’un sel soit ajouté, ou un sel l’a été sans que personne ne vienne ni ne parte.
   *[unbound] un maillon n’était pas lié par celui dit avant lui.
}
disagreement-secret = Le secret n’est pas celui qui a été promis : son engagement est { $found }, l’en-tête dit { $expected }.
disagreement-noted = Ce n’est pas l’engagement que vous avez noté : c’est { $found }, le vôtre est { $expected }.
build = la version { $version }{ $rules ->
    [unknown] {""}
   *[other] {" "}(règles { $rules })
}
other-build = La partie enregistrée vient de { $build } ; ici, c’est { $here }.

## Le récit

played = Règlement : { $ruleset }. Mode : { $mode }. Options : { $options }.
mode-standard = partie complète
mode-speed = partie rapide
mode-timed = partie à durée limitée
players = Joueurs : { $players }.
none = aucune
setup = Avant le premier tour
turn-heading = Tour { $turn } : { $who }
unfinished = La partie n’est pas finie : elle a été enregistrée après la réponse { $answers }.
winners = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } gagnent ensemble.
}
position-heading = Après la réponse { $at } sur { $answers }

## Une position

asks = On demande à { $who } : { $answers }
bank-holds = La banque a { $houses_word } : { $houses }, { $hotels_word } : { $hotels }
bank-coins = La banque a des pièces : { $coins }
game-over = La partie est finie.
owing = { $who } doit { $amount } à { $creditor }
due = { $who } peut réclamer un loyer à { $visitor } pour { $square }
offered = Offre : { $terms }
at-chance = La chance

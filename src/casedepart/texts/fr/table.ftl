# Ce qu’une table ne peut pas faire : ce qui ne va pas, et le remède.

paused = La partie est en pause. Elle reprend quand toutes les personnes en ligne le souhaitent, ou l’hôte.
so-already = C’est déjà le cas : il n’y a rien à changer.
not-started = La partie n’a pas commencé. C’est l’hôte qui la lance.
already-started = La partie a déjà commencé.
game-over = La partie est finie. L’hôte peut ouvrir une revanche.
not-over = La partie n’est pas encore finie : la revanche vient après, et l’analyse aussi.
no-such-verb = La réponse « { $verb } » n’existe pas. L’état de la table énumère les réponses possibles.
undo-opened = On a ouvert les plis depuis votre dernière réponse : on ne change plus une offre une fois les plis ouverts.
undo-chance = On a vu un dé ou une carte depuis votre dernière réponse : rien ne se relance ni ne se retire.
undo-other = Quelqu’un d’autre a répondu depuis.
undo-nothing = Il n’y a encore rien à annuler.
luck-signs = Les chiffres pour les dés sont 0 à 9 et a à f : 64 au plus avant la partie, 64 exactement pendant. Envoyez-en de tels, ou aucun.
luck-unbound = Ces chiffres pour les dés ne sont pas liés à ce que votre appareil a dit en dernier. Envoyez le maillon de sa suite pour ce numéro.
no-such-moment = Il n’y a rien à poursuivre après { $at } réponses. Choisissez un nombre de 0 à { $most }.
no-such-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }, comptées à partir de 0.
no-auction = Vous ne participez à aucune enchère. Une limite vaut pour l’enchère en cours.
limit-too-low = La prochaine enchère est d’au moins { $least }. Donnez une limite plus haute, ou aucune.
no-box = Cette table n’est pas devant une boîte : ses dés et ses cartes sont ceux du programme. Ouvrez-en une avec la boîte devant vous.
box-no-dice = Aucun dé n’est demandé maintenant.
box-no-card = Aucune carte n’est demandée maintenant.
box-first = Dites d’abord quels dés ou quelle carte sont sur la table.
box-not-yours = C’est à { $name } de lancer ou de tirer, et de dire ce qui est venu ; ou à l’hôte de le dire.
box-two-dice = On lance deux dés : dites les deux, chacun de 1 à 6.
box-third-die = Le troisième dé montre l’une de ces faces, là où il est lancé : { $faces }.
box-other-deck = Cette carte se tire de l’autre paquet : { $deck }.
box-no-such-card = Il n’y a pas de carte « { $card } » dans ce paquet : choisissez-en une de sa liste, ou dites ce que fait la vôtre.
box-full = Une boîte garde au plus { $most } cartes à elle.
names-no-price = Personne ici n’annonce de prix pour cela : seul un robot qui joue pour lui-même et qui compte le fait. Faites plutôt une offre.
hints-off = Cette table ne donne pas de conseils : c’est convenu avant la partie. On vous dit comment payer une dette, et rien de plus.
unprintable = Ce message ne contient rien d’affichable. Écrivez des lettres ou des signes.
nobody-sits = Personne n’occupe la place { $seat }. On ne peut retirer qu’une personne.
not-host = Seul l’hôte peut faire cela.
tempo-host = À plusieurs dans la partie, c’est l’hôte qui règle l’allure.
which-seat = Vous tenez plusieurs places ({ $seats }). Dites laquelle dans `seat`.
not-your-seat = Vous ne tenez pas cette place. Asseyez-vous d’abord, par l’invitation.
locked = L’hôte a fermé la table aux nouveaux venus. Demandez-lui de l’ouvrir.
table-full = Toutes les places sont prises par des personnes, ou éliminées.
seat-taken = La place { $seat } ne peut pas être prise. Choisissez-en une autre, ou aucune pour en recevoir une libre.
too-many-seats = { $edition } se joue à { $most } au plus. Choisissez moins de places.
too-many-people = Il n’y a que { $seats } places. Nommez moins de personnes, ou choisissez plus de places.
no-such-choice = { $what ->
        [option] Cette option n’existe pas ici
        [mode] Ce mode n’existe pas ici
        [ruleset] Ce règlement n’existe pas ici
       *[other] Cela n’existe pas ici
    } : « { $asked } ». Il y a : { $allowed }.
bad-settings = Un réglage est faux : { $detail }.
rules-contradict = « { $first } » et « { $second } » se contredisent. Choisissez l’une des deux règles.
name-twice = Deux joueurs s’appellent « { $name } ». Choisissez un autre nom.
name-reserved = Personne ne peut s’appeler « { $name } » : le jeu utilise ce mot lui-même. Choisissez un autre nom.
name-length = Un nom a de 1 à 40 caractères, sans espace au début ni à la fin. « { $name } » ne convient pas.
name-signs = « { $name } » contient un signe qu’un nom ne peut pas avoir, comme : > @ ou une parenthèse. Enlevez-le.
needs = Cette partie ne peut pas continuer ici. { $answer ->
        [0] Il lui faut l’édition { $edition } d’empreinte { $digest }, telle que la jouait la version { $engine } du programme ; ici, c’est la version { $here }.
       *[other] { $damaged ->
            [yes] La partie enregistrée a été changée ou abîmée : à la réponse { $answer }, ses propres règles donnent autre chose.
           *[no] À la réponse { $answer }, les règles d’ici s’écartent de ce qui est enregistré. Il lui faut la version { $engine }{ $rules ->
                [unknown] {""}
               *[other] {" "}(règles { $rules })
            } ; ici, c’est la version { $here } (règles { $rules_here }).
        }
    } La partie enregistrée reste lisible et téléchargeable.
watchers-silent = Ici, seuls ceux qui jouent peuvent discuter ; l’hôte peut le permettre aussi à ceux qui regardent.
not-away = Un robot ne remplace que quelqu’un qui est hors ligne, et une seule personne à la fois.
not-in-game = Vous ne jouez plus dans cette partie.

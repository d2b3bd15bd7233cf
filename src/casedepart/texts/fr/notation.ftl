# Pourquoi une ligne n’est pas dans la notation des parties enregistrées, des scénarios et du terminal.

unread-time-up = Après « time is up » ne vient rien, ou « by agreement », ou bien le nom du joueur qui abandonne : pas « { $said } ».
unread-die = Un dé montre de 1 à 6, pas « { $said } ».
unread-third-die = « { $said } » n’est sur aucun dé : le troisième dé montre { $of }.
unread-no-third-die = « { $said } » n’est sur aucun dé : il n’y a pas de troisième dé.
unread-card = Il n’y a pas de carte « { $said } » dans le paquet « { $of } » de cette édition.
unread-correction = « { $said } » n’est pas une correction : elle s’écrit « correction [A cash 500] [A owns 1 3] [turn B] ».
unread-after = « { $said } » : rien n’est attendu après « { $of } ».
unread-deck = Il n’y a pas de paquet « { $said } » : les paquets sont { $of }.
unread-of-player = « { $said } » : après un joueur vient un mot parmi { $of }, puis la valeur.
unread-fact = « { $said } » : ici vient un joueur, « turn », « streets » ou une variante, puis la valeur.
unread-player = Il n’y a pas de joueur « { $said } » : les joueurs sont { $of }.
unread-verb = Il n’y a pas de verbe « { $said } ».
unread-square = « { $of } » : une case est un nombre de 0 à 39, pas « { $said } ».
unread-sum = « { $said } » n’est pas une somme : c’est un nombre entier d’au plus neuf chiffres.
unread-offer = « { $said } » n’est pas une offre lisible.
unread-side = « { $said } » n’est pas le côté d’une offre.
unread-side-twice = « { $said } » : un côté nomme chaque chose une seule fois, dans l’ordre cash, squares, cards, autres.
unread-event = « { $said } » n’est pas la ligne d’un événement.
unread-chance = « { $said } » : le hasard lance les dés, tire une carte, distribue, ou dit que le temps est écoulé.

# S’asseoir à la table de quelqu’un.

join-title = Rejoindre une table
join-heading = Prenez place
join-none = Cette table ne peut pas être ouverte
join-none-why = Le lien est peut-être incomplet, ou la table n’existe plus. Demandez-en un nouveau à la personne qui vous a invité.
join-bot = { $name } (robot)
join-free = place libre
join-name = Votre nom
join-seat = Votre place et votre pion
join-any = N’importe laquelle
join-in-place = à la place du robot { $name }
join-sit = S’asseoir
join-watch = Seulement regarder
join-over = Cette partie est terminée.
join-locked = L’hôte a fermé la table : personne d’autre ne peut s’asseoir pour le moment.
join-full = Toutes les places sont prises.

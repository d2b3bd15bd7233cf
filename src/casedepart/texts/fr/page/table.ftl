# La page d’une table.

table-your-move = À vous de jouer
table-closed = Cette table ne peut pas être ouverte
table-board = Le plateau
table-actions = Ce que vous pouvez faire
table-players = Les joueurs
table-around = Journal, offres, discussion
table-manage = Gérer les propriétés
table-watching = spectateur
table-time-left = Temps restant :
table-menu = Menu
table-tab-log = Journal
table-tab-offers = Offres
table-tab-chat = Discussion

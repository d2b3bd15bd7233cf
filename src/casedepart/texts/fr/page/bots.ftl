# Les robots : leur force, et leurs habitudes.

bot-title = Les robots
bot-level-random = au hasard
    .what = Fait n’importe quoi de permis : pour essayer, ou pour les petits.
bot-level-steady = posé
    .what = Simple et régulier : achète, bâtit et enchérit avec soin, et négocie peu.
bot-level-shrewd = avisé
    .what = Pèse les loyers, les risques et les groupes, et négocie bien : un bon adversaire.
bot-level-master = maître
    .what = Réfléchit plusieurs coups à l’avance : le plus fort d’ici.
bot-character = Leur caractère
    .what = Aussi forts les uns que les autres, avec d’autres habitudes.
bot-character-any = chacun le sien
    .what = La table donne à chaque robot un caractère à lui.
bot-character-cautious = prudent
    .what = Garde de l’argent pour les loyers à venir.
bot-character-builder = bâtisseur
    .what = Place tôt son argent dans les bâtiments.
bot-character-trader = négociateur
    .what = Fait souvent des offres.
bot-character-gambler = flambeur
    .what = Dépense jusqu’au dernier sou et aime le risque.
bot-any = { $level } · au choix

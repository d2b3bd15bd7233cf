# Les joueurs : qui ils sont, ce qu’ils ont, où ils en sont.

players-title = Joueurs
players-you = vous
players-here = en ligne
players-away = hors ligne
players-bot = robot
players-sits-in = robot en remplacement
players-asked = à jouer
players-clock = Temps restant
players-worth = fortune { $amount }
players-held = ({ $sum } mis de côté)
players-deeds = { $n ->
    [0] Aucune propriété
    [one] { $n } propriété
   *[other] { $n } propriétés
}
players-no-deeds = Aucune propriété
players-family = { $what } { $after } sur { $of }
players-family-whole = { $what } au complet
players-trade = Échanger avec { $who }
players-mute = Ne plus entendre
players-unmute = Entendre de nouveau
players-back = Me revoilà
players-sign-out = en faillite
players-sign-won = gagne
players-sign-jail = en prison
players-sign-trapped = au piège
players-sign-figure = M. Monopoly
players-sign-conceded = a abandonné
players-sign-count = veut compter
players-sign-home = à l’arrivée
players-sign-cards = { $n ->
    [one] carte Prison
   *[other] { $n } cartes Prison
}
players-sign-pause = souhaite une pause
players-short-pause = pause ?
players-short-out = faillite
players-short-won = gagne
players-short-jail = prison
players-short-trapped = piège
players-short-figure = figurine
players-short-home = arrivée
players-short-away = hors ligne

players-bank = La banque
players-bank-houses = { $houses }
players-bank-hotels = { $hotels }
players-bank-deeds = titres

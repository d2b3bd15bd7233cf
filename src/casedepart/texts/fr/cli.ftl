# Ce qui se dit dans le terminal : dessins, questions, commandes.

## Dessins

draw-player = joueur
draw-cash = argent
draw-place = case
draw-deeds = titres
draw-square = propriété
draw-group = groupe
draw-built = état
draw-rent = loyer
draw-mortgage-value = hypothèque
draw-bot = { $who } (robot)
draw-out = en faillite
draw-in-jail = en prison ({ $n ->
        [0] aucun essai
        [one] { $n } essai
       *[other] { $n } essais
    })
draw-cards = { $n ->
    [0] aucune carte « Vous êtes libéré de prison »
    [one] une carte « Vous êtes libéré de prison »
   *[other] { $n } cartes « Vous êtes libéré de prison »
}
draw-figure = M. Monopoly
draw-trapped = au piège
draw-home = à l’arrivée
draw-mortgaged = hypothèque
draw-on-sale = encore à vendre
draw-houses = { $houses } : { $n }
draw-hotel = { $hotel } : 1
dice-times = { $n } × les dés

deed-pay = à payer ici
deed-price = prix
deed-rent = loyer
deed-rent-group = loyer, groupe complet
deed-rent-houses = { $n ->
    [one] loyer avec { $n } { $house }
   *[other] loyer avec { $n } { $houses }
}
deed-rent-hotel = loyer avec 1 { $hotel }
deed-stations = { $n ->
    [one] loyer avec { $n } titre de ce genre
   *[other] loyer avec { $n } titres de ce genre
}
deed-utilities = { $n ->
    [one] loyer avec { $n } titre de ce genre
   *[other] loyer avec { $n } titres de ce genre
}
deed-mortgage = valeur d’hypothèque
deed-redeem = pour lever l’hypothèque
deed-building = chaque bâtiment
deed-strength = force

line-player = { $who } : { $cash }, case { $square }
line-out = { $who } : en faillite
line-owner = à { $who }
line-rent = loyer actuel { $rent }
line-here = ici : { $players }
line-sum = { $what } : { $amount }
line-applies = { $line }, c’est ce qui s’applique
line-deeds = { $who }, propriétés : { $n }
draw-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

## À la table

welcome = { $edition }, { $mode }.
mode-standard = partie complète
mode-speed = partie rapide
mode-timed = partie à durée limitée
at-the-table = À la table : { $players }.
welcome-help = Répondez par un numéro. Tapez « aide » pour tout ce que l’on peut taper d’autre.
winners = { $n ->
    [one] { $winners } gagne la partie !
   *[other] { $winners } gagnent la partie ensemble !
}
kept = La partie est gardée dans { $path }
go-on-later = Pour la reprendre : { $command }
look-back = Pour la revoir : { $command }
saved-game = { $edition } : { $players } ; réponses jusqu’ici : { $n } ; { $at }
no-saved-games = Il n’y a pas de partie gardée à reprendre. Pour en commencer une : casedepart play --terminal
ask-saved = Laquelle reprenez-vous ? Son numéro ; Entrée seule : aucune.
no-more-input = Il n’y a plus rien à lire.
handed-over = Un robot continue pour { $who }.
prompt = { "> " }

who-asked = { $who } · { $cash }
hint-enter = (Entrée)
hint-also = Vous pouvez aussi : { $commands }
hint-minutes = { $n ->
    [one] encore { $n } minute
   *[other] encore { $n } minutes
}
hint-back = Entrée ou « retour » : en rester là.
hint-back-word = « retour » : en rester là.
not-understood = « { $typed } » ? Tapez un numéro de 1 à { $n }, ou « aide ».
not-understood-command = « { $typed } » ? Tapez un des mots ci-dessus, ou « aide ».
not-a-choice = « { $typed } » ? Tapez un numéro de 1 à { $n }, ou « retour ».
not-a-sum = « { $typed } » ? Tapez une somme entière de { $least } à { $most }, en chiffres seuls, ou « retour ».
not-these-squares = « { $typed } » ? Tapez des numéros de cases nommées ici, ou « retour ».
no-such-deed = Il n’y a ni case ni joueur « { $typed } ». Une case est un numéro de 0 à 39, ou une partie de son nom.
no-such-rule = Il n’y a pas de règle « { $typed } ». Essayez : { $near }
rule-how = Un chapitre : « règle B ». Une règle : « règle B3 ».
rule-words = Ce que vous cherchez : « règle hypothèque ».
left-it = Tout reste comme avant.
bid-how = Tapez la somme avec le mot, par exemple : enchérir 50

## Ce qui est demandé

ask-turn = À vous de jouer. Vous êtes sur la case { $square }.
ask-again = Un double ! Relancez.
ask-power = Double { $n } ! Relancez, ou utilisez son pouvoir : { $power } [{ $rule }].
ask-end = Votre tour est joué. Reste-t-il quelque chose à faire avant de le finir ?
ask-jail = Vous êtes en prison : { $n ->
    [1] 1ᵉʳ
   *[other] { $n }ᵉ
    } essai sur { $tries }.
ask-sale = À vendre : { $square }, pour { $price }. Achetez-vous ?
ask-sale-short = À vendre : { $square }, pour { $price } : plus que votre argent.
ask-auction = Aux enchères : { $lot }.
ask-auction-price = Prix imprimé : { $price }.
ask-auction-none = Aucune enchère pour l’instant.
ask-auction-best = { $who } enchérit : { $amount }.
ask-auction-sealed = Une offre par joueur, sous pli ; on les ouvre ensemble.
ask-auction-bounds = Vous pouvez enchérir de { $least } à { $most }.
lot-house = 1 { $house }
lot-hotel = 1 { $hotel }
ask-bid = À combien enchérissez-vous ? De { $least } à { $most }.
ask-debt = Vous devez { $amount } à { $other } et vous avez { $cash }. Vendez, hypothéquez ou échangez : en vendant et en hypothéquant, vous pouvez atteindre { $raisable }.
ask-debt-lost = Vous devez { $amount } à { $other } et vous avez { $cash }. Tout vendre et tout hypothéquer ne mènerait qu’à { $raisable } : un échange peut encore vous sauver.
ask-fight = { $owner } possède { $square }, force { $strength }, et c’est la dernière case qui vous manque. Combattez-vous ? Le loyer est de { $rent } ; un combat perdu coûte { $loss }.
ask-fight-roll = Le combat : lancez les dés.
ask-attack-roll = L’attaque : lancez les dés.
ask-rent-roll = Le loyer dépend des dés : lancez-les.
ask-contest = { $who } veut construire sur { $square }, et il n’y en a pas assez pour tous (reste : { $n }). Voulez-vous aussi ce bâtiment ?
ask-place = Où placez-vous le bâtiment gagné ?
ask-where-to = Où voulez-vous aller ?
ask-free-house = Un double : en M. Monopoly, vous placez gratuitement 1 { $house }.
ask-theft = Vous piégez { $who } et pouvez voler une propriété.
ask-send = Au lieu d’aller en prison, vous y envoyez quelqu’un d’autre.
ask-rob = À qui prenez-vous une pièce ?
ask-received = Vous avez reçu des propriétés avec leur hypothèque : gardez chacune ainsi, ou levez l’hypothèque maintenant.
ask-inherited = { $n ->
    [one] Vous héritez d’une propriété hypothéquée : { $squares }. Gardez l’hypothèque, ou levez-la maintenant pour { $amount }.
   *[other] Vous héritez de propriétés hypothéquées : { $squares }. Une seule réponse vaut pour toutes : gardez les hypothèques, ou levez-les toutes maintenant pour { $amount }.
}
ask-pay-or-draw = La carte vous laisse le choix.
ask-last-claims = On va compter : réclamez-vous les loyers qui vous reviennent ?
ask-other = Que répondez-vous ?
ask-rent = { $who } s’arrête sur { $square } : { $amount }, { $why } [{ $rule }].
ask-paused = Les robots vous attendent.
ask-who = Qui veut faire quelque chose ?
ask-square = Quelle case, par son numéro ?

answer-other-bid = Enchérir plus
answer-which-square = { $what } : choisir la case
answer-yes = Oui
answer-no = Non
answer-go-on = Continuer
answer-counter = Refuser et proposer autre chose à { $who }
answer-leave = Garder la partie et partir
answer-hand-over = Laisser ma place à un robot ; la partie continue
answer-stay = Rester
ask-quit = Voulez-vous partir ?

## Construire, hypothéquer, échanger

ask-build = Construire : où ?
ask-sell = Vendre des bâtiments : où ?
ask-mortgage = Hypothéquer : quelle propriété ?
ask-redeem = Lever l’hypothèque : de quelle propriété ?
ask-claim = Réclamer : à qui ?
plan-build = { $group } : { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
} d’un coup, pour { $amount }
plan-sell = { $group } : { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
} d’un coup, pour { $amount }
confirm-build = En construire { $n } pour { $amount } ? Votre argent passe de { $before } à { $after }.
confirm-sell = En vendre { $n } pour { $amount } ? Votre argent passe de { $before } à { $after }.
nothing-to-build = Vous ne pouvez rien construire maintenant. Essayez une case par son numéro, par exemple « construire 39 », pour savoir pourquoi.
nothing-to-sell = Vous n’avez aucun bâtiment à vendre maintenant.
nothing-to-mortgage = Vous n’avez rien à hypothéquer maintenant.
nothing-to-redeem = Vous n’avez aucune hypothèque à lever maintenant.
nothing-to-claim = Aucun loyer ne vous revient maintenant.

ask-partner = Échanger : avec qui ?
partner = { $who }, { $cash }
ask-give-deeds = Quelles propriétés donnez-vous ? Leurs numéros, séparés par des espaces ; Entrée seule : aucune.
ask-get-deeds = Que vous donne { $who } ? Les numéros des propriétés, séparés par des espaces ; Entrée seule : aucune.
ask-give-cash = Combien d’argent donnez-vous ? Jusqu’à { $most } ; Entrée seule : rien.
ask-get-cash = Combien d’argent vous donne { $who } ? Jusqu’à { $most } ; Entrée seule : rien.
ask-give-card = Donnez-vous { $card } ?
ask-get-card = Demandez-vous { $card } à { $who } ?
ask-give-coins = Combien de pièces donnez-vous ? Jusqu’à { $n } ; Entrée seule : aucune.
ask-get-coins = Combien de pièces vous donne { $who } ? Jusqu’à { $n } ; Entrée seule : aucune.
ask-propose = Proposez-vous cela ?
effect-completes = { $who } aurait le groupe { $group } au complet.
effect-breaks = { $who } n’aurait plus le groupe { $group } au complet.
effect-refused = En l’état, on ne peut pas l’accepter [{ $rule }].

undone = Annulé : { $who } répond à nouveau.

advice = Un robot avisé ferait ceci :
advice-none = Un robot avisé attendrait.
chances-wait = La partie est continuée de nombreuses fois, un instant…
chances = Chances de victoire ; des robots ont continué { $playouts } fois :
chances-answers = Les vôtres, après chaque réponse, la meilleure d’abord :
chance = { $what } : { $chance } ({ $interval })

## Commandes : les mots, et ce qu’ils font

command-build = construire
command-sell = vendre
command-mortgage = hypothéquer
command-redeem = lever
command-trade = échanger
command-claim = réclamer
command-withdraw = retirer
command-players = joueurs
command-board = plateau
command-deed = titre
command-log = journal
command-rule = règle
command-help = aide
command-hint = conseil
command-chances = chances
command-may = permis
command-correct = corriger
command-rename = nommer
command-hand = main
command-undo = annuler
command-save = sauver
command-quit = quitter
command-bid = enchérir
command-back = retour

help-numbers = Un numéro répond à la question. Entrée seule donne la réponse marquée. À toute question, on peut taper ces mots ; leurs premières lettres suffisent :
help-build = construire, case par case ou tout un groupe ; « construire 39 » directement
help-sell = vendre des bâtiments à la banque
help-mortgage = hypothéquer des propriétés ; « hypothéquer 5 » directement
help-redeem = lever des hypothèques
help-trade = faire une offre à quelqu’un
help-claim = réclamer un loyer qui vous revient
help-withdraw = retirer votre offre
help-bid = enchérir : « enchérir 150 »
help-players = l’argent, la place et les titres de chacun
help-board = toutes les cases, à qui elles sont et leur loyer
help-deed = vos titres ; « titre 39 », une case ; « titre » et un nom, ceux d’un joueur
help-log = ce qui vient de se passer ; « journal 100 », les cent derniers faits
help-rule = les chapitres des règles ; « règle B », l’un d’eux ; « ? B3 » ou simplement « B3 », une règle en mots
help-help = cette page
help-hint = ce que ferait un robot avisé à votre place, et pourquoi
help-chances = les chances de chacun, et les vôtres après chaque réponse
help-undo = annuler votre dernière réponse, tant que l’on n’a vu ni dé ni carte depuis
help-may = ce que vous pouvez faire maintenant, et ce qui est refusé par quelle règle ; « permis anna », ce qu’elle peut faire
help-correct = devant la boîte, corriger la position : « corriger Anna cash 500; Anna owns 1 3; turn Bruno »
help-rename = devant la boîte, ce qu’elle imprime sur une case : « nommer 1 Rue de la Paix »
help-hand = devant la boîte, laisser désormais le programme lancer et tirer, ou non
help-save = garder la partie maintenant ; « sauver » et un nom de fichier, là
help-quit = partir en gardant la partie ; ou laisser votre place à un robot
help-signs = Sur le plateau : une lettre dit à qui est la case, petite si la case est hypothéquée ; un chiffre compte les { $houses } ; H : { $hotel } ; une lettre sur fond clair est un pion. À côté d’un joueur : ■ un titre, □ une hypothèque, = { $stations }, ~ { $utilities }.

## Ce qui ne va pas

no-terminal = Pour jouer, il faut un clavier, et ceci n’est pas un terminal. Lancez le jeu dans un terminal ; ou ajoutez --plain pour répondre à travers un tube ; ou --humans 0 pour regarder des robots.
no-such-bot = Il n’y a pas de robot « { $name } ». Choisissez parmi { $bots }.
dice-how = Les dés sont lancés par « program » (le programme) ou « hand » (la main), pas par « { $dice } ».
ask-dice = { $third ->
        [yes] { $who } lance les dés : tapez les trois, comme « 3 4 bus » ({ $faces }). Entrée : le programme lance.
       *[no] { $who } lance les dés : tapez les deux, comme « 3 4 ». Entrée : le programme lance.
    }
ask-card = { $who } tire une carte { $deck } : tapez le numéro de la carte, ou ce qu’elle fait, comme « pay 50 », « collect 20 », « advance 24 », « repairs 40 115 », « jail » ; avec « + » à la fin, la boîte la garde. Entrée : le programme tire.
not-dice = « { $typed } » ne sont pas des dés : tapez deux nombres de 1 à 6, comme « 3 4 ».
not-a-card = « { $typed } » n’est pas une carte : tapez un numéro de 1 à { $n }, ou ce qu’elle fait, comme « pay 50 ».
by-hand-now = Les dés et les cartes viennent désormais à la main.
by-program-now = Le programme lance et tire désormais.
rename-how = Tapez le numéro d’une case et ce que la boîte y imprime : « nommer 1 Rue de la Paix ».
renamed = Elle s’appelle maintenant { $square }.
correct-how = Ce n’est pas une correction. { $why } Tapez ce qui est, comme « corriger Anna cash 500; Anna owns 1 3; turn Bruno ».
may-of = { $who } : ce qui est permis maintenant (+), ce qui est refusé, et par quelle règle (-) :
minutes-positive = Une partie à durée limitée a besoin de plus de 0 minute et d’au plus { $most }. Donnez à --minutes un tel nombre.
minutes-timed = --minutes va avec la partie à durée limitée, pas avec le mode « { $mode } ». Ôtez l’un des deux.
number-of-players = On ne peut pas jouer à { $n } : cette édition est pour 2 à { $most }. Changez --humans ou --bots.
too-many-names = { $n } noms pour { $players } joueurs. Donnez-en moins, ou augmentez --humans ou --bots.
game-is-over = { $path } : cette partie est finie. Revoyez-la avec casedepart replay, ou commencez-en une autre.
load-alone = Avec --load, le mode, les règles, les options, les noms et les robots sont ceux de la partie gardée. Ôtez --mode, --ruleset, --options, --names et --bots.
pace-how = --pace est un nombre de secondes de 0 à { $most }.

## Dans le navigateur

page-is-at = Case Départ est à l’adresse { $address }
page-is-shared = À la maison, les autres prennent place par le lien ou le code que montre la page.
page-may-be-shared = Sur cet ordinateur seulement ; avec --share, les autres à la maison peuvent jouer aussi.
page-until = Ctrl-C y met fin. Vos tables sont gardées dans { $path }
page-is-served = Case Départ est déjà à l’adresse { $address } : le processus { $process } tient vos tables de { $path }. Pour jouer autrement, mettez-y d’abord fin.
page-ended = Terminé. Vos tables sont gardées.
page-not-built = La page n’a pas été construite : « make web » la construit. Ou jouez dans le terminal, avec --terminal.
no-free-port = Aucun port libre à partir de { $port } : { $reason }. Choisissez-en un autre avec --port.
page-option = { $option } est pour la page. Dans le terminal, laissez cette option de côté.

# Entre amis : ce qu’on décide ensemble, qui joue où, et qui peut discuter.

friends-away = { $who } est hors ligne
friends-bot = Faire jouer un robot pour { $who }
friends-bot-vote = Proposer un robot pour { $who }
friends-bot-until = Jusqu’à son retour.
friends-bot-wished = Proposé par { $who }.
friends-bot-waits = Un robot jouera pour { $who } dès que tous seront d’accord. On attend { $others }.
friends-count = Arrêter la partie et compter
friends-count-warning = Dès que tous ceux qui jouent sont d’accord, on compte les fortunes et le plus riche gagne.
friends-count-wished = { $who } propose d’arrêter la partie et de compter les fortunes.
friends-count-yes = D’accord : arrêter et compter
friends-count-no = Non, on continue
friends-count-back = Continuer finalement
friends-count-waits = On attend { $who }.
friends-no = Non, on continue
friends-concede = Abandonner
friends-concede-warning = Un robot prend votre place pour que les autres puissent continuer, et tous voient que vous avez abandonné. Vous pourrez regarder.
friends-concede-alone = La partie s’arrête aussitôt et compte comme perdue.
friends-paused = { $n ->
    [0] La partie est en pause.
   *[other] Pause demandée par { $who }.
}
friends-elsewhere = Vous jouez maintenant sur un autre appareil
friends-elsewhere-more = Celui-ci peut montrer le plateau à tous, ou regarder.
friends-board-only = Montrer le plateau seul
friends-play-here = Rejouer ici
friends-play-here-how = Sur l’autre appareil, ouvrez le menu, choisissez « { menu-move } » et tapez son code ici.
friends-look-on = Seulement regarder
friends-removed = L’hôte vous a retiré votre place
friends-removed-bot = Un robot continue à votre place.
friends-removed-free = Elle est de nouveau libre.
friends-removed-person = { $who } l’occupe maintenant.
friends-sit-again = Se rasseoir
friends-move-qr = Le code en QR : le téléphone qui le scanne prend la place
friends-move-scan = Scannez-le avec le téléphone.
friends-watch-qr = Le lien pour regarder, en QR
friends-watchers-talk = Les spectateurs peuvent discuter
friends-watchers = Les spectateurs
friends-watcher = { $name } (spectateur)
friends-watcher-name = Votre nom

## La proposition d’être appelé, et les préférences

friends-offer = Faut-il vous prévenir quand c’est à vous ?
friends-offer-all = Son et alerte
friends-offer-sound = Son seul
friends-offer-no = Non merci
friends-call = Quand c’est à vous
friends-call-notice = Afficher une notification quand la page est en arrière-plan
friends-call-blocked = Le navigateur n’autorise pas les notifications de cette page.
friends-call-vibration = Vibrer
friends-your-turn = À vous de jouer
friends-your-turn-at = { $edition } : les autres vous attendent.

# Le journal de la partie, ce qui en est dit à voix haute, et la conversation.

log-title = Ce qui s’est passé
log-filter = Montrer
log-filter-all = tout
log-filter-money = l’argent
log-filter-property = les propriétés
log-filter-mine = ce qui me concerne
log-why = Pourquoi ?
log-last = En dernier : { $what } Ouvrir le journal
log-earlier = Plus tôt
log-newest = Les dernières nouvelles
log-none = Rien pour l’instant.
log-beginning = Avant le premier tour
log-cause-bot = robot
log-cause-limit = selon sa limite
log-cause-expired = temps écoulé
log-cause-impossible = devenue impossible
log-dice = Les dés sont scellés d’avance : { $start }…
log-dice-more = Avant le premier lancer, la table s’est engagée sur un secret. Tous les dés et toutes les cartes découlent de lui et de ce que les appareils des joueurs ajoutent. Après la partie, le secret est révélé, et chacun peut tout tirer de nouveau.
log-dice-check = Vérifier les dés
log-asked = À vous de jouer : { $answers }.
log-asked-as = { $who }, à vous de jouer : { $answers }.
log-claim = Réclamez { $sum } à { $who } pour { $square } : touche C.
log-claim-dice = Réclamez le loyer à { $who } pour { $square } : touche C.
log-said = { $who } dit : { $text }
log-chat = Discussion
log-chat-none = Personne n’a encore rien dit.
log-say = Écrire quelque chose
log-send = Envoyer
log-signs = Signes
log-mutes = { $n ->
    [0] Ne plus entendre quelqu’un
   *[other] Sourdine : { $n }
}
log-emote-hello = Bonjour !
log-emote-well-played = Bien joué !
log-emote-thanks = Merci !
log-emote-oops = Oups !
log-emote-hurry = On se dépêche !
log-emote-laugh = Ha ha !
log-emote-cry = Oh non !
log-emote-wow = Waouh !
log-own = { $who } : { $word }

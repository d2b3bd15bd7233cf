# De l’aide pendant la partie : un conseil, et où en sont les chances.

hint-title = Aide
hint-advice = Un conseil
hint-chances = Chances de victoire
hint-thinking = Un robot avisé y regarde…
hint-waits = Un robot avisé attendrait.
hint-do = { $n ->
    [one] Le faire
   *[other] Faire les { $n }, dans cet ordre
}
hint-note = Ce que ferait un robot avisé. Il n’a pas toujours raison.
hint-offers = Offrir à { $who } : { $give } contre { $get }
hint-weighing = Des robots continuent la partie à partir d’ici, encore et encore…
hint-to-win = De gagner à partir d’ici
hint-answers = Et vous, après chaque réponse
hint-playouts = Des robots ont continué d’ici { $n } fois. ± est la marge d’erreur : dans 19 cas sur 20, la vraie chance s’y trouve. Les gens jouent autrement que les robots.
chance-spread = { $chance } ± { $spread }

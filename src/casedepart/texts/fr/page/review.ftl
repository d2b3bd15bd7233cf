# Le retour sur une partie finie : les chances, le tournant, les échanges.

review-title = Revoir les chances
review-chances = Qui allait gagner, et quand
review-what = Des robots continuent la partie depuis chacun de ses moments : cela prend une demi-minute.
review-working = Des robots continuent la partie depuis chacun de ses moments. Cela prend une demi-minute…
review-note = Des robots ont continué la partie { $playouts } fois en tout, quelques tours de table à chaque fois ; ce qui a été appris de nombreuses parties a dit le reste. Les bandes et les ± sont la marge d’erreur, celle des dés et celle de ce qui a été appris : dans 19 cas sur 20, la vraie chance s’y trouve. Les gens jouent autrement que les robots.
review-turn = Tour { $n } sur { $of }
review-start = Le début de la partie
review-turning = Le tournant
review-turned = { $who } passe de { $from } à { $to }.
review-see = Voir ce moment
review-trades = Échanges acceptés et refusés
review-no-trades = Personne n’a répondu à une offre dans cette partie.
review-swing = Ce que chaque échange a changé aux chances, ou aurait changé : avec lui, par rapport à sans lui.
review-trade = { $who } offre à { $other } : { $give } contre { $get }
review-accepted = accepté
review-refused = refusé
review-short = Chances
review-left-out = { $n ->
    [one] Une autre offre refusée n’a pas été pesée.
   *[other] { $n } autres offres refusées n’ont pas été pesées.
}

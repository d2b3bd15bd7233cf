# Le retour sur une partie finie : les chances, le tournant, les échanges.

review-title = Revoir les chances
review-chances = Qui allait gagner, et quand
review-what = Des robots continuent la partie depuis chacun de ses moments : cela prend quelques secondes.
review-working = Des robots continuent la partie depuis chacun de ses moments. Cela prend quelques secondes…
review-note = Les chances viennent de robots qui ont continué la partie : { $playouts } parties en tout. Les bandes et les ± contiennent la vraie valeur dans 19 cas sur 20 ; les gens jouent autrement que les robots.
review-turn = Tour { $n } sur { $of }
review-turning = Le tournant
review-turned = { $who } est passé de { $from } à { $to }.
review-see = Le voir dans la reprise
review-trades = Échanges acceptés et refusés
review-no-trades = Personne n’a répondu à une offre dans cette partie.
review-swing = Ce que chaque échange a changé aux chances, ou aurait changé : avec lui, par rapport à sans lui.
review-trade = { $who } offre à { $other } : { $give } contre { $get }
review-accepted = accepté
review-refused = refusé
review-short = Chances

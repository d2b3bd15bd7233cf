# L’allure des robots, et ce qui s’est passé pendant qu’on les sautait.

tempo-title = Allure des robots
tempo-times = ×{ $n }
tempo-times-said = { $n ->
    [1] allure normale
    [2] deux fois plus vite
   *[other] { $n } fois plus vite
}
tempo-skip = Passer à mon tour
tempo-skip-what = les robots jouent d’une traite
tempo-finish = Aller à la fin
tempo-finish-what = d’une traite : il ne reste que des robots
tempo-skipping = Les robots jouent d’une traite…
tempo-stop = Arrêter
tempo-leave = Quitter la table

tempo-since = Depuis votre tour : { $what }.
tempo-since-more = { $what } ; la suite est au journal

## Une chose qui s’est passée, dans une liste après « Depuis votre tour : »

tempo-bought = { $who } a acheté { $squares }
tempo-built = { $who } a construit sur { $squares }
tempo-paid-you = { $who } vous a payé { $sum }
tempo-you-paid = vous avez payé { $sum } à { $who }
tempo-you-paid-bank = vous avez payé { $sum } à la banque
tempo-traded = { $who } et { $other } ont fait un échange
tempo-jailed = { $who } est en prison
tempo-bankrupt = { $who } a fait faillite
tempo-quiet = rien de notable

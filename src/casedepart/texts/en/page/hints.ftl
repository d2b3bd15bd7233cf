# Help during the game: a hint, and how the chances stand.

hint-title = Help
hint-advice = A hint
hint-chances = My chances
hint-thinking = A shrewd bot looks at it…
hint-waits = A shrewd bot would wait.
hint-do = { $n ->
    [one] Do it
   *[other] Do all { $n }, in this order
}
hint-note = What a shrewd bot would do. It is not always right.
hint-offers = Offer { $who } { $give } for { $get }
hint-weighing = Bots are playing on from here again and again…
hint-to-win = To win from here
hint-answers = And after each answer, you
hint-playouts = Bots played on from here { $n } times, a few rounds each; what was learned from many games told the rest. ± holds the luck of the dice, in 19 cases of 20; people play otherwise than bots.
chance-spread = { $chance } ± { $spread }

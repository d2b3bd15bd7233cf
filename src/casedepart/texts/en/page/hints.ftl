# Help during the game: a hint, and how the chances stand.

hint-title = Help
hint-advice = A hint
hint-chances = My chances
hint-thinking = A shrewd bot is thinking…
hint-waits = A shrewd bot would wait.
hint-do = { $n ->
    [one] Do it
   *[other] Do all { $n }, in this order
}
hint-note = What a shrewd bot would do. It isn’t always right.
hint-offers = Offer { $who } { $give } for { $get }
hint-weighing = Simulating many games…
hint-to-win = To win from here
hint-answers = And after each answer, you
hint-playouts = From { $n } simulated games. ± is the margin of error: 19 times in 20 the true chance is within it. People don’t play like bots.
chance-spread = { $chance } ± { $spread }

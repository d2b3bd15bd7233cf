# The position of the day.

daily-title = The position of the day
daily-what = “What would you offer?” One position a day, the same for all.
daily-working = Bots are playing today’s position on…
daily-you = You
daily-turn = Your turn
daily-question = It is your turn. What would you offer?
daily-none = Offer nothing
daily-yours = Your choice
daily-best = Best in the playouts
daily-shrewd = What the bot offered
daily-taken = { $taken ->
    [yes] The other takes it.
   *[no] The other refuses: as if nothing had been offered.
}
daily-grade = { $grade ->
    [3] As good as the best, as far as the playouts can tell.
    [2] A little worse than the best.
   *[1] Clearly worse than the best.
}
daily-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-share = To share, without giving it away
daily-line = Case Départ, { $date }: { $stars }, { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}.
daily-how = A position from a game among bots, drawn by the date. Bots played it on { $n } times for each way it can come out, on the same dice; the true chance lies within ± in 19 cases of 20. People play otherwise than bots. Your answers stay in this browser.

# The position of the day.

daily-title = Daily puzzle
daily-what = What would you offer? One puzzle a day, the same for everyone.
daily-working = Bots are playing today’s puzzle…
daily-you = You
daily-turn = Your turn
daily-question = It’s your turn. What would you offer?
daily-none = Offer nothing
daily-yours = Your choice
daily-best = Best in our simulations
daily-shrewd = What the bot offered
daily-taken = { $taken ->
    [yes] They accept it.
   *[no] They turn it down: as if you had offered nothing.
}
daily-grade = { $grade ->
    [3] As good as the best, as far as our simulations can tell.
    [2] A little worse than the best.
   *[1] Clearly worse than the best.
}
daily-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-share = Share it without giving it away
daily-line = Case Départ, { $date }: { $stars }, { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}.
daily-how = A position from a game among bots, chosen by the date. Bots played each choice { $n } times, with the same dice. ± is the margin of error: 19 times in 20 the true chance is within it. People don’t play like bots. Your answers stay in this browser.

# The bots: how well they play, and their habits.

bot-title = The bots
bot-level-random = at random
    .what = Does anything that’s allowed: to try things out, or for small children.
bot-level-steady = steady
    .what = Plain and even: buys, builds and bids with care, and seldom trades.
bot-level-shrewd = shrewd
    .what = Weighs rents, risks and groups, and trades well: a good opponent.
bot-level-master = master
    .what = Thinks ahead before it answers: the strongest of all.
bot-character = Their character
    .what = As strong as one another, with different habits.
bot-character-any = a different one each
    .what = The table gives each bot a character of its own.
bot-character-cautious = cautious
    .what = Keeps cash back for the rents to come.
bot-character-builder = builder
    .what = Puts its money into houses early.
bot-character-trader = trader
    .what = Makes offers often.
bot-character-gambler = gambler
    .what = Spends to the last coin and loves a risk.
bot-any = { $level } · any

# Lessons: what the coach says. $who is the partner, $square what it is about, $sum what is offered.

learn-start = Learn in five minutes
learn-edition = Begin: learn { $edition } by playing, in five minutes
learn-begin = Begin
learn-what = A short game with a coach who explains every step. You play it yourself, at a real table, and can leave anytime.
learn-of-classic = Buy, claim rent, complete a group, build, bid, trade, jail, mortgage.
learn-of-dragon-ball-super = The basics, claims for the quick, and rents that are rolled for.
learn-of-duel-masters = The basics, and the fight for the last creature of a group.
learn-of-pokemon = The basics, and the powers of doubles: the attack, the teleport.
learn-of-saint-seiya = The basics, claims for the quick, and rents that are rolled for.
learn-of-sore-losers = The basics, coins for what goes wrong, and { face-monopoly }.
learn-opening = Setting up the lesson…
learn-title = Lesson (dice set in advance)
learn-step = Step { $step } of { $steps }
learn-do = Do it for me
learn-leave = Leave the lesson
learn-scripted = In lessons, dice and cards are set in advance.
learn-again = Play the lesson again
learn-play = Play a real game
learn-rules = The rules

lesson-roll = Welcome! You’re playing against { $who }. Roll the dice to move.
lesson-buy = Nobody owns { $square }. Buy it, and anyone who lands there owes you rent. Say no, and it’s auctioned.
lesson-end = Done. End your turn: { $who } is next.
lesson-watch = { $who } is playing. Watch the board: it’s your move again in a moment.
lesson-free = That works too. Play on; the lesson will catch up.
lesson-claim = { $who } is on your property! Rent is owed only if you claim it in time: { $claim_turns ->
    [one] before the next player rolls
   *[other] before the second player after { $who } rolls
}. Claim it.
lesson-claim-coin = { $who } is on your property! Claim your rent before the next player rolls. Paying rent earns { $who } a coin.
lesson-second-roll = Your turn again: roll.
lesson-double = A double! You roll again. But a third double in a row means jail.
lesson-buy-group = { $square } is in the same colour group as the one you have. A full group doubles its rents and lets you build. Buy it!
lesson-bid = { $who } didn’t want { $square }, so it’s auctioned. Everyone can bid. Bid { $sum }: that’s often less than the price.
lesson-trade = { $who } has { $square }, the last one of your group. You can trade anything, anytime. Offer { $sum } for it.
lesson-build = The group is yours! Rents double, and you can build anytime. Build on { $square }.
lesson-build-evenly = Build evenly: each street gets one before any gets two. Now { $square }.
lesson-roll-on = Good. Now roll.
lesson-jail = You’re in jail. Try for a double, use a card, or pay { $fine }. Pay, then roll as usual.
lesson-jail-roll = You’re free. Roll!
lesson-rent-roll = This rent depends on the dice, and here you always roll them again. Roll!
lesson-mortgage = Short of cash? Mortgage { $square }: you’re paid now, but earn no rent until you pay it back plus { $interest }%. Try it.
lesson-last-end = Those are the basics. End your turn.
lesson-last-end-coins = The last lap begins when every property has been bought. Back on GO you’re done. Rents are counted once more, and the richest wins. End your turn.
lesson-fight = { $square } is { $who }’s, and the last creature your group needs. You can fight it instead of paying. Your two dice times 1,000 must reach its strength. Lose, and you pay ten times the rent. Fight!
lesson-fight-roll = Roll for the fight.
lesson-power-card = A double! You can use its power instead of rolling again. Double 5 draws a card ({ $chest }). Double 2 brings { $two_hundred } from the bank, 3 brings { $fifty } from each player, 4 a card ({ $chance }). Use it.
lesson-power-attack = Double 6 is the attack. You and { $who } roll for { $square }, and the higher total takes it. Use it.
lesson-attack-roll = You roll first. The higher total wins.
lesson-power-teleport = Double 1 is the teleport: go to any space but jail. On the way to { $square } you pass GO and collect { $salary }. Use it.
lesson-tax-coin = A tax! But paying one earns you a coin, and so do paying rent and going to jail. Four coins buy the figure of { face-monopoly }. End your turn.
lesson-coins = In jail, but with four coins! Become { face-monopoly }. You’re out of jail, and the tables are turned.
lesson-figure-roll = You’re { face-monopoly }. On someone else’s property the owner pays you, and taxes are paid to you. Roll!
lesson-figure-paid = { $who } paid you for your visit, and got a coin. End your turn.
lesson-free-house = While someone is { face-monopoly }, every double that anyone rolls lets the figure place a building for free. Place it on { $square }.
lesson-steal = You land where { $who } is. { face-monopoly } traps them, and can steal one of their properties. Take { $square }.
lesson-over = Well done! You know enough to play. Keep playing at this table if you like. From here on the dice are real.

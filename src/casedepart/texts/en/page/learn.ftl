# Lessons: what the teacher says. $who is the partner, $square what it is about, $sum what is offered.

learn-start = Learn in five minutes
learn-edition = Begin: learn { $edition } by playing, in five minutes
learn-begin = Begin
learn-what = A short game in which a teacher tells you what to do and why. You play it yourself, at a real table, and may leave whenever you like.
learn-of-classic = Buy, claim rent, complete a group, build, bid, trade, jail, mortgage.
learn-of-dragon-ball-super = The basics, claims that lapse at once, and rents that are rolled for.
learn-of-duel-masters = The basics, and the fight for the last creature of a group.
learn-of-pokemon = The basics, and the powers of doubles: the attack, the teleport.
learn-of-saint-seiya = The basics, claims that lapse at once, and rents that are rolled for.
learn-of-sore-losers = The basics, coins for what goes wrong, and M. Monopoly.
learn-opening = The lesson is being prepared…
learn-title = Lesson, scripted dice
learn-step = Step { $step } of { $steps }
learn-do = Do it for me
learn-leave = Leave the lesson
learn-scripted = The dice and the cards of this lesson are scripted: they promise nothing, and are not left to chance.
learn-again = The lesson again
learn-play = Play a real game
learn-rules = The rules

lesson-roll = Welcome! { $who } plays with you. It is your turn: roll the dice, and your token moves by their sum.
lesson-buy = Nobody owns { $square }. Buy it: from now on, whoever lands there owes you rent. If you say no, it goes to auction.
lesson-end = Done. End your turn: { $who } is next.
lesson-watch = { $who } plays. Watch the board: you are asked again in a moment.
lesson-free = That works too. Go on as you like: the lesson comes back by itself.
lesson-claim = { $who } is on your property! Rent is owed only if you claim it in time: { $claim_turns ->
    [one] before the next player rolls
   *[other] before the second player after { $who } rolls
}. Claim it.
lesson-claim-coin = { $who } is on your property! Claim your rent before the next player rolls. Whoever pays rent gets a coin for it.
lesson-second-roll = Your turn again: roll.
lesson-double = A double: you roll again. A third double in a row, though, leads to jail.
lesson-buy-group = { $square } belongs to the same colour group as the one you have. A whole group doubles its rents and lets you build: buy it.
lesson-bid = { $who } did not want { $square }: it goes to auction, open to all. Bid { $sum }: often that is less than the price.
lesson-trade = { $who } has { $square }, which completes a group of yours. Anything can be traded at any time: offer { $sum } for it.
lesson-build = The group is yours! Its bare rents are doubled, and you may build at any time. Build on { $square }.
lesson-build-evenly = Build evenly: no second one before each street of the group has one. Now { $square }.
lesson-roll-on = Good. Now roll.
lesson-jail = You are in jail. You may try for a double, use a card, or pay { $fine }. Pay, then roll as usual.
lesson-jail-roll = You are free: roll.
lesson-rent-roll = This rent depends on the dice, and here they are always rolled anew. Roll.
lesson-mortgage = Short of money one day? Mortgage { $square }: the bank pays you now, it earns no rent meanwhile, and redeeming it costs { $interest }% more. Try it.
lesson-last-end = Those are the basics. End your turn.
lesson-last-end-coins = When every property has been bought, the last lap begins: back on GO you are done, rents are counted once more, and the richest wins. End your turn.
lesson-fight = { $square } belongs to { $who }, and it is the last creature of its group that you need: you may fight it instead of paying. The two dice times 1,000 must reach its strength; who loses pays ten times the rent. Fight!
lesson-fight-roll = Roll for the fight.
lesson-power-card = A double! Instead of rolling again you may use its power. Double 5 draws a card ({ $chest }); 2 brings { $two_hundred } from the bank, 3 brings { $fifty } from each player, 4 a card ({ $chance }). Use it.
lesson-power-attack = Double 6 is the attack: you and { $who } roll for { $square }, and the higher total takes it. Use it.
lesson-attack-roll = You roll first. The higher total wins.
lesson-power-teleport = Double 1 is the teleport: go to any square but jail. On the way to { $square } you pass GO and collect { $salary }. Use it.
lesson-tax-coin = A tax. But paying one earns you a coin, and so do paying rent and going to jail. Four coins buy the figure of M. Monopoly. End your turn.
lesson-coins = In jail, but with four coins! Become M. Monopoly: you are out of jail, and everything is the other way round.
lesson-figure-roll = You are M. Monopoly: on another’s property the owner pays you, and taxes are paid to you. Roll.
lesson-figure-paid = { $who } paid you for your visit, and got a coin. End your turn.
lesson-free-house = While someone is M. Monopoly, every double that anyone rolls lets the figure place a building for free. Place it on { $square }.
lesson-steal = You land where { $who } stands: M. Monopoly traps them, and may steal one of their properties. Take { $square }.
lesson-over = Well done: you know enough to play. This table goes on if you like, from here with dice of chance.

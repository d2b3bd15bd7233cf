# What house rules cost: in `casedepart rules`, on the page, and in the study of house rules.

price-none = no change among our bots
price-line = { $length }; { $ending }; { $first }
price-longer = about { $minutes } min longer ({ $reach })
price-shorter = about { $minutes } min shorter ({ $reach })
price-same = about as long ({ $reach } min)
price-same-exactly = as long
price-reach = { $low } to { $high }
price-all-end = all games ended
price-capped = { $share } ({ $reach }) of games don’t end, { $printed } by the rulebook
price-first = the first player wins { $share } ({ $reach }), { $printed } by the rulebook
price-first-same = the first player wins about as often ({ $share }, { $printed } by the rulebook)
price-in-full = Its price: { $price }.
price-measured = Measured among { $players } bots ({ $bots }) in { $games } pairs of games on the same dice, { $edition }, at { $seconds } seconds a turn. In brackets: 95% intervals. A game doesn’t end when it isn’t over after { $turns } turns.
price-agreed = the game lasts as long as you have agreed
price-list-note = Beside each: what it changes in a full game of { $players } people, measured in { $games } pairs of games among bots on the same dice, at { $seconds } seconds a turn. In brackets: 95% intervals.

house-count = { $n ->
    [one] One house rule
   *[other] { $n } house rules
}
house-line = { $count }; { $price }
house-line-pending = { $count }; its price is being measured…
house-line-about = { $count }; { $price }, from { $pairs } pairs of games so far
house-line-timed = { $count }; the game lasts as long as you have agreed
house-yes = yes
house-no = no
house-number = { $label }: { $n }
house-longer = about { $n ->
    [one] a minute
   *[other] { $minutes } minutes
} longer
house-shorter = about { $n ->
    [one] a minute
   *[other] { $minutes } minutes
} shorter
house-same = about as long

number-pot_begins = In the pot at first
number-pot_refill = Put into the pot each time
number-speed_cash = Extra cash to start with
number-start_cash = Cash to start with
number-go_salary = The salary
number-go_times = How many times the salary
number-jail_fine = The fine
number-snake_eyes = The bonus
number-deeds = Deeds for each
number-deeds_paid = Everyone pays their price
number-first_bid = The first bid
number-minutes = Minutes until the count
number-turn_limit = Turns of each player

study-house-title = What house rules cost
study-house-lead = Made by `{ $command }`: { $games } pairs of games of each house rule with its usual numbers, beside the printed rules on the same dice, { $players } players, all `{ $bots }`, seed { $seed }, version { $version }, rules `{ $rules }`. Minutes are turns at { $seconds } seconds. A game doesn’t end when it isn’t over after { $turns } turns; with a limit of time (H26) it’s called after { $timed } turns. Figures in brackets are 95% intervals: of the change of the median by a paired bootstrap, of shares after Wilson, of their changes pair by pair.
study-house-most = What lengthens a game most is { $rule } ({ $number }): on { $edition } the median game is { $minutes } minutes longer ({ $turns } turns).
study-house-close = { $rule } ({ $number }) may lengthen it as much: their intervals overlap.
study-house-most-none = No house rule lengthens a game by more than chance could.
study-house-least = What shortens it most is { $rule } ({ $number }): by { $minutes } minutes.
study-house-endless = The most games that don’t end there are with { $rule } ({ $number }): { $share }, and { $printed } by the rulebook.
study-house-printed = By the rulebook the median game has { $turns } turns, { $capped } of the games don’t end, and the first player wins { $first }.
study-house-rule = House rule
study-house-minutes = Minutes, median
study-house-turns = Turns, median
study-house-capped = Don’t end
study-house-capped-change = Change, points
study-house-first = First player wins
study-house-first-change = Change, points
study-house-picture = Change of the median length by house rule, with 95% intervals
study-house-axis = minutes more in the median game
study-house-not-all = Where a ruleset has no place for a rule, its row is missing. In bold: changes that are more than chance among all that were measured here (Bonferroni); the others may be noise.

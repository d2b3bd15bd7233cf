# Trades: putting one together, and the offers that are open.

trade-title = Trade
trade-title-counter = Counter-offer
trade-who-offers = Who offers?
trade-with = Trade with
trade-not-now = You can’t trade with anyone right now.
trade-gives = { $you ->
    [yes] You give
   *[no] { $who } gives
}
trade-cash = Cash (has { $has })
trade-less = { $n } less
trade-more = { $n } more
trade-coins-of = { $name } (has { $has })
trade-coins-named = { $n } { $name }
trade-card-of = Get Out of Jail Free card ({ $deck })
trade-no-deeds = No properties
trade-share = { $after } of { $of }
trade-group = { $group }
trade-stations = { $stations }
trade-utilities = { $utilities }
trade-effects = Effect on groups
trade-effect-completes = { $kind ->
    [group] { $you ->
        [yes] You get the full group: { $group }
       *[no] { $who } gets the full group: { $group }
    }
   *[other] { $you ->
        [yes] You get all the { $what }
       *[no] { $who } gets all the { $what }
    }
}
trade-effect-breaks = { $kind ->
    [group] { $you ->
        [yes] You lose the full group: { $group }
       *[no] { $who } loses the full group: { $group }
    }
   *[other] { $you ->
        [yes] You no longer have all the { $what }
       *[no] { $who } no longer has all the { $what }
    }
}
trade-effect-grows = { $you ->
    [yes] You: { $after } of { $of }, { $what }
   *[no] { $who }: { $after } of { $of }, { $what }
}
trade-summary = The trade
trade-empty = Choose what each side gives.
trade-pick = Your trade with { $who }
trade-pick-hint = Tap spaces on the board to add them to the trade or take them out.
trade-all-deeds = { $n ->
    [one] The only property
   *[other] All { $n } properties
}
trade-take-out = take out
trade-ask-price = Ask { $who }’s price
trade-price = { $kind ->
    [wants] { $who } wants { $sum } for it. We’ve filled it in.
    [pays] { $who } pays { $sum } for it. We’ve filled it in.
   *[even] { $who } would swap with no cash.
}
trade-price-never = { $why ->
    [none] { $who } won’t agree for any sum you have.
   *[other] { $who } won’t agree for any sum you have: { $why }.
}
trade-changes = What changes
trade-unchanged = You haven’t changed anything yet.
trade-change-added = { $you ->
    [yes] You give: + { $thing }
   *[no] { $who } gives: + { $thing }
}
trade-change-removed = { $you ->
    [yes] You give: { $thing }
   *[no] { $who } gives: { $thing }
}
trade-change-sum = { $you ->
    [yes] You give: { $from } → { $to }
   *[no] { $who } gives: { $from } → { $to }
}
trade-new = new
trade-gone = removed
trade-was = was { $before }
trade-answers-one = { $who } answers your offer. What changes is marked.
trade-stale = The game has moved on. Check the offer, then send it.
trade-cancel = Cancel
trade-send = Send offer
trade-send-counter = Send counter-offer
trade-offer-of = { $who }’s offer to { $other }
trade-expires = Expires in
trade-accept = Accept
trade-counter = Counter-offer
trade-reject = Turn down
trade-withdraw = Withdraw offer
trade-no-offers = No open offers

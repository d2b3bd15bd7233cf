# Trades: putting one together, and the offers that are open.

trade-title = Trade
trade-title-counter = Counter-offer
trade-who-offers = Who offers?
trade-with = Trade with
trade-not-now = Nobody can be made an offer just now.
trade-gives = { $you ->
    [yes] You give
   *[no] { $who } gives
}
trade-cash = Money (has { $has })
trade-less = { $n } less
trade-more = { $n } more
trade-coins-of = { $name } (has { $has })
trade-coins-named = { $n } { $name }
trade-card-of = “Get out of jail” card ({ $deck })
trade-no-deeds = No properties.
trade-share = { $after } of { $of }
trade-group = { $group }
trade-stations = { $stations }
trade-utilities = { $utilities }
trade-effects = What it does to groups
trade-effect-completes = { $kind ->
    [group] { $you ->
        [yes] You complete { $group }
       *[no] { $who } completes { $group }
    }
   *[other] { $you ->
        [yes] You get all the { $what }
       *[no] { $who } gets all the { $what }
    }
}
trade-effect-breaks = { $kind ->
    [group] { $you ->
        [yes] You break up { $group }
       *[no] { $who } breaks up { $group }
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
trade-empty = Choose what each of you gives.
trade-pick = Your trade with { $who }
trade-pick-hint = Tap squares on the board to put them into the trade, or to take them out.
trade-all-deeds = { $n ->
    [one] The only property
   *[other] All { $n } properties
}
trade-take-out = take out
trade-ask-price = What would { $who } want for it?
trade-price = { $kind ->
    [wants] { $who } wants { $sum } for it. It is filled in.
    [pays] { $who } pays { $sum } for it. It is filled in.
   *[even] { $who } would do it just so, without money.
}
trade-price-never = { $why ->
    [none] { $who } would not do it for any sum you have.
   *[other] { $who } would not do it for any sum you have: { $why }.
}
trade-changes = What changes
trade-unchanged = Nothing has been changed yet.
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
trade-gone = no longer
trade-was = was { $before }
trade-answers-one = { $who } answers your offer. What changes is marked.
trade-stale = The game has gone on in the meantime. Look again, then send.
trade-cancel = Cancel
trade-send = Make the offer
trade-send-counter = Send the counter-offer
trade-offer-of = Offer by { $who } to { $other }
trade-expires = Stands for
trade-accept = Accept
trade-counter = Counter-offer
trade-reject = Turn down
trade-withdraw = Withdraw the offer
trade-no-offers = No offer is open.

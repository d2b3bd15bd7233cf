# The end of a game.

end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
end-ranking = Final ranking
end-place = Place { $n }
end-out = bankrupt
end-rematch = Rematch
end-to-rematch = Go to the rematch
end-host-rematch = The host can start a rematch.
end-replay = Watch it again
end-record = Download the record
end-new = New game
end-worth = Net worth over the game
end-turn = Turn { $n } of { $of }
end-as-table = As a table
end-column-turn = Turn
end-rents = Rent collected
end-rents-of = { $name }: { $sum } ({ $times }×)
end-no-rents = Nobody collected any rent.
end-stations = { $stations }
end-utilities = { $utilities }
end-luck = Luck
end-pips = Average roll
end-doubles = Doubles
end-cards = Cards
end-rents-both = Rent
end-fair = expected: { $n }
end-numbers = { $turns } turns, { $rolls } rolls, { $rents } rents worth { $sum }.
end-no-history = Can’t load the game history right now.
end-again = Try again

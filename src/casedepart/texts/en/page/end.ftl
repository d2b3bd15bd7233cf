# The end of a game.

end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
end-ranking = Final ranking
end-place = Place { $n }
end-out = bankrupt
end-rematch = Another game, same people
end-to-rematch = To the next game
end-host-rematch = The host can call everyone to another game.
end-replay = Watch it again
end-record = Download the record
end-new = New game
end-worth = What everyone was worth
end-turn = Turn { $n } of { $of }
end-as-table = As a table
end-column-turn = Turn
end-rents = Rents taken
end-rents-of = { $name }: { $sum } ({ $times }×)
end-no-rents = Nobody took any rent.
end-stations = { $stations }
end-utilities = { $utilities }
end-luck = Luck
end-pips = A roll
end-doubles = Doubles
end-cards = Cards
end-rents-both = Rents
end-fair = fair: { $n }
end-numbers = { $turns } turns, { $rolls } rolls, { $rents } rents of { $sum } in all.
end-no-history = The story of the game cannot be fetched just now.
end-again = Try again

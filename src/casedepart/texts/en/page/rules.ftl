# The page of the rules.

rules-title = The rules
rules-edition = Edition
rules-all-editions = All of them, with what differs
rules-search = Search
rules-search-example = rent, mortgage, B3…
rules-count = { $n ->
    [0] No rules
    [one] 1 rule
   *[other] { $n } rules
}
rules-everything = Show the rules that aren’t played here, too
rules-contents = Contents
rules-not-here = not played here
rules-own = This server’s catalogue doesn’t have this edition. Here is the whole book, with what differs.
rules-minute = The game in 60 seconds
rules-learn = Learn it by playing, in five minutes
rules-found = Best answers first
rules-none = No rule found. Try another word, or fewer words.

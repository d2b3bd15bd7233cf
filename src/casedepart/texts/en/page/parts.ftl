# Small parts that every page uses.

part-close = Close
part-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
part-loading = One moment…
part-slow = Waiting for the server…
part-lost = Connection lost. Reconnecting…
part-rule = Rule { $rule }
part-not-found = Page not found.
part-home = Go to the home page
part-unreachable = The server isn’t answering. Is it running?
part-failed = Something went wrong on this page. Reload it: the server has your game.
part-reload = Reload

# Small parts that every page uses.

part-close = Close
part-days = { $n } days
part-loading = One moment…
part-slow = Waiting for the server…
part-lost = The connection is lost. Trying again…
part-rule = Rule { $rule }
part-not-found = There is nothing at this address.
part-home = To the first page
part-unreachable = The server does not answer. Is it running?
part-failed = Something went wrong in the page. Reload it: your game is kept by the server.
part-reload = Reload

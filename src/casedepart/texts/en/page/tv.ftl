# The big screen.

tv-join = Scan to sit down with your phone
tv-waiting = The game is about to start
tv-free = open seat
tv-auction = Auction
tv-lot-house = One { $house }
tv-lot-hotel = One { $hotel }
tv-no-bid = no bids yet
tv-owed-to = to { $who }
tv-claim = { $who } can claim rent from { $visitor }
tv-jailed = in jail
tv-trapped = trapped
tv-full = Full screen
tv-small = Leave full screen

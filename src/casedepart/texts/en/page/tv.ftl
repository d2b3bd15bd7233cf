# The big screen.

tv-join = Scan to sit down with your phone
tv-waiting = The game is about to begin
tv-free = free seat
tv-auction = Auction
tv-lot-house = One { $house }
tv-lot-hotel = One { $hotel }
tv-no-bid = no bid yet
tv-owed-to = to { $who }
tv-claim = { $who } may claim rent from { $visitor }
tv-jailed = in jail
tv-trapped = trapped
tv-full = Full screen
tv-small = Leave full screen

# Le grand écran.

tv-join = Scannez pour vous asseoir avec votre téléphone
tv-waiting = La partie va commencer
tv-free = place libre
tv-auction = Enchères
tv-lot-house = 1 { $house }
tv-lot-hotel = 1 { $hotel }
tv-no-bid = pas encore d’enchère
tv-owed-to = pour { $who }
tv-claim = { $who } peut réclamer un loyer à { $visitor }
tv-jailed = en prison
tv-trapped = au piège
tv-full = Plein écran
tv-small = Quitter le plein écran

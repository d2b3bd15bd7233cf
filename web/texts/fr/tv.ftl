# Le grand écran.

tv-join = Scannez pour vous asseoir avec votre téléphone
tv-waiting = La partie va commencer
tv-free = place libre
tv-auction = Enchères
tv-lot-house = { $house } : 1
tv-lot-hotel = { $hotel } : 1
tv-no-bid = pas encore d’offre
tv-owed-to = pour { $who }
tv-claim = { $who } peut réclamer un loyer à { $visitor }
tv-jailed = en prison
tv-trapped = sous le piège
tv-full = Plein écran
tv-small = Quitter le plein écran

# One's own figures, and the way to another device.

figures-title = My games and stats
figures-what = What you have played and won, here and on your other devices.
figures-kept = From games finished in this browser. Only you can see them.
figures-none = No finished games yet. Finish one, and it counts here.
figures-games = Games
figures-won = Won
figures-turns = Turns
figures-pips = Average roll
figures-by-edition = By edition
figures-transfer = On another device
figures-transfer-what = Your games, the keys to your seats and your stats, as a file. What’s on the other device stays too. Anyone with the file can play your games.
figures-from-here = From this device
figures-to-here = To this device
figures-save = Save as a file
figures-load = Load a file
figures-brought = Done. New here: { $tables ->
    [one] { $tables } game to go back to
   *[other] { $tables } games to go back to
}, { $played ->
    [one] { $played } finished game in the stats
   *[other] { $played } finished games in the stats
}.
figures-wrong-json = Can’t read this file: it’s damaged, or it isn’t a file of your games. Choose casedepart-own-games.json.
figures-wrong-kind = This is another kind of file. Choose one that was saved on this page: casedepart-own-games.json.
figures-wrong-newer = This file comes from a newer version of Case Départ. Reload this page, then try again.

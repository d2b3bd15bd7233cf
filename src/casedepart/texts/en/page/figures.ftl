# One's own figures, and the way to another device.

figures-title = My games and figures
figures-what = What you have played and won, here and on your other devices.
figures-kept = From the games that this browser has seen to their end. Nobody else has these figures.
figures-none = No finished game yet. Play one to its end, and it is counted here.
figures-games = Games
figures-won = Won
figures-turns = Turns
figures-pips = Pips a roll
figures-by-edition = By edition
figures-transfer = On another device
figures-transfer-what = Your games, with the keys to your seats, and your figures, as a file. What is on the other device stays, too. Whoever has the file can play your games.
figures-from-here = From this device
figures-to-here = To this device
figures-save = Save as a file
figures-load = Load a file
figures-brought = Done. New here: { $tables ->
    [one] { $tables } game to go back to
   *[other] { $tables } games to go back to
}, { $played ->
    [one] { $played } finished game in the figures
   *[other] { $played } finished games in the figures
}.
figures-wrong-json = This file cannot be read: it is damaged, or no file of own games. Choose casedepart-own-games.json.
figures-wrong-kind = This is another kind of file. Choose one that was saved on this page: casedepart-own-games.json.
figures-wrong-newer = This file comes from a newer version of Case Départ. Load this page anew, then try again.

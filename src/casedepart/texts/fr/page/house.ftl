# Les règles maison sur la page : leurs nombres, et le retour au livret.

house-back = Revenir au livret
house-mine = Les règles maison de cette table
house-bounds = Un nombre entier de { $least } à { $most } ; d’habitude { $usual }.
house-bad = Ce doit être un nombre entier de { $least } à { $most }.
house-fix = Un nombre d’une règle maison ne peut pas se jouer : voyez « { $label } ».

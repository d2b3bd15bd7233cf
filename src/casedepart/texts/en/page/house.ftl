# House rules on the page: their numbers, and the way back to the rulebook.

house-back = Back to the rulebook
house-mine = The house rules of this table
house-bounds = A whole number from { $least } to { $most }; usually { $usual }.
house-bad = This must be a whole number from { $least } to { $most }.
house-fix = { $label } can’t be played with this number. Change it.

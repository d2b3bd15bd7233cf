# House rules on the page: their numbers, and the way back to the booklet.

house-back = Back to the booklet
house-mine = The house rules of this table
house-bounds = A whole number from { $least } to { $most }; usually { $usual }.
house-bad = This must be a whole number from { $least } to { $most }.
house-fix = A number of a house rule cannot be played: look at { $label }.

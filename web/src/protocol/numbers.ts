// What some numbers of a view stand for.

/** In place of a seat: the bank. */
export const BANK = -1
/** In place of a seat: nobody. */
export const NOBODY = -2

/** In place of a group, which is a number of the look's list: the stations, the utilities. */
export const STATIONS = -2
export const UTILITIES = -3

/** In place of a number of houses. */
export const HOTEL = 5

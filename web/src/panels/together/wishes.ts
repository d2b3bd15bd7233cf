// What people decide together: who wishes it already, and whose word is still missing.
import type { State } from '../../protocol/types.ts'

export interface Wish {
  /** The seats that wish it. */
  wished: number[]
  /** The seats of people who are asked and have not said so. */
  missing: number[]
}

/** Is this the seat of someone who is away, in whose place nobody plays? Around a real box people are there, whatever their phones do. */
export function isAway({ table, box }: State, seat: number): boolean {
  const sits = box ? undefined : table.seats[seat]
  return !!sits && sits.person && !sits.here && !sits.bot
}

/** People in the game who are here; or all of them, here or not. */
function people({ table, game }: State, all: boolean): number[] {
  return table.seats.flatMap((seat, at) => (seat.person && (all || seat.here) && !game?.players[at]?.out ? [at] : []))
}

/** A bot for someone who is away. */
export function botWish(state: State, other: number): Wish {
  return parted(state, false, (at) => state.table.seats[at]?.wishes_bot?.includes(other) ?? false)
}

/** To end the game and count: by correspondence everyone is asked, wherever they are. */
export function countWish(state: State): Wish {
  const all = state.table.settings.clock === 'days'
  return parted(state, all, (at) => state.table.seats[at]?.wishes_count ?? false)
}

function parted(state: State, all: boolean, wishes: (seat: number) => boolean): Wish {
  return {
    wished: state.table.seats.flatMap((_, at) => (wishes(at) ? [at] : [])),
    missing: people(state, all).filter((at) => !wishes(at)),
  }
}

/** Does anything wait for the word of those who are here: an answer of someone who is away, or the end of the game? */
export function awaitsWord(state: State): boolean {
  const away = state.game?.asked.some((seat) => isAway(state, seat)) ?? false
  return away || state.table.seats.some((seat) => seat.wishes_count)
}

// What has become of a seat that one has lost, and whether one may have another.
import type { Held } from '../../protocol/keys.ts'
import type { SeatView, TableView } from '../../protocol/types.ts'

/** Who has the seat now: a person, a bot, or nobody. */
export function playedBy(seat: SeatView | undefined): 'person' | 'bot' | 'free' {
  return seat?.person ? 'person' : seat?.bot ? 'bot' : 'free'
}

/** Is there a seat to take, and does this device hold what it takes to ask for one? */
export function maySitAgain(table: TableView, held: Held): boolean {
  const asked = !!held.invite || !!held.host || !!table.settings.public
  return asked && !table.locked && table.phase !== 'over' && table.seats.some((seat) => !seat.person)
}

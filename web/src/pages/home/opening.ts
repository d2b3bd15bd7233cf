// Opens tables, and keeps the keys that the server hands out once.
import { preferences } from '../../preferences.svelte.ts'
import { post } from '../../protocol/http.ts'
import { heldTables, hold } from '../../protocol/keys.ts'
import type { EditionView, Opened, Opening } from '../../protocol/types.ts'
import { t } from '../../words/words.svelte.ts'

export async function openTable(opening: Opening): Promise<string> {
  const opened = await post<Opened>('/api/tables', opening)
  hold(opened.table, {
    host: opened.host,
    invite: opened.invite,
    watch: opened.watch,
    seats: opened.seats.map((seat) => seat.key),
    edition: opening.settings?.edition ?? '',
    name: opening.people?.[0]?.name ?? '',
  })
  return opened.table
}

/** The name one last sat down with, or one for whoever has not said any. */
export function usualName(): string {
  return preferences.name || t('home-someone')
}

/** A game against bots that begins at once, as the booklet has it. */
export function playNow(edition: string): Promise<string> {
  return openTable({ settings: { edition }, people: [{ name: usualName() }], start: true })
}

/** A lesson: a table that teaches. */
export function openLesson(edition: string): Promise<string> {
  return openTable({ settings: { edition, lesson: true }, people: [{ name: usualName() }], start: true })
}

/** The edition one last played, of those that this server has. */
export function lastEdition(known: readonly EditionView[]): EditionView | undefined {
  const last = heldTables().find((held) => known.some((edition) => edition.id === held.edition))
  return known.find((edition) => edition.id === last?.edition) ?? known[0]
}

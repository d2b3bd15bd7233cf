// The file of a box: what it prints on squares and cards, as an edition that extends ours; downloaded, or kept for next time.
import { getText } from '../protocol/http.ts'
import { anyKey } from '../protocol/keys.ts'
import { saveText } from '../protocol/record.ts'
import type { BoxView } from '../protocol/types.ts'
import { extended, keepBox } from './kept.ts'

function boxFile(table: string): Promise<string> {
  return getText(`/api/tables/${table}/box`, { key: anyKey(table) })
}

export async function downloadBox(table: string, edition: string): Promise<void> {
  saveText(await boxFile(table), `${edition}-box.toml`, 'application/toml')
}

/** Keep what the box prints in this browser, once it prints anything of its own. */
export async function keepForNextTime(table: string, edition: string, { names, cards }: BoxView): Promise<void> {
  if (Object.keys(names).length + cards.length === 0) return
  const text = await boxFile(table)
  keepBox({ edition: extended(text) || edition, text })
}

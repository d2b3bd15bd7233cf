// Hands the record of a game, or any text that the server makes, to the browser as a file.
import { getText } from './http.ts'
import { anyKey } from './keys.ts'

/** Milliseconds that the file can be had. */
const KEPT = 10_000

export async function downloadRecord(table: string): Promise<void> {
  const text = await getText(`/api/tables/${table}/record`, { key: anyKey(table) })
  saveText(text, `casedepart-${table}.jsonl`, 'application/jsonl')
}

export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin only when they have asked where to.
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}

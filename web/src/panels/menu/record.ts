// Hands the record of the game to the browser as a file.
import { getText } from '../../protocol/http.ts'
import { anyKey } from '../../protocol/keys.ts'

export async function downloadRecord(table: string): Promise<void> {
  const text = await getText(`/api/tables/${table}/record`, { key: anyKey(table) })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `casedepart-${table}.jsonl`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

// The editions that this server has, asked for once.
import { get } from '../../protocol/http.ts'
import type { EditionView, Settings, SettingsView } from '../../protocol/types.ts'

let asked: Promise<EditionView[]> | null = null

export function editions(): Promise<EditionView[]> {
  asked ??= get<EditionView[]>('/api/editions').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** Settings with everything spelled out. */
export type FullSettings = Required<Settings>

/** The settings that a link's query says, checked by the server; of an empty one, the usual ones. */
export async function spelledOut(query: string): Promise<{ settings: FullSettings; link: string }> {
  const found = await get<SettingsView>(`/api/settings?${query}`)
  return { settings: found.settings as FullSettings, link: found.link }
}

/** Settings as a link says them. */
export function queryOf(settings: Settings): string {
  const query = new URLSearchParams()
  const said = Object.entries(settings) as [string, FullSettings[keyof FullSettings]][]
  for (const [name, value] of said) query.set(name, inWords(value))
  return query.toString()
}

function inWords(value: FullSettings[keyof FullSettings]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'object')
    return Object.entries(value)
      .map((entry) => entry.join(':'))
      .join()
  return String(value)
}

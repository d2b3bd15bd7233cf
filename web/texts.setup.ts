// In tests there is no server: the texts come from the folders of their languages.
import { readdirSync, readFileSync } from 'node:fs'

const TEXTS = new URL('../src/casedepart/texts/', import.meta.url)
const SHARED = ['actions', 'events', 'house_rules', 'reasons']

function messagesIn(language: string): string {
  const own = readdirSync(new URL(`${language}/page`, TEXTS)).map((name) => `page/${name}`)
  const files = [...SHARED.map((name) => `${name}.ftl`), ...own]
  return files.map((file) => readFileSync(new URL(`${language}/${file}`, TEXTS), 'utf8')).join('\n')
}

globalThis.fetch = (address, init) => {
  if (address !== '/api/texts') throw new Error('a test asks a server')
  const language = new Headers(init?.headers).get('Accept-Language') ?? ''
  const texts = [{ language, messages: messagesIn(language) }]
  return Promise.resolve(Response.json({ language, languages: { fr: 'Français', en: 'English' }, texts }))
}

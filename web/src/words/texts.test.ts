// Every text that the page asks for is there, in both languages alike, and none that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import told from './told.json'

type Language = 'fr' | 'en'

type Pattern = FluentResource['body'][number]['value']
type Texts = Map<string, NonNullable<Pattern>>

const HERE = new URL('../..', import.meta.url).pathname
const TEXTS = '../src/casedepart/texts'
const ENGINE = ['events', 'actions', 'reasons', 'house_rules']

function read(folder: string, ending: RegExp): string[] {
  const names = readdirSync(HERE + folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(`${HERE}${folder}/${name}`, 'utf8'))
}

/** Texts by key; `key.form` is one of a text's attributes. */
function textsOf(sources: string[]): Texts {
  const texts: Texts = new Map()
  for (const { id, value, attributes } of sources.flatMap((source) => new FluentResource(source).body)) {
    if (value !== null) texts.set(id, value)
    for (const [form, pattern] of Object.entries(attributes)) texts.set(`${id}.${form}`, pattern)
  }
  return texts
}

const page = (language: Language) => textsOf(read(`${TEXTS}/${language}/page`, /\.ftl$/))
const engine = (language: Language) =>
  textsOf(ENGINE.map((name) => readFileSync(`${HERE}${TEXTS}/${language}/${name}.ftl`, 'utf8')))

/** Everything of some kind that stands in a pattern, however deep. */
function found(part: unknown, kind: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, name } = part as { type?: string; name?: string }
  const own = type === kind && name ? [name] : []
  return [...own, ...Object.values(part).flatMap((inner) => found(inner, kind))]
}

/** The words of a pattern, each variant for itself, with an x for what is put in. */
function wordsOf(pattern: Pattern): string[] {
  if (pattern === null) return []
  if (typeof pattern === 'string') return [pattern]
  const variants = pattern.flatMap((part) =>
    typeof part === 'object' && part.type === 'select' ? part.variants.flatMap(({ value }) => wordsOf(value)) : [],
  )
  const line = pattern
    .map((part) => (typeof part === 'string' ? part : part.type === 'str' ? part.value : 'x'))
    .join('')
  return [line, ...variants]
}

/** What a name made of parts may become, by the part; of any other part, any word. */
const PARTS: Record<string, string> = {
  'waited.to': 'you|they|all',
  presence: 'here|away|bot|sits-in',
  state: 'mine|here|away',
  closed: 'over|locked|full',
  setting: 'mode|option|ruleset|hints|public|pace|auction|offers|clock|days|expiry|streets',
  'result.lack': 'no-[a-z]+',
  key: '[a-z-]+',
}

/** What comments mention is no text. */
const SOURCE = read('src', /(?<!\.test)\.(ts|svelte)$/)
  .join('\n')
  .replaceAll(/\/\*\*.*?\*\//gs, '')
/** Names that stand there as they are. */
const LITERALS = new Set(
  [...SOURCE.matchAll(/['`]([a-z]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)?)['`]/g)].map(([, name]) => name!),
)
/** Names that are made of parts. */
const NAMES = [...SOURCE.matchAll(/`([a-z]+-[^`\n]*\$\{[^`\n]*|\$\{key\}[^`\n]*)`/g)].map(([, name]) => name!)

/** A name made of parts, as all that it may become. */
function patternOf(name: string): RegExp {
  const whole = name.replace(/\$\{([^}]*)\}/g, (_, part: string) => `(?:${PARTS[part] ?? '[a-z0-9-]+'})`)
  return new RegExp(`^${whole.replaceAll('.', '\\.')}$`)
}

const FR = page('fr')
const EN = page('en')
const ALL = new Map([...EN, ...engine('en')])
const AREAS = new Set([...ALL.keys()].map((key) => key.split('-')[0]!))
/** What the text itself must be given: the words of an edition are there for every text. */
const isGiven = (name: string) => !(name in told[0]!.look.words.en)
const isText = (name: string) => name.includes('-') && AREAS.has(name.split('-')[0]!)

describe('the texts of the page', () => {
  it('are the same in both languages, with the same forms', () => {
    expect([...FR.keys()].sort()).toEqual([...EN.keys()].sort())
    expect(EN.size).toBeGreaterThan(400)
  })

  it('are given the same in both languages, beside the words of the edition, which all may name', () => {
    const given = (texts: Texts) =>
      Object.fromEntries(
        [...texts].sort().map(([key, text]) => [key, [...new Set(found(text, 'var'))].filter(isGiven).sort()]),
      )
    expect(given(FR)).toEqual(given(EN))
  })

  it('are all there', () => {
    const missing = [...LITERALS].filter((name) => isText(name) && !ALL.has(name))
    const referred = [...FR.values(), ...EN.values()]
      .flatMap((text) => found(text, 'mesg'))
      .filter((name) => !ALL.has(name))
    expect([...missing, ...referred]).toEqual([])
    const made = NAMES.filter((name) => isText(name) && ![...ALL.keys()].some((key) => patternOf(name).test(key)))
    expect(made).toEqual([])
  })

  it('are all asked for', () => {
    const referred = new Set([...EN.values()].flatMap((text) => found(text, 'mesg')))
    const patterns = NAMES.map(patternOf)
    const asked = (key: string) =>
      LITERALS.has(key) || referred.has(key) || patterns.some((pattern) => pattern.test(key))
    const dead = [...EN.keys()].filter((key) => !asked(key) && !(key.includes('.') && asked(key.split('.')[0]!)))
    expect(dead).toEqual([])
  })
})

describe('how it is written', () => {
  const faults = (texts: Texts, fault: RegExp) =>
    [...texts].flatMap(([key, text]) =>
      wordsOf(text)
        .filter((words) => fault.test(words))
        .map((words) => `${key}: ${words}`),
    )

  it('in French, with thin spaces, real apostrophes and real quotes', () => {
    expect(faults(FR, /(?<![\u202f\u00a0])[;:!?»%]|«(?![\u202f\u00a0])|['"]|\.\.\./)).toEqual([])
  })

  it('in English, with real apostrophes and quotes, and nothing before a sign', () => {
    expect(faults(EN, /['"]|\.\.\.|\s[;:!?…%]/)).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import looks from '../board/fixtures/looks.json'
import type { Look } from '../protocol/types.ts'
import { learn } from './language.svelte.ts'
import { namesOf } from './names.ts'
import { reasonText } from './reasons.ts'
import { speakOf } from './words.svelte.ts'

const SOURCE = readFileSync(new URL('../../../src/casedepart/texts/en/reasons.ftl', import.meta.url), 'utf8')
const KEYS = new FluentResource(SOURCE).body.map(({ id }) => id.replace(/^reason-/, ''))
const look = (looks as unknown as Look[])[0]!

describe.each(['fr', 'en'] as const)('why a bot answers so, in %s', (language) => {
  const names = namesOf(look, ['Anna', 'Bruno'])
  beforeAll(async () => {
    await learn(language)
    speakOf(look)
  })
  afterEach(() => vi.restoreAllMocks())

  it('has words for every reason, and lacks nothing that they speak of', () => {
    const complained = vi.spyOn(console, 'error')
    const said = KEYS.map((key) => reasonText({ key, square: 39, group: 3, seat: 1, n: 350, m: 1400 }, names))
    expect(said.filter((words) => words === '' || /[{}$]|undefined/.test(words))).toEqual([])
    expect(complained).not.toHaveBeenCalled()
    expect(said.length).toBeGreaterThan(30)
  })

  it('names squares, groups, players and sums', () => {
    const words = reasonText({ key: 'keeps-back', square: 39, seat: 1, n: 350, m: 1400 }, names)
    for (const part of [names.square(39), 'Bruno', '350', language === 'fr' ? '1\u202f400' : '1,400'])
      expect(words).toContain(part)
    expect(reasonText({ key: 'buy-completes', group: 3 }, names)).toContain(names.group(3))
  })

  it('says nothing where there are no words', () => {
    expect(reasonText({ key: 'of-some-later-version' }, names)).toBe('')
    expect(reasonText(null, names)).toBe('')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { EventView, Look } from '../protocol/types.ts'
import { eventReason, eventText } from './events.ts'
import { learn } from './language.svelte.ts'
import { namesOf } from './names.ts'
import told from './told.json'
import { speakOf, t } from './words.svelte.ts'

interface Line {
  event: EventView
  fr: string
  en: string
}

describe.each(['fr', 'en'] as const)('the log in %s', (language) => {
  beforeAll(() => learn(language))

  it.each(told.map(({ look, players, lines }) => [look, players, lines] as unknown as [Look, string[], Line[]]))(
    'tells every event as the engine does',
    (look, players, lines) => {
      speakOf(look)
      const names = namesOf(look, players)
      for (const line of lines) {
        const sentence = eventText(line.event, names)
        const reason = eventReason(line.event)
        const stop = sentence.endsWith('.') ? '.' : ''
        const whole = reason ? t('log-reason', { sentence: sentence.replace(/\.$/, ''), reason, stop }) : sentence
        expect(whole).toBe(line[language])
      }
      expect(lines.length).toBeGreaterThan(100)
    },
  )
})

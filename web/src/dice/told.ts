// What came of checking the dice, in one or two sentences.
import { faceText } from '../words/events.ts'
import { t } from '../words/words.svelte.ts'
import type { Drawn, Result } from './check.ts'

/** So much of a commitment tells it apart from any other. */
const SHOWN = 16
/** The scheme by which nobody can choose. */
const NEWEST = 3

export function toldResult(result: Result): string {
  switch (result.kind) {
    case 'proof': {
      const said = [
        t('dice-proof', { draws: result.draws.length, commitment: `${result.commitment.slice(0, SHOWN)}…` }),
      ]
      if (result.single.length > 0) {
        const draws = result.single.reduce((sum, [, times]) => sum + times, 0)
        said.push(t('dice-proof-single', { draws, names: counted(result.single) }))
      }
      if (result.scheme < NEWEST) said.push(t('dice-proof-chosen', { scheme: result.scheme }))
      if (result.anew > 0) said.push(t('dice-proof-anew', { anew: result.anew }))
      if (result.alone > 0) said.push(t('dice-proof-alone', { alone: result.alone }))
      if (result.passed.length > 0) said.push(t('dice-proof-passed', { names: counted(result.passed) }))
      if (result.since > 0) said.push(t('dice-proof-since', { since: result.since }))
      return said.join(' ')
    }
    case 'parted': {
      const { line, expected, found, what } = result
      const drawn = what === 'drawn'
      return t(`dice-parted-${what}`, {
        line,
        expected: drawn ? toldDraw(expected) : expected,
        found: drawn ? toldDraw(found) : found,
      })
    }
    case 'unproven':
      return t(`dice-${result.lack}`, { over: result.over ? 'over' : 'unfinished', draws: result.draws.length })
    case 'unreadable':
      return t('dice-unreadable', { line: result.line })
  }
}

/** Players and how often each. */
function counted(names: [string, number][]): string {
  return names.map(([name, times]) => `${name} ${times}×`).join(', ')
}

/** A draw as the record writes it, in words. */
export function toldDraw(written: string): string {
  const [what, first = '', second = '', third = ''] = written.split(' ')
  if (what === 'dice' && third) return t('dice-roll-third', { first, second, third: faceText(third) })
  if (what === 'dice') return t('dice-roll', { first, second })
  if (what === 'card') return t('dice-card', { deck: first, card: second })
  return written
}

export function agrees({ written, given }: Drawn): boolean {
  return written === given
}

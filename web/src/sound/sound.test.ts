import { expect, test } from 'vitest'
import type { AnswerView, EventKind } from '../protocol/types.ts'
import { KINDS, soundsOf } from './kinds.ts'
import { sound } from './synth.ts'

const answer = (...kinds: EventKind[]): AnswerView => ({
  n: 1,
  seat: 0,
  do: '',
  events: kinds.map((kind) => ({ kind })),
})

test('each sound is heard once, in the order of what happened', () => {
  expect(soundsOf([answer('rolled', 'moved', 'received'), answer('paid', 'received')])).toEqual([
    'dice',
    'hop',
    'coin',
    'pay',
  ])
})

test('what has no sound is silent', () => {
  expect(soundsOf([answer('declined', 'turn')])).toEqual([])
})

test('a flood of old news is silent', () => {
  expect(soundsOf(Array.from({ length: 100 }, () => answer('rolled')))).toEqual([])
})

test('every sound begins, ends, and is short', () => {
  for (const kind of KINDS) {
    let started = 0
    const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    const node = () => ({
      connect: (next: unknown) => next,
      gain: param,
      frequency: param,
      start: () => (started += 1),
      stop: () => {},
    })
    const context = {
      currentTime: 0,
      sampleRate: 8000,
      createOscillator: node,
      createGain: node,
      createBufferSource: node,
      createBiquadFilter: node,
      createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    } as unknown as BaseAudioContext
    const lasts = sound(kind, context, node() as unknown as AudioNode)
    expect(lasts).toBeGreaterThan(0)
    expect(lasts).toBeLessThan(1.5)
    expect(started).toBeGreaterThan(0)
  }
})

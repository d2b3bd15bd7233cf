import { expect, test } from 'vitest'
import { isWhole, NO_TAPS, tapDie, typeKey, type Taps } from './taps.ts'

const typed = (keys: string[], faces: string[] = []): Taps =>
  keys.reduce<Taps>((taps, key) => typeKey(taps, key, faces) ?? taps, NO_TAPS)

test('two taps are a throw, and a second tap on the same die corrects it', () => {
  const first = tapDie(NO_TAPS, 1, 5)
  expect(isWhole(first, [])).toBe(false)
  expect(isWhole(tapDie(first, 0, 2), [])).toBe(true)
  expect(tapDie(first, 1, 6).dice).toEqual([0, 6])
})

test('figures are typed one after the other, with or without a space, and taken back', () => {
  expect(typed(['3', ' ', '4']).dice).toEqual([3, 4])
  expect(typed(['3', 'Backspace', '6', '9', '1']).dice).toEqual([6, 1])
  expect(typeKey(NO_TAPS, 'Backspace', [])).toBeNull()
  expect(typeKey(NO_TAPS, '7', [])).toBeNull()
})

test('a third die is waited for where there is one', () => {
  const faces = ['1', '2', '3', 'bus', 'monopoly']
  expect(isWhole(typed(['3', '4'], faces), faces)).toBe(false)
  expect(typed(['3', '4', 'b'], faces)).toEqual({ dice: [3, 4], face: 'bus' })
  expect(typed(['3', '4', '2', 'Backspace', '1'], faces).face).toBe('1')
})

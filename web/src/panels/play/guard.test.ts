import { describe, expect, it } from 'vitest'
import { TapGuard } from './guard.ts'

function guarded(on = true) {
  let now = 0
  const guard = new TapGuard(
    () => on,
    () => now,
  )
  guard.show('turn rolls')
  const tap = (at: number, { x = 100, closing = false, detail = 1 } = {}) => {
    return guard.takes({ clientX: x, clientY: 700, detail, timeStamp: at }, closing)
  }
  const change = (at: number, answers: string) => {
    now = at
    guard.show(answers)
  }
  return { tap, change }
}

describe('the guard of taps', () => {
  it('takes no answer for a moment after the answers have changed', () => {
    const { tap, change } = guarded()
    expect(tap(1000)).toBe(true)
    change(1100, 'sale buys declines')
    expect(tap(1160)).toBe(false)
    expect(tap(1690)).toBe(false)
    expect(tap(1700)).toBe(true)
  })

  it('counts from when a tap was made, not from when a busy page hears of it', () => {
    const { tap, change } = guarded()
    tap(1000)
    change(1900, 'sale buys declines')
    expect(tap(1240)).toBe(false)
  })

  it('takes what follows at once where nothing has changed', () => {
    const { tap, change } = guarded()
    expect(tap(1000)).toBe(true)
    change(1050, 'turn rolls')
    expect(tap(1060)).toBe(true)
  })

  it('refuses and ends nothing where something else was pressed a moment ago', () => {
    const { tap, change } = guarded()
    tap(1000)
    change(1050, 'turn ends turn')
    expect(tap(1800, { closing: true })).toBe(false)
    expect(tap(1800, { closing: true, x: 300 })).toBe(true)
    tap(3000)
    expect(tap(4500, { closing: true })).toBe(true)
  })

  it('holds for keys too, which have no place', () => {
    const { tap, change } = guarded()
    tap(1000, { detail: 0 })
    change(1050, 'turn ends turn')
    expect(tap(1500, { detail: 0, closing: true })).toBe(false)
    expect(tap(1650, { detail: 0, closing: true })).toBe(true)
  })

  it('is not there for whoever does not want it', () => {
    const { tap, change } = guarded(false)
    tap(1000)
    change(1050, 'turn ends turn')
    expect(tap(1060, { closing: true })).toBe(true)
  })
})

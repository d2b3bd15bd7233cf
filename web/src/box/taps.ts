// The dice as they are entered: a tap or a figure for each of them, in any order.

export interface Taps {
  /** By die; 0: nothing yet. */
  dice: readonly [number, number]
  /** What the third die shows; empty: nothing yet, or there is none. */
  face: string
}

export const NO_TAPS: Taps = { dice: [0, 0], face: '' }

export function tapDie(taps: Taps, die: 0 | 1, value: number): Taps {
  return { ...taps, dice: die === 0 ? [value, taps.dice[1]] : [taps.dice[0], value] }
}

/** What a key adds: a figure goes to the first die that lies nowhere yet, and Backspace takes the last one away. */
export function typeKey(taps: Taps, key: string, faces: readonly string[]): Taps | null {
  const { dice, face } = taps
  if (key === 'Backspace') {
    if (face) return { ...taps, face: '' }
    if (dice[1]) return tapDie(taps, 1, 0)
    return dice[0] ? tapDie(taps, 0, 0) : null
  }
  if (dice[0] && dice[1]) {
    const meant = faces.find((one) => one.charAt(0) === key.toLowerCase())
    return meant ? { ...taps, face: meant } : null
  }
  if (!/^[1-6]$/.test(key)) return null
  return tapDie(taps, dice[0] ? 1 : 0, Number(key))
}

/** Does every die lie there? */
export function isWhole({ dice, face }: Taps, faces: readonly string[]): boolean {
  return dice[0] > 0 && dice[1] > 0 && (faces.length === 0 || face !== '')
}

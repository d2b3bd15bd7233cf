// Odds as people say them: one in six, not six in thirty-six.

export function reduced([part, whole]: readonly [number, number]): [number, number] {
  const common = divisor(part, whole) || 1
  return [part / common, whole / common]
}

export function percent([part, whole]: readonly [number, number]): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

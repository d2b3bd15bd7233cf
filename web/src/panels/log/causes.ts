// Why the table answered in someone's place.

export interface Cause {
  /** The text is `log-cause-NAME`. */
  name: 'bot' | 'limit' | 'expired' | 'impossible'
  /** By which rule it was impossible. */
  rule: string
}

const NAMES = ['bot', 'limit', 'expired', 'impossible'] as const

export function causeOf(cause: string): Cause | null {
  const [name, rule = ''] = cause.split(' ')
  const known = NAMES.find((one) => one === name)
  return known ? { name: known, rule } : null
}

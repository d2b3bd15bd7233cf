// The links that lead to a table, as far as this browser has the keys for them.
import type { Held } from '../../protocol/keys.ts'

/** To sit down; empty where nobody gave this browser the invitation. */
export function joinLink(table: string, { invite }: Held, open: boolean): string {
  if (invite) return `${location.origin}/join/${table}#${invite}`
  return open ? `${location.origin}/join/${table}` : ''
}

/** To look on; empty where this browser has no key for it. */
export function watchLink(table: string, { watch }: Held, open: boolean): string {
  if (watch) return `${location.origin}/watch/${table}#${watch}`
  return open ? `${location.origin}/watch/${table}` : ''
}

/** Does the page's own address lead nowhere from another device? */
export function isOnlyHere(host = location.hostname): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

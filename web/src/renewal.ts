// Loads the page anew when the server has a newer one: then the parts that were not yet loaded are no longer there.

/** Milliseconds that a page must have been open: one that has just been loaded would only be loaded again and again. */
const SETTLED = 10_000

/** A part could not be loaded. Where the server answers, it is the page that is old; the game itself is kept by the server. */
export async function renew(reload: () => void, age: number): Promise<void> {
  if (age < SETTLED) return
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) reload()
}

export function renewWhenOld(): void {
  addEventListener('vite:preloadError', () => void renew(() => location.reload(), performance.now()))
}

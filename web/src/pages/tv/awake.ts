// Keeps a screen from going dark while it shows a game, where the browser can.

/** Returns how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false

  const hold = (): void => void requested()
  async function requested(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (ended) void lock.release()
    } catch {
      // Then it sleeps when it wants to: the game goes on without it.
    }
  }

  hold()
  // A lock is lost whenever the page is hidden.
  document.addEventListener('visibilitychange', hold)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}

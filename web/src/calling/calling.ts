// Calls who is waited for: a notice while the page is in the background, where browser and person allow it, else a buzz.
import { preferences } from '../preferences.svelte.ts'

const BUZZ = 120
const TAG = 'your-turn'

/** Can this browser show notices at all? Over plain HTTP from another machine none can. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** Lets the service worker in, once the page has nothing better to do; without it everything else works. */
export function welcomeWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}

/** Ask the browser whether notices may be shown: it asks the person, once. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** It is this player's turn. */
export async function call(title: string, body: string, path: string): Promise<void> {
  if (document.visibilityState === 'visible') {
    if (preferences.vibration && canVibrate()) navigator.vibrate(BUZZ)
    return
  }
  if (!preferences.notices || !canNotify() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.ready
  const buzz = preferences.vibration ? { vibrate: [BUZZ] } : {}
  await worker.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: TAG,
    data: path,
    ...buzz,
  })
}

/** Whoever looks at the page again needs no notice any more. */
export async function dismissCalls(): Promise<void> {
  if (!canNotify() || document.visibilityState !== 'visible') return
  const worker = await navigator.serviceWorker.getRegistration()
  for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close()
}

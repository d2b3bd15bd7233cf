// The service worker: says in our own words that there is no network, and brings a notice's reader back to the table.
// Nothing of the game is kept here, and nothing below /api ever passes through it.
const CACHE = 'casedepart-offline-VERSION'
const FILES = []
const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)))
  // What the page without a network is made of; everything else goes its own way.
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((window) => new URL(window.url).pathname === path)
  return open ? open.focus() : self.clients.openWindow(path)
}

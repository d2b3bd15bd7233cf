import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const preferences = { notices: true, vibration: true }
vi.mock('../preferences.svelte.ts', () => ({ preferences }))
const { call } = await import('./calling.ts')

let shown: string[]
let buzzes: number
let visible: string

beforeEach(() => {
  shown = []
  buzzes = 0
  visible = 'hidden'
  Object.assign(preferences, { notices: true, vibration: true })
  const ready = Promise.resolve({ showNotification: (title: string) => void shown.push(title) })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { ready }, vibrate: () => (buzzes += 1) })
  vi.stubGlobal('document', {
    get visibilityState() {
      return visible
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page in the background shows a notice', async () => {
  await call('Your turn', '', '/table/T')
  expect([shown, buzzes]).toEqual([['Your turn'], 0])
})

test('a page that is looked at only buzzes', async () => {
  visible = 'visible'
  await call('Your turn', '', '/table/T')
  expect([shown, buzzes]).toEqual([[], 1])
})

test('nothing is shown that was not asked for or is not allowed', async () => {
  preferences.notices = false
  await call('Your turn', '', '/table/T')
  preferences.notices = true
  vi.stubGlobal('Notification', { permission: 'denied' })
  await call('Your turn', '', '/table/T')
  expect(shown).toEqual([])
})

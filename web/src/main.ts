import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { welcomeWorker } from './calling/calling.ts'
import { applyPreferences } from './preferences.svelte.ts'
import { renewWhenOld } from './renewal.ts'
import { speak } from './words/language.svelte.ts'

/** Milliseconds after the first load until the service worker is let in. */
const WORKER_LATER = 1500

applyPreferences()
renewWhenOld()
// After everything that is to be seen.
addEventListener('load', () => setTimeout(welcomeWorker, WORKER_LATER))
const target = document.getElementById('page')!
speak().then(
  () => mount(App, { target }),
  // There are no texts yet in which to say it.
  () =>
    (target.textContent = 'The page could not be loaded: reload it. · La page n’a pas pu être chargée : rechargez-la.'),
)

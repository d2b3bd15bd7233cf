import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applyPreferences } from './preferences.svelte.ts'
import { renewWhenOld } from './renewal.ts'
import { speak } from './words/language.svelte.ts'

applyPreferences()
renewWhenOld()
const target = document.getElementById('page')!
speak().then(
  () => mount(App, { target }),
  // There are no texts yet in which to say it.
  () =>
    (target.textContent = 'The page could not be loaded: reload it. · La page n’a pas pu être chargée : rechargez-la.'),
)

import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applyPreferences } from './preferences.svelte.ts'
import { renewWhenOld } from './renewal.ts'
import { speak } from './words/language.svelte.ts'

applyPreferences()
renewWhenOld()
await speak()
mount(App, { target: document.getElementById('page')! })

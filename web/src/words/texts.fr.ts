// All texts in one language: the engine's own sentences, and the page's.
import { bundled } from './fluent.ts'

const engine = import.meta.glob<string>('../../../src/casedepart/texts/fr/{events,actions,reasons}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const page = import.meta.glob<string>('../../texts/fr/*.ftl', { query: '?raw', import: 'default', eager: true })

export const bundle = (more: string) => bundled('fr', [...Object.values(engine), ...Object.values(page)], more)

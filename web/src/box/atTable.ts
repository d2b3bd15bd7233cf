// What a table shows at a box, in one part that is loaded there only.
export { default as BoxAsk } from './BoxAsk.svelte'
export { default as BoxHand } from './BoxHand.svelte'
export { default as BoxLine } from './BoxLine.svelte'
export { default as BoxTools } from './BoxTools.svelte'
export { default as NameField } from './NameField.svelte'

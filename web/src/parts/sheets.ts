// Open sheets and the way back: “back” closes the sheet on top, and a sheet that was closed otherwise leaves nothing behind.

type Close = () => void

const open: Close[] = []
/** Going back was our own doing: nothing is to be closed. */
let returning = false

const marked = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true

/** A sheet is open; returns how to say that it is closed. */
export function opened(close: Close): () => void {
  open.push(close)
  settle()
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    // Another one may open in its place at once.
    setTimeout(settle)
  }
}

/** One entry of the history stands for all sheets that are open. */
function settle(): void {
  if (open.length > 0 && !marked()) history.pushState({ sheet: true }, '')
  else if (open.length === 0 && marked()) {
    returning = true
    history.back()
  }
}

/** Whoever goes elsewhere from a sheet does not come back to it: its entry is taken. */
export const inSheet = marked

addEventListener('popstate', () => {
  if (returning) returning = false
  else open.at(-1)?.()
  // Further sheets below it, or one that opened meanwhile.
  setTimeout(settle)
})

// Loaded anew, the page has no sheet: the entry of the one it had is left.
if (marked()) settle()

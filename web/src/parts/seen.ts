// What has just been opened should be seen, also once it has grown.

/** Keep an element in view while it grows; returns how to stop. */
export function keptInView(note: HTMLElement): () => void {
  const grown = new ResizeObserver(() => note.scrollIntoView({ block: 'nearest' }))
  grown.observe(note)
  return () => grown.disconnect()
}

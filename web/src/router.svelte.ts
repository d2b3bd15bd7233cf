// Which page is shown: the address says so.
import { inSheet } from './parts/sheets.ts'

export interface Place {
  page:
    | 'home'
    | 'new'
    | 'box'
    | 'join'
    | 'watch'
    | 'table'
    | 'tv'
    | 'replay'
    | 'rules'
    | 'learn'
    | 'daily'
    | 'figures'
    | 'lost'
  /** The table's id, or the edition's. */
  id: string
  query: URLSearchParams
  /** What stands after #: a key, a rule's number. */
  mark: string
}

const PAGES = new Set(['new', 'box', 'join', 'watch', 'table', 'tv', 'replay', 'rules', 'learn', 'daily', 'figures'])

export function placeOf(address: { pathname: string; search: string; hash: string }): Place {
  const [page = '', id = '', ...more] = address.pathname.split('/').filter(Boolean)
  const table = decoded(id)
  const known = more.length === 0 && table !== null && (page === '' || PAGES.has(page))
  return {
    page: known ? ((page || 'home') as Place['page']) : 'lost',
    id: table ?? '',
    query: new URLSearchParams(address.search),
    mark: decoded(address.hash.slice(1)) ?? '',
  }
}

/** What part of an address says; nothing where it was cut off in the middle of a sign. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

let place = $state.raw(placeOf(location))

export function currentPlace(): Place {
  return place
}

export function go(path: string, replace = false): void {
  history[replace || inSheet() ? 'replaceState' : 'pushState'](replace ? history.state : null, '', path)
  place = placeOf(location)
  address = location.href
  if (!replace) scrollTo(0, 0)
}

let address = location.href
/** Only where the address differs: closing a sheet goes back too. */
function follow(): void {
  if (location.href !== address) place = placeOf(location)
  address = location.href
}
addEventListener('popstate', follow)
addEventListener('hashchange', follow)

/** Links within the page change the place and load nothing. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

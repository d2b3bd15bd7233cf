// What went wrong with a request, in words for whoever made it.
import { CallError } from '../protocol/http.ts'
import { t } from './words.svelte.ts'

export function toldBy(error: unknown): string {
  if (error instanceof CallError && error.told) return error.told
  return t('part-unreachable')
}

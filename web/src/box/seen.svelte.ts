// What has happened at the box so far, as far as this page knows: from what it heard, or fetched where it came later.
import { untrack } from 'svelte'
import { historyOf } from '../panels/log/history.svelte.ts'
import { merged } from '../panels/log/lines.ts'
import type { AnswerView } from '../protocol/types.ts'
import type { TableStore } from '../table/table.svelte.ts'

/** The answers that are known, newest last; the last ones are fetched where none was heard. */
export function seenAt(table: TableStore): { readonly answers: AnswerView[] } {
  const history = historyOf(table)
  const heard = $derived(table.log.map(({ answer }) => answer))
  const answers = $derived(merged(history.answers, heard, table.state?.box?.answers))
  const blank = $derived(table.game !== null && answers.length === 0)
  $effect(() => {
    if (blank && !untrack(() => history.busy)) void history.latest()
  })
  return {
    get answers() {
      return answers
    },
  }
}

// The words of the rules that a table is played by, fetched once when somebody asks why.
import { get } from '../../protocol/http.ts'
import { anyKey } from '../../protocol/keys.ts'
import type { RulesView, RuleView } from '../../protocol/types.ts'

const asked = new Map<string, Promise<Map<string, RuleView>>>()

/** A rule as this table plays it, in a language; nothing where there is no such rule. */
export async function ruleOf(number: string, table: string, language: string): Promise<RuleView | undefined> {
  const path = `/api/tables/${table}/rules?language=${language}`
  const known = asked.get(path) ?? get<RulesView>(path, { key: anyKey(table) }).then(byNumber)
  asked.set(path, known)
  try {
    return (await known).get(number)
  } catch {
    // The next one to ask tries again.
    asked.delete(path)
    return undefined
  }
}

function byNumber({ chapters }: RulesView): Map<string, RuleView> {
  return new Map(chapters.flatMap(({ rules }) => rules.map((rule) => [rule.number, rule] as const)))
}

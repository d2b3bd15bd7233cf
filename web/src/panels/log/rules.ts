// The words of the rules of an edition, fetched once when somebody asks why.
import { get } from '../../protocol/http.ts'
import type { Look, RulesView, RuleView } from '../../protocol/types.ts'

const asked = new Map<string, Promise<Map<string, RuleView>>>()

/** A rule as this table plays it, in a language; nothing where there is no such rule. */
export async function ruleOf(number: string, look: Look, language: string): Promise<RuleView | undefined> {
  const query = new URLSearchParams({ language, edition: look.id, ruleset: look.ruleset, options: look.options.join(',') })
  const path = `/api/rules?${query}`
  const known = asked.get(path) ?? get<RulesView>(path).then(byNumber)
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

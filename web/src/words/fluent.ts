// Fluent texts, parsed once a language.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { TextsIn } from '../protocol/types.ts'

/** A bundle a language; `more` is what the variants of a game say besides: in place of what has the same name. */
export function bundled(texts: TextsIn[], more: string): FluentBundle[] {
  const bundles = texts.map(({ language, messages }) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const [error] = bundle.addResource(new FluentResource(messages))
    if (error) throw error
    return bundle
  })
  bundles[0]?.addResource(new FluentResource(more), { allowOverrides: true })
  return bundles
}

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']

/** The text of a key in the first language that has it; `key.form` is one of a text's attributes. */
export function found(
  bundles: FluentBundle[],
  key: string,
): { bundle: FluentBundle; pattern: NonNullable<Pattern> } | null {
  const [id = '', form] = key.split('.')
  for (const bundle of bundles) {
    const message = bundle.getMessage(id)
    const pattern = form ? message?.attributes[form] : message?.value
    if (pattern) return { bundle, pattern }
  }
  return null
}

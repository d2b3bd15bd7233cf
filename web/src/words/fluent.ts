// Fluent texts, parsed once a language.
import { FluentBundle, FluentResource } from '@fluent/bundle'

/** `more` is what the variants of a game say besides: in place of what has the same name. */
export function bundled(language: string, sources: string[], more: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    if (errors.length > 0) throw errors[0]
  }
  bundle.addResource(new FluentResource(more), { allowOverrides: true })
  return bundle
}

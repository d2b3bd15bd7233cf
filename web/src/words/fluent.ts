// Fluent texts, parsed once a language.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export function bundled(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    if (errors.length > 0) throw errors[0]
  }
  return bundle
}

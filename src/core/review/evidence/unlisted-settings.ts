import type { Facts } from '../../rules/facts.ts'
import { grouped } from '../../text/grouped.ts'

/** A file that a listed one starts, and the settings that it states and the manifest leaves out. */
export interface UnlistedSettings {
  readonly path: string
  /** Manifest keys. */
  readonly keys: readonly string[]
}

/** The file that would tell most if the manifest listed it. */
export function unlistedSettings({ declaration, evidence }: Pick<Facts, 'declaration' | 'evidence'>) {
  const open = [...(evidence?.settings?.started ?? [])].filter(([key]) => !isDeclared(declaration, key))
  const files = [...grouped(open, ([, { places }]) => places[0].path)].map(
    ([path, settings]): UnlistedSettings => ({ path, keys: settings.map(([key]) => key) }),
  )
  return files.toSorted((one, other) => other.keys.length - one.keys.length)[0]
}

function isDeclared(declaration: Facts['declaration'], key: string): boolean {
  const [section = '', name = ''] = key.split('.')
  return Object.hasOwn(Object(declaration[section as keyof typeof declaration]), name)
}

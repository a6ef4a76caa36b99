import {
  entriesOf,
  lineFinder,
  listOf,
  readToml,
  textOf,
  textsOf,
  under,
} from '../../../languages/toml/toml-document.ts'
import { packageMeaning } from '../../engines/packages/packages.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { Dependency } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Of large projects they reach what a file may have at all. */
const longestLock = 1024 * 1024

/**
 * `uv.lock` and `poetry.lock`: resolved versions of dependencies. uv's names what the project asked for. Poetry's
 * does not, so that it contradicts nobody.
 */
export const reader: EvidenceReader = {
  format: 'lock',
  longest: { text: longestLock },
  matches: (path) => /(?:^|\/)(?:uv|poetry)\.lock$/.test(path),
  mayHold: (text) => [...text.matchAll(/^name = "([\w.-]{1,100})"/gm)].some(([, name = '']) => tells(name)),
  read: ({ path, text }) => {
    const packages = listOf(under(readToml(text), 'package'))
    const byName = new Map(packages.map((each) => [textOf(under(each, 'name')), each]))
    const line = lineFinder(text)
    const dependencies = wanted(packages).flatMap(([entry, group]): Dependency[] => {
      const name = textOf(under(entry, 'name')) ?? ''
      if (!tells(name)) return []
      const version = textOf(under(entry, 'version') ?? under(byName.get(name), 'version'))
      const marker = textOf(under(entry, 'marker'))
      const source = under(entry, 'source')
      const address = textOf(under(source, 'registry')) ?? textOf(under(source, 'url')) ?? ''
      return [
        {
          name,
          extras: textsOf(under(entry, 'extra')),
          build: `${address} ${version ?? ''}`,
          line: line('', `\nname = "${name}"`),
          optional: group !== undefined || path.endsWith('poetry.lock'),
          ...(version !== undefined && { version }),
          ...(marker !== undefined && { marker }),
          ...(group !== undefined && { group }),
        },
      ]
    })
    return observeDependencies(path, dependencies)
  },
}

const tells = (name: string): boolean => {
  const { framework, stack, resolved } = packageMeaning(name) ?? {}
  return (framework ?? stack) !== undefined && resolved !== true
}

/** What the project's own packages depend on, each with its extra or group; all packages where none is its own. */
function wanted(packages: readonly unknown[]): (readonly [entry: unknown, group?: string])[] {
  const isOwn = (each: unknown) =>
    ['editable', 'virtual', 'directory'].some((kind) => under(each, 'source', kind) !== undefined)
  const own = packages.filter(isOwn)
  if (own.length === 0) return packages.flatMap((each) => (under(each, 'optional') === true ? [] : [[each] as const]))
  return own.flatMap((each) => [
    ...listOf(under(each, 'dependencies')).map((entry) => [entry] as const),
    ...['optional-dependencies', 'dev-dependencies'].flatMap((key) =>
      entriesOf(under(each, key)).flatMap(([group, list]) => listOf(list).map((entry) => [entry, group] as const)),
    ),
  ])
}

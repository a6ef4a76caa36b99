import {
  entriesOf,
  type FindLine,
  lineFinder,
  listOf,
  readToml,
  tableOf,
  textOf,
  textsOf,
  under,
} from '../../../languages/toml/toml-document.ts'
import { normalName } from '../../engines/packages/packages.ts'
import { type Dependency, observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { pinned } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Pipenv's list. */
export const reader: EvidenceReader = {
  format: 'pipfile',
  matches: (path) => /(?:^|\/)Pipfile$/.test(path),
  read: ({ path, text }) => {
    const pipfile = readToml(text)
    if (pipfile === undefined) return []
    const findLine = lineFinder(text)
    const packages = entriesOf(under(pipfile, 'packages'))
    const used = new Set(packages.map(([, value]) => textOf(under(value, 'index'))))
    const sources = listOf(pipfile.source).flatMap((source) => {
      const address = textOf(under(source, 'url'))
      // A source with a name serves only those packages that name it; the first serves all.
      const serves = listOf(pipfile.source)[0] === source || used.has(textOf(under(source, 'name')))
      return address === undefined || !serves ? [] : [{ address, line: findLine('source', address), optional: false }]
    })
    return observeDependencies(path, {
      dependencies: packages.map(([name, value]) => dependencyOf(name, value, findLine)),
      sources,
    })
  },
}

function dependencyOf(name: string, value: unknown, findLine: FindLine): Dependency {
  const table = tableOf(value)
  const version = pinned(textOf(value) ?? textOf(table?.version) ?? '')
  const build = textOf(table?.file) ?? textOf(table?.path)
  const marker = textOf(table?.markers) ?? systemMarker(table)
  return {
    name: normalName(name),
    extras: textsOf(table?.extras),
    line: findLine('packages', name),
    optional: false,
    ...(version !== undefined && { version, build: version }),
    ...(build !== undefined && { build }),
    ...(marker !== undefined && { marker }),
  }
}

function systemMarker(table: ReturnType<typeof tableOf>): string | undefined {
  const system = textOf(table?.sys_platform)
  return system === undefined ? undefined : `sys_platform ${system}`
}

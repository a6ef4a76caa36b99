import {
  entriesOf,
  type FindLine,
  lineFinder,
  listOf,
  readToml,
  textOf,
  textsOf,
  under,
} from '../../../languages/toml/toml-document.ts'
import { atMost } from '../../../text/given-up.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { type Dependency, keyed, requirement, wheelSource } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Lists of requirements in PEP 508 syntax. `*` is their extra or group. */
const requirementLists = [
  'project.dependencies',
  'project.optional-dependencies.*',
  'dependency-groups.*',
  'tool.uv.dev-dependencies',
  'tool.rye.dev-dependencies',
  'tool.pdm.dev-dependencies.*',
]

/** Tables with packages as keys. */
const packageTables = [
  'tool.poetry.dependencies',
  'tool.poetry.dev-dependencies',
  'tool.poetry.group.*.dependencies',
  ...['', 'tool.pixi.'].flatMap((at) => [`${at}dependencies`, `${at}pypi-dependencies`]),
  ...['', 'tool.pixi.'].flatMap((at) => [`${at}feature.*.dependencies`, `${at}feature.*.pypi-dependencies`]),
  'packages',
]

/** Lists of indexes, each with its address and optionally a name. */
const indexLists = ['tool.uv.index', 'tool.poetry.source', 'tool.pdm.source', 'tool.rye.sources', 'source']

/** The limit of indexes, and of packages per index, that are assigned to each other. */
const mostIndexes = 50

/** Addresses of indexes. */
const addresses = [
  ...['index-url', 'extra-index-url', 'find-links'].flatMap((key) => [`tool.uv.${key}`, `tool.uv.pip.${key}`]),
  ...['', 'tool.pixi.', 'feature.*.', 'tool.pixi.feature.*.'].flatMap((at) => [
    `${at}pypi-options.index-url`,
    `${at}pypi-options.extra-index-urls`,
  ]),
]

/** `pyproject.toml` (PEP 621, Poetry, PDM, uv and others), `pixi.toml` and `Pipfile`: dependencies. */
export const reader: EvidenceReader = {
  format: 'pyproject',
  matches: (path) => /(?:^|\/)(?:(?:pyproject|pixi)\.toml|Pipfile)$/.test(path),
  read: ({ path, text }) => {
    const project = readToml(text)
    if (project === undefined) return []
    const line = lineFinder(text)
    const packages = [...listed(project, line), ...inTables(project, line)]
    return observeDependencies(path, [...packages, ...fromIndexes(project, line)])
  },
}

interface Found {
  readonly value: unknown
  readonly section: string
  readonly group?: string
}

/** The values at a path of keys, each with what its `*` matches. */
function at(root: unknown, path: string): Found[] {
  const [before = '', after] = path.split('.*')
  const found = under(root, ...before.split('.'))
  if (after === undefined) {
    const group = before.endsWith('dev-dependencies') ? { group: 'dev' } : {}
    return found === undefined ? [] : [{ value: found, section: before, ...group }]
  }
  return entriesOf(found).flatMap(([group, entry]) => {
    const value = after === '' ? entry : under(entry, ...after.slice(1).split('.'))
    return value === undefined ? [] : [{ value, section: `${before}.${group}${after}`, group }]
  })
}

const listed = (project: unknown, line: FindLine): Dependency[] =>
  requirementLists
    .flatMap((path) => at(project, path))
    .flatMap(({ value, section, ...group }) =>
      textsOf(value).flatMap((text) => {
        const written = text.split(/[;"'\\]/, 1)[0] as string
        return requirement(text, { line: line(section, written), optional: 'group' in group, ...group })
      }),
    )

function inTables(project: unknown, line: FindLine): Dependency[] {
  const extras = new Map(
    at(project, 'tool.poetry.extras.*').flatMap(({ value, group }) => textsOf(value).map((name) => [name, group])),
  )
  return packageTables
    .flatMap((path) => at(project, path))
    .flatMap(({ value: table, section, group: own }) =>
      entriesOf(table).flatMap(([name, value]) =>
        choicesOf(value).map((choice) => {
          const group = own ?? extras.get(name)
          const optional = own !== undefined || under(choice, 'optional') === true
          return keyed(name, choice, { line: line(section, name), optional, ...(group !== undefined && { group }) })
        }),
      ),
    )
}

const choicesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** The indexes, and the addresses of single packages. An explicit index counts like the packages that name it. */
function fromIndexes(project: unknown, line: FindLine): Dependency[] {
  const choices = [...packageTables, 'tool.uv.sources']
    .flatMap((path) => at(project, path))
    .flatMap(({ value }) =>
      entriesOf(value).flatMap(([key, choice]) => choicesOf(choice).map((each) => ({ key, choice: each }))),
    )
  const named = choices.flatMap(({ key, choice }) => {
    const name = textOf(under(choice, 'index')) ?? textOf(under(choice, 'source'))
    return name === undefined ? [] : [{ name, choice, isTorch: key === 'torch' }]
  })
  const sources = indexLists.flatMap((path) =>
    at(project, path).flatMap(({ value, section }) =>
      atMost(mostIndexes, listOf(value), 'indexes').flatMap((index, order) => {
        const address = textOf(under(index, 'url'))
        const name = textOf(under(index, 'name'))
        const own = named.filter((each) => each.name === name).slice(0, mostIndexes)
        // Pipenv's first index serves all packages that name none.
        const isNamed = under(index, 'explicit') === true || (path === 'source' && order > 0)
        const isExplicit = isNamed || under(index, 'priority') === 'explicit'
        if (address === undefined || (own.length === 0 && isExplicit)) return []
        // If PyTorch names its index, it comes only from that one.
        return (own.length === 0 ? [{ choice: {}, isTorch: false }] : own).map(({ choice, isTorch }) => {
          const group = textOf(under(choice, 'extra')) ?? textOf(under(choice, 'group'))
          const marker = textOf(under(choice, 'marker')) ?? textOf(under(choice, 'markers'))
          const standing = { line: line(section, address), optional: group !== undefined, ...(group && { group }) }
          const isOnly = isTorch || under(index, 'default') === true
          return {
            ...wheelSource(address, standing),
            ...(marker !== undefined && { marker }),
            ...(isOnly && { isOnlyIndex: true as const }),
          }
        })
      }),
    ),
  )
  const plain = addresses.flatMap((path) =>
    at(project, path).flatMap(({ value, section, ...group }) =>
      [...textsOf(value), ...textsOf([value])].map((address) => ({
        ...wheelSource(address, { line: line(section, address), optional: 'group' in group, ...group }),
        ...(/[.]index-url$/.test(path) && { isOnlyIndex: true as const }),
      })),
    ),
  )
  return [...sources, ...plain]
}

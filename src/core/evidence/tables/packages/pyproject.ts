import {
  entriesOf,
  type FindLine,
  lineFinder,
  listOf,
  readToml,
  type TomlTable,
  tableOf,
  textOf,
  textsOf,
  under,
} from '../../../languages/toml/toml-document.ts'
import { condaSpec } from '../../engines/packages/conda-spec.ts'
import { normalName } from '../../engines/packages/packages.ts'
import { type Dependency, observeDependencies, type WheelSource } from '../../engines/packages/python-dependencies.ts'
import { condition, parseRequirement, pinned } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** `pyproject.toml` in the dialects of its installers, and `pixi.toml`. */
export const reader: EvidenceReader = {
  format: 'pyproject',
  matches: (path) => /(?:^|\/)(?:pyproject|pixi)\.toml$/.test(path),
  read: ({ path, text }) => {
    const project = readToml(text)
    if (project === undefined) return []
    const found = new Found(lineFinder(text))
    if (/(?:^|\/)pixi\.toml$/.test(path)) readPixi(project, '', found)
    else {
      readStandard(project, found)
      readPoetry(project, found)
      readUv(project, found)
      readPdm(project, found)
      readPixi(under(project, 'tool', 'pixi'), 'tool.pixi.', found)
    }
    return observeDependencies(path, found)
  },
}

/** The dependencies of one file, each with its line. */
class Found {
  readonly dependencies: Dependency[] = []
  readonly sources: WheelSource[] = []
  readonly line: FindLine

  constructor(line: FindLine) {
    this.line = line
  }

  /** Requirements in the words of PEP 508. */
  requirements(texts: readonly string[], section: string, key: string, group?: string, optional = group !== undefined) {
    for (const text of texts) {
      const requirement = parseRequirement(text)
      if (requirement === undefined) continue
      const line = this.line(section, key, text.split(/[;"'\\]/, 1)[0] as string)
      this.dependencies.push({ ...requirement, line, optional, ...(group !== undefined && { group }) })
    }
  }

  source(address: string | undefined, section: string, group?: string, optional = group !== undefined): void {
    if (address === undefined) return
    const line = this.line(section, address)
    this.sources.push({ address, line, optional, ...(group !== undefined && { group }) })
  }
}

function readStandard(project: TomlTable, found: Found): void {
  found.requirements(textsOf(under(project, 'project', 'dependencies')), 'project', 'dependencies')
  const extras = entriesOf(under(project, 'project', 'optional-dependencies'))
  for (const [group, list] of extras) {
    found.requirements(textsOf(list), 'project.optional-dependencies', group, group)
  }
  for (const [group, list] of entriesOf(under(project, 'dependency-groups'))) {
    found.requirements(textsOf(list), 'dependency-groups', group, group)
  }
}

function readPoetry(project: TomlTable, found: Found): void {
  const poetry = under(project, 'tool', 'poetry')
  if (poetry === undefined) return
  const extraOf = new Map(
    entriesOf(under(poetry, 'extras')).flatMap(([extra, list]) =>
      textsOf(list).map((name) => [normalName(name), extra]),
    ),
  )
  const used = new Set<string>()
  const read = (table: unknown, section: string, group?: string): void => {
    for (const [name, value] of entriesOf(table)) {
      for (const choice of Array.isArray(value) ? listOf(value) : [value]) {
        const entry = tableOf(choice)
        const extra = group ?? extraOf.get(normalName(name))
        const index = textOf(entry?.source)
        const marker = textOf(entry?.markers) ?? textOf(entry?.platform)
        if (index !== undefined && condition(marker) !== 'elsewhere') used.add(index)
        found.dependencies.push({
          ...tabled(name, choice),
          line: found.line(section, name),
          optional: group !== undefined || entry?.optional === true,
          ...(extra !== undefined && { group: extra }),
        })
      }
    }
  }
  read(under(poetry, 'dependencies'), 'tool.poetry.dependencies')
  read(under(poetry, 'dev-dependencies'), 'tool.poetry.dev-dependencies', 'dev')
  for (const [group, table] of entriesOf(under(poetry, 'group'))) {
    read(under(table, 'dependencies'), `tool.poetry.group.${group}.dependencies`, group)
  }
  for (const source of listOf(under(poetry, 'source'))) {
    const explicit = textOf(under(source, 'priority')) === 'explicit'
    if (explicit && !used.has(textOf(under(source, 'name')) ?? '')) continue
    found.source(textOf(under(source, 'url')), 'tool.poetry.source')
  }
}

/** A dependency whose name is the key: `torch = "^2.1"` or `torch = { version = "2.1.0+cu118", … }`. */
function tabled(name: string, value: unknown): Omit<Dependency, 'line' | 'optional'> {
  const entry = tableOf(value)
  const version = pinned(textOf(value) ?? textOf(entry?.version) ?? '')
  const address = textOf(entry?.url) ?? textOf(entry?.file) ?? version
  const marker = textOf(entry?.markers) ?? systemMarker(textOf(entry?.platform))
  return {
    name: normalName(name),
    extras: textsOf(entry?.extras),
    ...(version !== undefined && { version }),
    ...(address !== undefined && { build: address }),
    ...(marker !== undefined && { marker }),
  }
}

const systemMarker = (system: string | undefined): string | undefined =>
  system === undefined ? undefined : `sys_platform == '${system}'`

function readUv(project: TomlTable, found: Found): void {
  const uv = under(project, 'tool', 'uv')
  if (uv === undefined) return
  found.requirements(textsOf(under(uv, 'dev-dependencies')), 'tool.uv', 'dev-dependencies', 'dev')
  const indexes = new Map(
    listOf(under(uv, 'index')).flatMap((index) => {
      const name = textOf(under(index, 'name'))
      const url = textOf(under(index, 'url'))
      return name === undefined || url === undefined ? [] : [[name, url] as const]
    }),
  )
  const used = new Set<string>()
  for (const [, value] of entriesOf(under(uv, 'sources'))) {
    for (const source of Array.isArray(value) ? listOf(value) : [value]) {
      const index = textOf(under(source, 'index'))
      if (index !== undefined) used.add(index)
      if (condition(textOf(under(source, 'marker'))) === 'elsewhere') continue
      const group = textOf(under(source, 'extra')) ?? textOf(under(source, 'group'))
      const address = index === undefined ? textOf(under(source, 'url')) : indexes.get(index)
      found.source(address, index === undefined ? 'tool.uv.sources' : 'tool.uv.index', group)
    }
  }
  for (const index of listOf(under(uv, 'index'))) {
    const name = textOf(under(index, 'name')) ?? ''
    if (under(index, 'explicit') !== true && !used.has(name)) {
      found.source(textOf(under(index, 'url')), 'tool.uv.index')
    }
  }
  const addresses = ['index-url', 'extra-index-url', 'find-links'].flatMap((key) => {
    const value = under(uv, key) ?? under(uv, 'pip', key)
    return textOf(value) ?? textsOf(value)
  })
  for (const address of addresses) found.source(address, 'tool.uv')
}

function readPdm(project: TomlTable, found: Found): void {
  for (const tool of ['pdm', 'rye']) {
    const settings = under(project, 'tool', tool)
    const development = under(settings, 'dev-dependencies')
    found.requirements(textsOf(development), `tool.${tool}`, 'dev-dependencies', 'dev')
    for (const [group, list] of entriesOf(development)) {
      found.requirements(textsOf(list), `tool.${tool}.dev-dependencies`, group, group)
    }
    for (const key of ['source', 'sources']) {
      for (const source of listOf(under(settings, key)))
        found.source(textOf(under(source, 'url')), `tool.${tool}.${key}`)
    }
  }
}

/** Pixi installs from conda's channels and from PyPI, in features that an environment may hold or not. */
function readPixi(pixi: unknown, prefix: string, found: Found): void {
  const read = (table: unknown, section: string, group?: string): void => {
    const more = { optional: group !== undefined, ...(group !== undefined && { group }) }
    for (const [name, value] of entriesOf(under(table, 'dependencies'))) {
      const version = textOf(value) ?? textOf(under(value, 'version')) ?? ''
      const build = textOf(under(value, 'build')) ?? ''
      const line = found.line(`${section}dependencies`, name)
      const spec = condaSpec(`${name}=${version.replace(/^[=\s]+/, '').split(/[,\s]/, 1)[0]}=${build}`)
      if (spec !== undefined) found.dependencies.push({ ...spec, line, from: 'conda', ...more })
    }
    for (const [name, value] of entriesOf(under(table, 'pypi-dependencies'))) {
      const line = found.line(`${section}pypi-dependencies`, name)
      found.dependencies.push({ ...tabled(name, value), line, ...more })
    }
    const addresses = [
      textOf(under(table, 'pypi-options', 'index-url')),
      ...textsOf(under(table, 'pypi-options', 'extra-index-urls')),
    ]
    for (const address of addresses) found.source(address, `${section}pypi-options`, group)
  }
  read(pixi, prefix)
  for (const [feature, table] of entriesOf(under(pixi, 'feature'))) read(table, `${prefix}feature.${feature}.`, feature)
}

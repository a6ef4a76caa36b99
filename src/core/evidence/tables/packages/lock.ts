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
import { packageMeaning } from '../../engines/packages/packages.ts'
import { type Dependency, isDevelopmentGroup, observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Of large projects they reach what a file may have at all. */
const longestLock = 1024 * 1024

/** `uv.lock` and `poetry.lock`: the versions that a project's dependencies came to. */
export const reader: EvidenceReader = {
  format: 'lock',
  longest: { text: longestLock },
  matches: (path) => /(?:^|\/)(?:uv|poetry)\.lock$/.test(path),
  mayHold: (text) =>
    /^name = "(?:torch|jax|flax|tensorflow|tf-|paddlepaddle|mxnet|mindspore|oneflow|jittor|megengine|mlx|tinygrad|pytorch|lightning|libtpu|neuronx|optimum|cupy|deepspeed|equinox|dm-haiku)/m.test(
      text,
    ),
  read: ({ path, text }) => {
    const packages = listOf(under(readToml(text), 'package'))
    const findLine = lineFinder(text)
    const dependencies = path.endsWith('uv.lock')
      ? resolvedByUv(packages, findLine)
      : resolvedByPoetry(packages, findLine)
    return observeDependencies(path, { dependencies, sources: [] })
  },
}

/** The project's own packages name what they depend on; what that brings along again is nobody's choice. */
function resolvedByUv(packages: readonly unknown[], findLine: FindLine): Dependency[] {
  const versions = new Map<string, string[]>()
  for (const each of packages) {
    const name = textOf(under(each, 'name'))
    const version = textOf(under(each, 'version'))
    if (name === undefined || version === undefined) continue
    const known = versions.get(name)
    if (known === undefined) versions.set(name, [version])
    else known.push(version)
  }
  const dependencies: Dependency[] = []
  const add = (entry: unknown, group?: string): void => {
    const name = textOf(under(entry, 'name'))
    if (name === undefined || (group !== undefined && isDevelopmentGroup(group))) return
    const extras = textsOf(under(entry, 'extra'))
    if (packageMeaning(name, extras) === undefined) return
    const known = versions.get(name) ?? []
    const version = textOf(under(entry, 'version')) ?? (known.length === 1 ? known[0] : undefined)
    const marker = textOf(under(entry, 'marker'))
    const registry = textOf(under(entry, 'source', 'registry'))
    const build = `${registry ?? ''} ${version ?? ''}`
    dependencies.push({
      name,
      extras,
      build,
      line: findLine('', `\nname = "${name}"`),
      optional: group !== undefined,
      ...(version !== undefined && { version }),
      ...(marker !== undefined && { marker }),
      ...(group !== undefined && { group }),
    })
  }
  for (const each of packages) {
    const source = under(each, 'source')
    if (['editable', 'virtual', 'directory'].every((kind) => under(source, kind) === undefined)) continue
    for (const entry of listOf(under(each, 'dependencies'))) add(entry)
    for (const key of ['optional-dependencies', 'dev-dependencies']) {
      for (const [group, list] of entriesOf(under(each, key))) for (const entry of listOf(list)) add(entry, group)
    }
  }
  return dependencies
}

/** Poetry's lock does not tell what was asked for from what came along: so it binds nobody, and only gives versions. */
function resolvedByPoetry(packages: readonly unknown[], findLine: FindLine): Dependency[] {
  return packages.flatMap((each) => {
    const name = textOf(under(each, 'name')) ?? ''
    const version = textOf(under(each, 'version'))
    const meaning = packageMeaning(name)
    if (meaning === undefined || meaning.resolved === true || under(each, 'optional') === true) return []
    if (meaning.framework === undefined && meaning.stack === undefined) return []
    const address = textOf(under(each, 'source', 'url')) ?? ''
    return [
      {
        name,
        extras: [],
        build: `${address} ${version ?? ''}`,
        line: findLine('', `\nname = "${name}"`),
        optional: true,
        ...(version !== undefined && { version }),
      },
    ]
  })
}

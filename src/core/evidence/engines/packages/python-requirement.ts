import { nameOf } from '../../../text/folder-paths.ts'
import type { Stack } from './known-packages.ts'
import { normalName } from './packages.ts'

/** A package that a file installs, or (without a name) an index or a page of wheels. */
export interface Dependency {
  /** Normalized. Empty if there is only an address that names no package. */
  readonly name: string
  readonly extras: readonly string[]
  /** The pinned version as written, without the operator. Absent if it is open. */
  readonly version?: string
  /** A version range as written: `>=2.4,<2.6`. */
  readonly range?: string
  /** Whether this index replaces the default one. */
  readonly isOnlyIndex?: true
  readonly marker?: string
  /** The source of the package, or the local part of its version. It may name a stack. */
  readonly build?: string
  readonly line: number
  /** Its extra, group or stage. Absent for plain dependencies. */
  readonly group?: string
  /** Whether an installation may omit it. */
  readonly optional: boolean
}

/** The place of a dependency, and who installs it. */
export type Standing = Pick<Dependency, 'line' | 'group' | 'optional'>

const longest = 2_000

/**
 * Parses a requirement in the syntax of PEP 508, of installers or of conda (`torch[extra]==2.1 ; marker`, `name @
 * address`, a single address, `channel::name=version=build`). Empty for other text.
 */
export function requirement(text: string, standing: Standing): Dependency[] {
  const [written = '', marker] = halves(text.slice(0, longest).trim(), ';')
  const more = { ...standing, ...(marker && { marker }) }
  if (/^(?:git|hg|svn|bzr)\+|^https?:|^file:/i.test(written)) return [{ ...fromAddress(written), ...more }]
  const match = /^(?:[\w./-]{1,100}::)?([A-Za-z0-9][\w.-]{0,200})[ \t]{0,20}(?:\[([^\]]{0,500})\])?/.exec(written)
  if (match === null) return []
  const [head, name = '', extras = ''] = match
  const rest = written.slice(head.length).trim()
  if (rest !== '' && !/^[@(=<>!~]/.test(rest)) return []
  const own = rest.startsWith('@') ? { build: rest.slice(1).trim() } : versionOf(rest)
  return [{ name: normalName(name), extras: words(extras), ...own, ...more }]
}

/** A dependency whose name is a table key, as in Poetry, Pipenv and Pixi. */
export function keyed(name: string, value: unknown, standing: Standing): Dependency {
  const table: { readonly [key: string]: unknown } =
    typeof value === 'string' ? { version: value } : typeof value === 'object' && value !== null ? { ...value } : {}
  const text = (...keys: string[]): string | undefined =>
    keys.map((key) => table[key]).find((found): found is string => typeof found === 'string')
  const system = text('platform') === undefined ? text('sys_platform') : `== '${text('platform')}'`
  const marker = text('markers', 'marker') ?? (system && `sys_platform ${system}`)
  const address = text('url', 'file', 'build')
  return {
    name: normalName(name),
    extras: Array.isArray(table.extras) ? table.extras.filter((extra) => typeof extra === 'string') : [],
    ...versionOf(text('version') ?? ''),
    ...(address !== undefined && { build: address }),
    ...(marker !== undefined && { marker }),
    ...standing,
  }
}

/** An index, or a page of wheels. */
export const wheelSource = (address: string, standing: Standing): Dependency => ({
  name: '',
  extras: [],
  build: address,
  ...standing,
})

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function halves(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign)
  return at === -1 ? [text, undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** `==2.1.0`, `~=2.1`, Poetry's `^2.1` and conda's `=2.1=build` pin a version. A range or a variable leaves it open. */
function versionOf(comparison: string): Pick<Dependency, 'version' | 'build' | 'range'> {
  const written = comparison.trim()
  const range = /^\(?\s*(?:[<>!]=?|~|\^)/.test(written) ? { range: written.replace(/[()]/g, '') } : {}
  const match = /^\(?(?:={1,3}|~=|~|\^)?[ \t]*v?(\*|\d[\w.+!*-]*)(?:=(\S*))?\)?$/.exec(written)
  const version = match?.[1]?.replace(/\.?\*$/, '')
  if (version === undefined) return range
  const local = version.indexOf('+')
  const build = match?.[2] ?? (local === -1 ? undefined : version.slice(local))
  return { ...(version && { version }), ...(build && { build }), ...range }
}

/** `git+https://host/owner/name.git@ref#egg=name`, or the address of a wheel. */
function fromAddress(written: string): Pick<Dependency, 'name' | 'extras' | 'version' | 'build'> {
  const [path = '', fragment = ''] = halves(written.split(/\s/, 1)[0] as string, '#')
  const build = decoded(path)
  const last = nameOf(build)
  const wheel = /^([A-Za-z0-9][\w.]*)-(\d[\w.+!]*)-.*\.whl$/.exec(last)
  if (wheel !== null) return { name: normalName(wheel[1] as string), extras: [], version: wheel[2] as string, build }
  const egg = /\begg=([A-Za-z0-9][\w.-]*)(?:\[([^\]]*)\])?/.exec(fragment)
  const repository = last.replace(/@.*$/, '').replace(/\.git$/, '')
  return { name: normalName(egg?.[1] ?? repository), extras: words(egg?.[2] ?? ''), build }
}

const decoded = (text: string): string => text.replace(/%2b/gi, '+')

/** The stack of an index, an address or a build: `…/whl/cu121`, `+rocm6.2`, `torch-2.0.0%2Bcpu…`, `py3_cuda11_0`. */
export function buildStack(written: string): Stack | undefined {
  const text = decoded(written.slice(0, longest)).toLowerCase()
  if (/libtpu|tpu-pytorch|jax-releases\/tpu/.test(text)) return 'tpu'
  if (/pip\.repos\.neuron|neuron\.amazonaws/.test(text)) return 'neuron'
  if (/vault\.habana\.ai/.test(text)) return 'gaudi'
  if (/(?:^|[/+_.-])rocm[\d._-]*(?:$|[/+_.-]|\d)|repo\.radeon\.com/.test(text)) return 'rocm'
  if (/(?:^|[/+_.-])cu(?:da)?-?\d{2,3}(?!\d)|jax_cuda(?:12)?_releases|(?:^|[/+])cuda\d/.test(text)) return 'cuda'
  if (/\/whl\/(?:nightly\/|test\/)?cpu(?:$|[\s/_.])|\+cpu(?![a-z])/.test(text)) return 'cpu'
  if (text.includes('/')) return undefined
  return /cuda|gpu/.test(text) ? 'cuda' : /(?:^|[^a-z])cpu/.test(text) ? 'cpu' : undefined
}

export type Condition = 'always' | 'extra' | 'platform' | 'elsewhere'

/**
 * How an environment marker limits a dependency. `extra`: only with an extra; `platform`: only on an operating system
 * or processor; `elsewhere`: only on one without data center accelerators.
 */
export function condition(marker: string | undefined): Condition {
  if (marker === undefined) return 'always'
  if (/\bextra\b/.test(marker)) return 'extra'
  if (/(?:sys_platform|platform_system)\s*==\s*['"](?:darwin|win32|windows|cygwin)['"]/i.test(marker)) {
    return /==\s*['"]linux['"]/i.test(marker) ? 'platform' : 'elsewhere'
  }
  return /sys_platform|platform_system|platform_machine|os_name/.test(marker) ? 'platform' : 'always'
}

const sourceOptions: ReadonlySet<string> = new Set(
  '-i --index-url --extra-index-url -f --find-links --index --default-index'.split(' '),
)
/** Options whose value may look like a package but is not installed. */
const valueOptions: ReadonlySet<string> = new Set(
  '--no-binary --only-binary --no-build-isolation-package --extra --group --upgrade-package -P -t --target'.split(' '),
)

/** The packages after `pip install`, or in an option of a requirements list. */
export function pipDependencies(args: readonly string[], standing: Standing): Dependency[] {
  return args.flatMap((word, at) => {
    const before = args[at - 1] ?? ''
    const [option, address] = halves(word, '=')
    if (sourceOptions.has(before)) return [indexSource(before, word, standing)]
    if (word.startsWith('-')) {
      return sourceOptions.has(option) && address !== undefined ? [indexSource(option, address, standing)] : []
    }
    return valueOptions.has(before) ? [] : requirement(word, standing)
  })
}

const indexSource = (option: string, address: string, standing: Standing): Dependency => ({
  ...wheelSource(address, standing),
  ...(/^(?:-i|--index-url|--default-index)$/.test(option) && { isOnlyIndex: true as const }),
})

/** Whether the arguments include another list, which may name the main framework. */
export const includesList = (args: readonly string[]): boolean =>
  args.some((word) => /^(?:-r|--requirements?)\b/.test(word))

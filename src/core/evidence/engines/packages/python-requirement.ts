import type { Stack } from './packages.ts'
import { normalName } from './packages.ts'

/** One dependency as PEP 508 and the installers write it. */
export interface Requirement {
  /** Normalised; empty where only an address is given that names no package. */
  readonly name: string
  readonly extras: readonly string[]
  /** The pinned version as written, without the comparison sign; absent where it is open. */
  readonly version?: string
  readonly marker?: string
  /** Where the package is fetched from, or the local part of its version: it may name a stack. */
  readonly build?: string
}

const longest = 2_000

/** Reads one requirement; undefined where the text is none. Never slow: the text is cut first. */
export function parseRequirement(text: string): Requirement | undefined {
  const line = text.slice(0, longest).trim()
  if (/^(?:git|hg|svn|bzr)\+|^https?:|^file:/i.test(line)) return fromAddress(line)
  const head = /^([A-Za-z0-9][A-Za-z0-9._-]*)[ \t]*/.exec(line)
  if (head === null) return undefined
  const name = normalName(head[1] as string)
  let rest = line.slice(head[0].length)
  let extras: string[] = []
  if (rest.startsWith('[')) {
    const end = rest.indexOf(']')
    if (end === -1) return undefined
    extras = words(rest.slice(1, end))
    rest = rest.slice(end + 1).trimStart()
  }
  if (rest.startsWith('@')) {
    const [address = '', marker] = splitMarker(rest.slice(1).trim())
    return { name, extras, build: address, ...markerOf(marker) }
  }
  const [comparison = '', marker] = splitMarker(rest)
  if (comparison !== '' && !/^[(=<>!~]/.test(comparison)) return undefined
  const version = pinned(comparison)
  const local = version === undefined ? -1 : version.indexOf('+')
  return {
    name,
    extras,
    ...(version !== undefined && { version }),
    ...(version !== undefined && local !== -1 && { build: version.slice(local) }),
    ...markerOf(marker),
  }
}

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 32)

const markerOf = (marker: string | undefined): { marker?: string } =>
  marker === undefined || marker === '' ? {} : { marker }

function splitMarker(text: string): [string, string | undefined] {
  const at = text.indexOf(';')
  if (at === -1) return [text.trim(), undefined]
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** `==2.1.0`, `===2.1.0`, `~=2.1` and Poetry's `^2.1` or `~2.1` pin a version; a range leaves it open. */
export function pinned(comparison: string): string | undefined {
  const bare = comparison.replace(/^\(|\)$/g, '').trim()
  if (bare.includes(',') || bare.includes('|')) return undefined
  const match = /^(?:={1,3}|~=|~|\^)[ \t]*v?(\d[\w.+!*-]*)$/.exec(bare) ?? /^(\d[\w.+!-]*)$/.exec(bare)
  const version = match?.[1]?.replace(/\.?\*$/, '')
  return version === undefined || version === '' ? undefined : version
}

/** Repositories whose name is not the package's. */
const repositories: ReadonlyMap<string, string> = new Map([
  ['pytorch', 'torch'],
  ['flash-attention', 'flash-attn'],
  ['transformerengine', 'transformer-engine'],
  ['xla', 'torch-xla'],
  ['mamba', 'mamba-ssm'],
  ['lit-gpt', 'litgpt'],
  ['nemo', 'nemo-toolkit'],
  ['vision', 'torchvision'],
  ['audio', 'torchaudio'],
  ['haiku', 'dm-haiku'],
  ['orbax', 'orbax-checkpoint'],
  ['sentence-transformers', 'sentence-transformers'],
])

/** `git+https://host/owner/name.git@ref#egg=name`, or the address of a wheel. */
function fromAddress(line: string): Requirement {
  const [address = ''] = line.split(/\s/, 1)
  const marker = splitMarker(line)[1]
  const egg = /[#&]egg=([A-Za-z0-9][\w.-]*)(?:\[([^\]]*)\])?/.exec(address)
  const [path = ''] = address.split('#', 1)
  const last = path.slice(path.lastIndexOf('/') + 1)
  const wheel = /^([A-Za-z0-9][\w.]*)-(\d[\w.+!%]*)-.*\.whl$/.exec(last)
  if (wheel !== null) {
    const version = decoded(wheel[2] as string)
    return { name: normalName(wheel[1] as string), extras: [], version, build: decoded(path), ...markerOf(marker) }
  }
  const repository = normalName(last.replace(/@.*$/, '').replace(/\.git$/, ''))
  const name = egg?.[1] !== undefined ? normalName(egg[1]) : (repositories.get(repository) ?? repository)
  return { name, extras: words(egg?.[2] ?? ''), build: decoded(path), ...markerOf(marker) }
}

const decoded = (text: string): string => text.replace(/%2b/gi, '+')

/**
 * The stack that an index, a wheel's address or the local part of a version is built for: `…/whl/cu121`, `+rocm6.2`,
 * `torch-2.0.0%2Bcpu…`.
 */
export function buildStack(address: string): Stack | undefined {
  const text = decoded(address.slice(0, longest)).toLowerCase()
  if (/libtpu|tpu-pytorch|jax-releases\/tpu/.test(text)) return 'tpu'
  if (/pip\.repos\.neuron|neuron\.amazonaws/.test(text)) return 'neuron'
  if (/vault\.habana\.ai/.test(text)) return 'gaudi'
  if (/(?:^|[/+_.-])rocm[\d._-]*(?:$|[/+_.-]|\d)|repo\.radeon\.com|radeon-repo/.test(text)) return 'rocm'
  if (/(?:^|[/+_.-])cu(?:da)?-?\d{2,3}(?!\d)|jax_cuda(?:12)?_releases|(?:^|[/+])cuda\d/.test(text)) return 'cuda'
  if (/\/whl\/(?:nightly\/|test\/)?cpu(?:$|[\s/_.])|\+cpu(?![a-z])/.test(text)) return 'cpu'
  return undefined
}

export type Condition = 'always' | 'extra' | 'platform' | 'elsewhere'

/**
 * What an environment marker makes of a dependency: `extra` where it comes with an extra only, `platform` where it is
 * bound to an operating system or processor, `elsewhere` where that is one without a data-centre accelerator.
 */
export function condition(marker: string | undefined): Condition {
  if (marker === undefined) return 'always'
  if (/\bextra\b/.test(marker)) return 'extra'
  if (/(?:sys_platform|platform_system)\s*==\s*['"](?:darwin|Darwin|win32|Windows|cygwin)['"]/.test(marker)) {
    return /==\s*['"](?:linux|Linux)['"]/.test(marker) ? 'platform' : 'elsewhere'
  }
  return /sys_platform|platform_system|platform_machine|os_name/.test(marker) ? 'platform' : 'always'
}

/** What an `install` command of pip asks for. */
export interface PipArguments {
  readonly requirements: readonly string[]
  /** Addresses of indexes and of pages with wheels. */
  readonly sources: readonly string[]
}

const sourceOptions: ReadonlySet<string> = new Set([
  '-i',
  '--index-url',
  '--extra-index-url',
  '-f',
  '--find-links',
  '--index',
])
const valueOptions: ReadonlySet<string> = new Set([
  ...['-r', '--requirement', '-c', '--constraint', '-t', '--target', '--prefix', '--root', '--python', '-p', '--src'],
  ...['--trusted-host', '--progress-bar', '--timeout', '--retries', '--cache-dir', '--no-binary', '--only-binary'],
  ...['--platform', '--python-version', '--config-settings', '-C', '--global-option', '--build-option', '--no-deps-of'],
  ...['--index-strategy', '--upgrade-strategy', '--group', '--extra', '--use-feature', '--install-option', '--log'],
  ...[
    '--prerelease',
    '--resolution',
    '--torch-backend',
    '-b',
    '--proxy',
    '--exists-action',
    '--no-build-isolation-package',
  ],
])

/** Sorts the words that follow `pip install`. */
export function pipArguments(args: readonly string[]): PipArguments {
  const requirements: string[] = []
  const sources: string[] = []
  for (let index = 0; index < args.length; index++) {
    const word = args[index] as string
    const [option = '', ...value] = word.split('=')
    if (sourceOptions.has(word)) sources.push(...takeNext(args, ++index))
    else if (sourceOptions.has(option) && value.length > 0) sources.push(value.join('='))
    else if (word === '-e' || word === '--editable') requirements.push(...takeNext(args, ++index))
    else if (valueOptions.has(word)) index++
    else if (!word.startsWith('-')) requirements.push(word)
  }
  return { requirements, sources }
}

const takeNext = (args: readonly string[], index: number): string[] => {
  const next = args[index]
  return next === undefined ? [] : [next]
}

import { familyOfMachine } from '../machines/machine-families.ts'
import { ownerOf } from '../owned-hardware.ts'
import { type Provider, providers } from '../provider.ts'
import { providerWithRegion, regionOf } from '../regions.ts'
import { fold, longestWord, wordsOf } from '../spelling.ts'
import { providerOfSeries, resolveMachine } from './machine-name.ts'

export { type Provider, providers } from '../provider.ts'

/** Where the accelerators are, according to a text. */
export interface ProviderReading {
  readonly provider: Provider
  /** As the provider writes it: `us-east-1`, `eastus2`; undefined if the text names none, or several. */
  readonly region?: string
}

/** The provider that a text names, with or without a region, product or size; undefined if unknown. */
export const resolveProvider = (word: string): Provider | undefined => readProvider(word)?.provider

/**
 * Reads `aws/us-east-1`, `GKE autopilot`, `EC2 p4d` or "our own servers". Undefined if any word is not understood:
 * `lambda calculus` is not a cloud.
 */
export function readProvider(text: string): ProviderReading | undefined {
  if (text.length > longestWord) return undefined
  if (!read.has(text)) {
    // Untrusted words are unbounded.
    if (read.size >= mostRead) read.clear()
    read.set(text, reading(text))
  }
  return read.get(text)
}

const read = new Map<string, ProviderReading | undefined>()
const mostRead = 10_000

let byWord: ReadonlyMap<string, Provider> | undefined

function named(words: string): Provider | undefined {
  byWord ??= wordsOf(providers)
  return byWord.get(fold(words))
}

function reading(text: string): ProviderReading | undefined {
  const whole = named(text)
  if (whole) return { provider: whole }
  const words = text
    .toLowerCase()
    .split(/[\s/(),:;|@]+/)
    .filter((word) => word !== '')
  const owner = ownerOf(words.join(' '), (rest) => ownName(rest))
  if (owner !== undefined) return withId(owner)
  const apart = words.flatMap(withRegionApart)
  for (const { at, length, provider } of namesIn(apart)) {
    const regions = explained(
      [...apart.slice(0, at), '|', ...apart.slice(at + length)],
      provider,
      apart.slice(at, at + length),
    )
    if (regions) return { provider, ...(regions.length === 1 && { region: regions[0] as string }) }
  }
  return regionAlone(words)
}

const ownName = (words: string): string | undefined => {
  const provider = named(words)
  return provider?.family === 'own' ? provider.id : undefined
}

function withId(id: string): ProviderReading | undefined {
  const provider = named(id)
  return provider && { provider }
}

function regionAlone(words: readonly string[]): ProviderReading | undefined {
  const [region = '', another] = words
  const found = another === undefined ? withId(providerWithRegion(region) ?? '') : undefined
  return found && { ...found, region: region.toLowerCase() }
}

/** Splits `gcp-us-central1-a` into provider and region. */
function withRegionApart(word: string): string[] {
  for (let at = word.search(/[-_]/); at > 0; at = nextSeparator(word, at)) {
    const provider = named(word.slice(0, at))
    if (provider && isCloud(provider) && regionOf(provider.id, word.slice(at + 1))) {
      return [word.slice(0, at), word.slice(at + 1)]
    }
  }
  return [word]
}

function nextSeparator(word: string, at: number): number {
  const further = word.slice(at + 1).search(/[-_]/)
  return further === -1 ? -1 : at + 1 + further
}

const isCloud = ({ family }: Provider): boolean => family !== 'own'

interface NameInText {
  readonly at: number
  readonly length: number
  readonly provider: Provider
}

const longestName = 5

/** Every sequence of words that names a provider, longest first. */
function namesIn(words: readonly string[]): NameInText[] {
  const found: NameInText[] = []
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const provider = named(words.slice(at, at + length).join(' '))
      if (provider) found.push({ at, length, provider })
    }
  }
  return found
}

/** Words next to a provider's name that do not change the location. */
const circumstances: ReadonlySet<string> = new Set([
  ...['|', 'on', 'in', 'at', 'the', 'via', 'using', 'with'],
  ...['and', 'our', 'my', '-', 'region', 'zone', 'account', 'project'],
  ...['spot', 'preemptible', 'on-demand', 'ondemand', 'reserved', 'instance'],
  ...['instances', 'vm', 'vms', 'cloud', 'platform'],
  ...['k8s', 'kubernetes', 'autopilot', 'free', 'tier', 'paid', 'pro', 'pro+', 'plus', 'supercomputer', 'system'],
])

/** The same for providers that make no hardware: "NVIDIA GPUs" could be anywhere. */
const circumstancesOfHardware: ReadonlySet<string> = new Set([
  ...['gpu', 'gpus', 'tpu', 'tpus', 'cluster', 'node', 'nodes', 'server', 'servers', 'machine', 'machines', 'slurm'],
])

const makers: ReadonlySet<string> = new Set(['nvidia', 'intel', 'cerebras', 'groq', 'huawei', 'ibm'])

/** The regions among the words around a provider's name; undefined if a word is not understood. */
function explained(words: readonly string[], provider: Provider, name: readonly string[]): string[] | undefined {
  const ofMaker = makers.has(name.join(' '))
  const regions = new Set<string>()
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const region = isCloud(provider) ? regionAt(words, at, provider.id) : undefined
    if (region) {
      regions.add(region.name)
      at += region.length
      continue
    }
    const isBeside = circumstances.has(word) || (circumstancesOfHardware.has(word) && !ofMaker)
    const length = isBeside ? 1 : sizeAt(words, at, provider.id)
    if (length === undefined && named(word)?.id !== provider.id) return undefined
    at += length ?? 1
  }
  return [...regions]
}

function regionAt(
  words: readonly string[],
  at: number,
  provider: string,
): { name: string; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    if (at + length > words.length || (length > 1 && provider !== 'azure')) continue
    const name = regionOf(provider, words.slice(at, at + length).join(' '))
    if (name !== undefined) return { name, length }
  }
  return undefined
}

/** The number of words that name a machine type or series: `nd h100 v5` has three. */
const sizeAt = (words: readonly string[], at: number, provider: string): number | undefined =>
  [3, 2, 1].find((length) => isSize(words.slice(at, at + length).join(' '), provider))

/** A machine type or series of the provider. */
const isSize = (word: string, provider: string): boolean =>
  [resolveMachine(word)?.provider, familyOfMachine(word)?.provider, providerOfSeries(word)].includes(provider)

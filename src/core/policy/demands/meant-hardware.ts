import { isUnknown } from '../../catalog/accelerator.ts'
import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { providerOfSeries } from '../../catalog/names/machine-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { providersWithRegions, providerWithRegion, regionOf } from '../../catalog/regions.ts'
import type { Facts } from '../../rules/facts.ts'
import { type HardwareFacts, hardwareFacts } from '../../rules/hardware-facts.ts'

/** Hardware that a word of a manifest may mean, other than the declared. */
export interface MeantHardware {
  readonly hardware: HardwareFacts
  /** The keys that leave it open, and why if not because of an unknown word. */
  readonly keys: readonly string[]
  readonly because?: string
}

/**
 * The machines, accelerators and clouds inside names that the catalog does not know ("p5.48xlarge or p5e.48xlarge"),
 * and the clouds that have the declared region if the declared cloud does not.
 */
export function meantHardware({ hardware }: Pick<Facts, 'hardware'>): MeantHardware[] {
  const { declared, machine, candidates } = hardware
  const inside = (word: string | undefined, key: string): MeantHardware[] =>
    wordsIn(word ?? '').flatMap((part) => {
      const meant = meaningOf(part, hardware)
      return meant === undefined ? [] : [{ hardware: hardwareFacts(meant), keys: [key] }]
    })
  return [
    ...(machine === undefined ? inside(declared.machine, 'hardware.machine') : []),
    ...(isUnknown(candidates) ? inside(declared.accelerator, 'hardware.accelerator') : []),
    ...elsewhere(hardware),
  ]
}

const mostWords = 40

/** The parts of a list, the words of each part, and the pieces of a hyphenated name: `my-h200-box`. */
const wordsIn = (text: string): string[] => {
  const parts = text.split(/[,;/|()+]|\bor\b|\band\b/i).map((part) => part.trim())
  const pieces = text.split(/[^\da-z]+/i).filter((piece) => /^[a-z]{1,3}\d{3}[a-z]?$/i.test(piece))
  return [...new Set([...parts.flatMap((part) => [part, ...part.split(/\s+/)]), ...pieces])].slice(0, mostWords)
}

function meaningOf(word: string, { declared, candidates }: HardwareFacts): HardwareFacts['declared'] | undefined {
  if (resolveMachine(word)) return { machine: word }
  const { accelerator, provider } = declared
  if (resolveAccelerator(word)) return { accelerator: word, ...(provider !== undefined && { provider }) }
  const named = resolveProvider(word)
  // "Our node" is the organization's own hardware.
  const cloud = named === undefined ? providerOfSeries(word) : named.family === 'own' ? undefined : named.id
  return cloud === undefined ? undefined : onCloud(cloud, isUnknown(candidates) ? undefined : accelerator)
}

const onCloud = (provider: string, accelerator: string | undefined): HardwareFacts['declared'] => ({
  ...(accelerator !== undefined && { accelerator }),
  provider,
})

function elsewhere({ declared, provider }: HardwareFacts): MeantHardware[] {
  const { accelerator, region } = declared
  if (provider === undefined || region === undefined) return []
  // The regions of most smaller clouds are unlisted. For those, only a region that is certainly another cloud's counts.
  const isListed = providersWithRegions.includes(provider.id)
  const isElsewhere = (word: string): boolean =>
    isListed ? regionOf(provider.id, word) === undefined : providerWithRegion(word) !== undefined
  const others = wordsIn(region).filter(isElsewhere)
  const names = (id: string): boolean =>
    others.some((word) => regionOf(id, word) !== undefined || resolveProvider(word)?.id === id)
  return providersWithRegions
    .filter((id) => id !== provider.id && names(id))
    .map((id) => ({
      hardware: hardwareFacts(onCloud(id, accelerator)),
      keys: ['hardware.provider', 'hardware.region'],
      because: `"${region}" is no region of ${provider.name}`,
    }))
}

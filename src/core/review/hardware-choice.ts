import { type Accelerator, hasSliceOf } from '../catalog/accelerator.ts'
import { accelerators } from '../catalog/accelerators/index.ts'
import { type Purchase, sizeFrom, sizeUpTo } from '../catalog/machines/sold-sizes.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'
import type { Provider } from '../catalog/names/providers.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { sustainedTflops } from '../rules/job-sizing.ts'

export type Hardware = NonNullable<JobDeclaration['hardware']>

/** The keys of `hardware` that request a number of an accelerator. */
export type Request = Pick<Hardware, 'accelerator' | 'count' | 'slices'>

/** Accelerators that people usually request, most common first. */
const usualIds: readonly string[] = [
  ...['nvidia-h100-80gb-sxm', 'nvidia-a100-80gb-sxm', 'nvidia-h200-141gb', 'nvidia-b200-180gb', 'nvidia-l40s-48gb'],
  ...['nvidia-a100-40gb-sxm', 'nvidia-l4-24gb', 'nvidia-a10g-24gb', 'nvidia-t4-16gb', 'nvidia-b300-288gb'],
  ...['nvidia-gb200-186gb', 'nvidia-rtx4090-24gb', 'nvidia-rtx6000-ada-48gb', 'nvidia-rtx5090-32gb'],
  ...['nvidia-rtx-a6000-48gb', 'nvidia-rtx-pro-6000-96gb', 'nvidia-rtx3090-24gb', 'nvidia-jetson-agx-orin-64gb'],
  ...['amd-mi300x-192gb', 'amd-mi325x-256gb', 'amd-mi355x-288gb', 'amd-mi250x-128gb'],
  ...['google-tpu-v5e', 'google-tpu-v6e', 'google-tpu-v5p', 'google-tpu-v4', 'google-tpu-v7x', 'google-tpu-v3'],
  ...['aws-trainium2', 'aws-trainium1', 'aws-trainium3', 'intel-gaudi3', 'intel-gaudi2'],
]

let usual: readonly Accelerator[] | undefined

/** The usual accelerators that are available today. */
export function usualAccelerators(): readonly Accelerator[] {
  usual ??= usualIds
    .map((id) => accelerators.find((accelerator) => accelerator.id === id))
    .filter((accelerator) => accelerator?.status === 'available') as Accelerator[]
  return usual
}

const words = new Map<string, string>()

/** A short word that means only this accelerator: `h100-80gb`, `tpu-v5e`. */
export function wordFor(accelerator: Accelerator): string {
  const { id, kind, names } = accelerator
  let word = words.get(id)
  if (word === undefined) {
    const spelled = names.map((name) => name.toLowerCase().replaceAll(/[\s/]+/g, '-'))
    const own = spelled.filter((name) => isNameOf(name, accelerator))
    word = (kind === 'tpu' ? own.find((name) => name.startsWith('tpu')) : undefined) ?? own[0] ?? id
    words.set(id, word)
  }
  return word
}

function isNameOf(word: string, { id }: Accelerator): boolean {
  const name = resolveAccelerator(word)
  return name?.candidates.length === 1 && name.candidates[0]?.id === id && name.slice === undefined && !name.count
}

/**
 * What to write to request this many chips, a count from {@link sizeFrom} or {@link sizeUpTo}; undefined for no count.
 */
export function requestFor(accelerator: Accelerator, chips: number | undefined): Request {
  const word = wordFor(accelerator)
  if (chips === undefined) return { accelerator: word }
  if (accelerator.slices === undefined) return { accelerator: word, count: chips }
  const perChip = accelerator.slices.suffixCounts === 'chips' ? 1 : 2
  if (hasSliceOf(accelerator, chips)) return { accelerator: `${word}-${chips * perChip}` }
  const largest = Math.max(...accelerator.slices.known.map((slice) => slice.chips))
  return { accelerator: `${word}-${largest * perChip}`, slices: Math.ceil(chips / largest) }
}

/** What a choice of hardware must provide, over all its chips. */
export interface Demand {
  /** Speed of all chips together for the job, in any unit. */
  readonly speed?: number
}

/** The count that meets a demand, rounded to a size on sale; each chip contributes `perChip`. */
export function sizeForDemand(
  accelerator: Accelerator,
  { speed }: Demand,
  perChip: number | undefined,
  purchase: Purchase = {},
): number | undefined {
  const forSpeed = speed !== undefined && perChip !== undefined ? speed / perChip : 1
  // A chip a few percent slower counts as the same class.
  return sizeFrom(accelerator, Math.max(1, Math.ceil(forSpeed - 0.1)), purchase)
}

/** Sizes on sale near these multiples of a count, without repeats. */
export function sizesNear(
  accelerator: Accelerator,
  size: number,
  factors: readonly number[],
  purchase: Purchase,
): readonly number[] {
  const sizes = factors.map((by) => (by < 1 ? sizeUpTo : sizeFrom)(accelerator, size * by, purchase))
  return [...new Set(sizes)].filter((each) => each !== undefined)
}

/**
 * Whether the provider offers the accelerator, according to the catalog; without a provider, everything is available.
 */
export function isOfferedBy(accelerator: Accelerator, provider: Provider | undefined): boolean {
  if (provider === undefined) return true
  if (accelerator.providers.includes(provider.id)) return true
  if (accelerator.kind === 'tpu') return false
  if (provider.id === 'dedicated') return accelerator.providers.includes('on-prem')
  const isListed = accelerators.some(({ providers }) => providers.includes(provider.id))
  return !isListed && accelerator.vendor === 'nvidia' && accelerator.segment === 'data-centre'
}

/** Whether every framework of the job has a path on the accelerator. */
export const runsFrameworks = ({ lacksFrameworks }: Accelerator, families: readonly string[]): boolean =>
  !families.some((family) => lacksFrameworks?.values.includes(family))

/**
 * Speed of one chip for a job: its computation, or for serving its memory bandwidth, since every token reads all
 * weights.
 */
export const speedOf = (declaration: JobDeclaration, chip: Accelerator): number | undefined =>
  declaration.task === 'inference' ? chip.bandwidthGBps?.value : sustainedTflops(declaration, chip)

/**
 * The layout for another number of devices: a word stays; of degrees, the data-parallel one absorbs the change, or else
 * everything is sharded.
 */
export function parallelismFor(
  parallelism: Hardware['parallelism'],
  devices: number | undefined,
): Hardware['parallelism'] {
  if (typeof parallelism !== 'object' || devices === undefined) return parallelism
  const { data, fsdp, tensor = 1, pipeline = 1, context = 1 } = parallelism
  const model = tensor * pipeline * context
  if (data !== undefined) {
    const rest = devices / (model * (fsdp ?? 1))
    return Number.isInteger(rest) ? { ...parallelism, data: rest } : 'fsdp'
  }
  if (fsdp !== undefined) {
    const rest = devices / model
    return Number.isInteger(rest) ? { ...parallelism, fsdp: rest } : 'fsdp'
  }
  return Number.isInteger(devices / model) ? parallelism : 'fsdp'
}

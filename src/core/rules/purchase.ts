import type { Accelerator } from '../catalog/accelerator.ts'
import type { Purchase } from '../catalog/machines/sold-sizes.ts'
import type { Provider } from '../catalog/names/providers.ts'
import type { JobDeclaration } from '../manifest/schema.ts'

/** The provider that certainly has an accelerator that only its vendor rents out. */
export const homeOf = ({ kind, vendor }: Accelerator): string | undefined =>
  kind === 'tpu' ? 'gcp' : vendor === 'aws' ? 'aws' : undefined

/** The provider's machines with the accelerator, in counts that divide the job's work. */
export const purchaseOf = (to: Accelerator, declaration: JobDeclaration, provider: Provider | undefined): Purchase => ({
  provider: provider && to.providers.includes(provider.id) ? provider.id : homeOf(to),
  suits: (chips) => divides(declaration, chips * to.devicesPerChip),
})

/**
 * Whether a job's work divides over this many devices: whole groups of its declared degrees, and the same number of
 * micro-batches per replica. With no declared layout, devices of a host may also share a sample.
 */
export function divides({ task, hardware, scale }: JobDeclaration, devices: number): boolean {
  const parallelism = hardware?.parallelism
  const { global_batch_size: batch, micro_batch_size: micro = 1 } = scale ?? {}
  const { tensor = 1, pipeline = 1, context = 1 } = typeof parallelism === 'object' ? parallelism : {}
  const replicas = devices / (tensor * pipeline * context)
  if (!Number.isInteger(replicas)) return false
  if (batch === undefined || task === 'inference' || parallelism === 'none') return true
  if (parallelism !== undefined) return batch % (replicas * micro) === 0
  return (micro === 1 && replicas % batch === 0) || shared.some((degree) => batch % ((micro * devices) / degree) === 0)
}

/** Devices of a host that may share a sample. */
const shared = [1, 2, 4, 8]

/** More accelerators than any known job has used. */
const mostChips = 1_000_000

/** The most chips of one kind that a provider of small machines assigns to a job. */
export function mostAt(provider: Provider | undefined, { id, kind }: Accelerator): number {
  if (provider?.setting === 'edge' || provider?.id === 'colab') return 1
  if (provider?.id === 'kaggle') return kind === 'tpu' ? 8 : (kaggleCards[id] ?? 1)
  return provider?.setting === 'workstation' ? 4 : mostChips
}

const kaggleCards: Readonly<Record<string, number>> = { 'nvidia-t4-16gb': 2, 'nvidia-l4-24gb': 4 }

/** Cards for inference or desktops, and cards without a link, do not scale beyond one machine. */
export const oneHost = 8

/** The largest count of an accelerator that works together well. */
export function mostScaled({ kind, purpose, segment, lacksChipLink }: Accelerator): number {
  const isCard = kind === 'gpu' && (purpose === 'inference' || segment !== 'data-centre' || lacksChipLink === true)
  return isCard ? oneHost : Number.POSITIVE_INFINITY
}

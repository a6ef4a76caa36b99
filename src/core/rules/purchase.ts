import type { Accelerator } from '../catalog/accelerator.ts'
import type { Provider } from '../catalog/providers.ts'
import type { Purchase } from '../catalog/sold-sizes.ts'
import type { JobDeclaration } from '../manifest/schema.ts'

/** Where a part can be had for certain that only its maker rents out. */
export const homeOf = ({ kind, vendor }: Accelerator): string | undefined =>
  kind === 'tpu' ? 'gcp' : vendor === 'aws' ? 'aws' : undefined

/** Machines of the provider where it has the part, in numbers over which a job's work divides. */
export const purchaseOf = (to: Accelerator, declaration: JobDeclaration, provider: Provider | undefined): Purchase => ({
  provider: provider && to.providers.includes(provider.id) ? provider.id : homeOf(to),
  suits: (chips) => divides(declaration, chips * to.devicesPerChip),
})

/**
 * Whether a job's work divides over so many devices: whole groups of its declared degrees, and a batch of which every
 * replica gets the same number of samples. With no layout declared, several devices may also share a sample.
 */
function divides({ task, hardware, scale }: JobDeclaration, devices: number): boolean {
  const parallelism = hardware?.parallelism
  const batch = scale?.global_batch_size
  const { tensor = 1, pipeline = 1, context = 1 } = typeof parallelism === 'object' ? parallelism : {}
  const replicas = devices / (tensor * pipeline * context)
  if (!Number.isInteger(replicas)) return false
  if (batch === undefined || task === 'inference' || parallelism === 'none') return true
  return batch % replicas === 0 || (parallelism === undefined && replicas % batch === 0)
}

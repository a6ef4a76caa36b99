import { acceleratorById } from '../catalog/accelerators/index.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'

/** "H100 SXM" for each of its spellings. An ambiguous name keeps its own words. */
export function usualName(written: string): string {
  const { candidates = [], label = written } = resolveAccelerator(written) ?? {}
  const [only, another] = candidates
  return acceleratorById(written)?.name ?? (another === undefined ? only?.name : undefined) ?? label
}

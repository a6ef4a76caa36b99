import { acceleratorById } from '../catalog/accelerators/index.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'

/** "H100 SXM" for each of its spellings. An ambiguous name keeps its own words, an unknown one too: "h-500 (unknown)". */
export function usualName(written: string): string {
  const known = acceleratorById(written)?.name
  const meant = resolveAccelerator(written)
  if (known !== undefined || meant === undefined) return known ?? `${written} (unknown)`
  const [only, another] = meant.candidates
  return (another === undefined ? only?.name : undefined) ?? meant.label
}

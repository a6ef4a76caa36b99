import type { Accelerator } from '../accelerator.ts'

/**
 * Cards in a fast domain, if that is not the largest machine: pairs on a bridge, racks behind one switch
 * (ml-engineering-network; the bridges of the Turing generation are general knowledge).
 */
const joinedCards: Readonly<Record<string, number>> = {
  'nvidia-a100-40gb-pcie': 2,
  'nvidia-a100-80gb-pcie': 2,
  'nvidia-a30-24gb': 2,
  'nvidia-a40-48gb': 2,
  'nvidia-h100-80gb-pcie': 2,
  'nvidia-h100-94gb-nvl': 2,
  'nvidia-h200-nvl-141gb': 4,
  'nvidia-rtx-a6000-48gb': 2,
  'nvidia-rtx-a5000-24gb': 2,
  'nvidia-rtx-a4500-20gb': 2,
  'nvidia-rtx3090-24gb': 2,
  'nvidia-rtx3090ti-24gb': 2,
  'nvidia-rtx8000-48gb': 2,
  'nvidia-rtx6000-24gb': 2,
  'nvidia-titan-rtx-24gb': 2,
  'nvidia-rtx2080ti-11gb': 2,
  'nvidia-rtx2080-8gb': 2,
  'nvidia-a10-24gb': 1,
  'nvidia-a2-16gb': 1,
  'nvidia-p4-8gb': 1,
  'nvidia-p40-24gb': 1,
  'nvidia-gb200-186gb': 72,
  'nvidia-gb300-288gb': 72,
  'amd-mi100-32gb': 4,
  'amd-mi210-64gb': 4,
}

/** Their machines may be connected in racks or stand alone, and the name does not say which. */
const openDomains: ReadonlySet<string> = new Set(['nvidia-gh200-96gb', 'aws-trainium2', 'aws-trainium3'])

/**
 * The largest fast domain (NVLink, Infinity Fabric, ICI): a pair, a machine, a rack or a slice. 1 without such a link,
 * undefined if unknown.
 */
export function fastDomainOf(accelerator: Accelerator): number | undefined {
  const { id, kind, slices, lacksChipLink, chipLinkGBps, chipsPerHost, devicesPerChip, segment } = accelerator
  if (openDomains.has(id)) return undefined
  const joined = joinedCards[id]
  if (joined !== undefined) return joined * devicesPerChip
  if (kind === 'tpu') return slices && slices.maxChips * devicesPerChip
  const isForDesks = segment !== 'data-centre' && chipLinkGBps === undefined
  if (lacksChipLink === true || isForDesks) return kind === 'gpu' ? devicesPerChip : undefined
  if (chipsPerHost.length === 0) return undefined
  return Math.max(...chipsPerHost) * devicesPerChip
}

/** Whether the fast domain spans machines: racks of NVL72, slices of TPUs. */
export function joinsMachines(accelerator: Accelerator): boolean {
  const { kind, chipsPerHost, devicesPerChip } = accelerator
  return kind === 'tpu' || (fastDomainOf(accelerator) ?? 0) > Math.max(0, ...chipsPerHost) * devicesPerChip
}

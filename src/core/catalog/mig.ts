import { type Accelerator, documented, type Figure } from './accelerator.ts'

/** A part of a card, made by NVIDIA's Multi-Instance GPU. */
export interface MigProfile {
  /** `3g.20gb`: compute slices and memory. */
  readonly name: string
  readonly memoryGiB: number
  /** Share of the card's compute; undefined if candidates differ. */
  readonly share?: number
}

interface DividedCard {
  readonly accelerators: readonly string[]
  /** Compute slices of the whole card. */
  readonly slices: number
  readonly profiles: readonly string[]
}

const cards: readonly DividedCard[] = [
  {
    accelerators: ['nvidia-a30-24gb'],
    slices: 4,
    profiles: ['1g.6gb', '2g.12gb', '4g.24gb'],
  },
  {
    accelerators: ['nvidia-a100-40gb-sxm', 'nvidia-a100-40gb-pcie'],
    slices: 7,
    profiles: ['1g.5gb', '1g.10gb', '2g.10gb', '3g.20gb', '4g.20gb', '7g.40gb'],
  },
  {
    accelerators: [
      ...['nvidia-a100-80gb-sxm', 'nvidia-a100-80gb-pcie', 'nvidia-h100-80gb-sxm', 'nvidia-h100-80gb-pcie'],
    ],
    slices: 7,
    profiles: ['1g.10gb', '1g.20gb', '2g.20gb', '3g.40gb', '4g.40gb', '7g.80gb'],
  },
  {
    accelerators: ['nvidia-h100-94gb-nvl'],
    slices: 7,
    profiles: ['1g.12gb', '1g.24gb', '2g.24gb', '3g.47gb', '4g.47gb', '7g.94gb'],
  },
  {
    accelerators: ['nvidia-gh200-96gb', 'nvidia-h20-96gb'],
    slices: 7,
    profiles: ['1g.12gb', '1g.24gb', '2g.24gb', '3g.48gb', '4g.48gb', '7g.96gb'],
  },
  {
    accelerators: ['nvidia-h200-141gb', 'nvidia-h200-nvl-141gb'],
    slices: 7,
    profiles: ['1g.18gb', '1g.35gb', '2g.35gb', '3g.71gb', '4g.71gb', '7g.141gb'],
  },
  {
    accelerators: ['nvidia-b200-180gb'],
    slices: 7,
    profiles: ['1g.23gb', '1g.45gb', '2g.45gb', '3g.90gb', '4g.90gb', '7g.180gb'],
  },
  {
    accelerators: ['nvidia-gb200-186gb'],
    slices: 7,
    profiles: ['1g.23gb', '1g.47gb', '2g.47gb', '3g.93gb', '4g.93gb', '7g.186gb'],
  },
  {
    accelerators: ['nvidia-b300-288gb'],
    slices: 7,
    profiles: ['1g.34gb', '1g.67gb', '2g.67gb', '3g.135gb', '4g.135gb', '7g.269gb'],
  },
  {
    accelerators: ['nvidia-gb300-288gb'],
    slices: 7,
    profiles: ['1g.35gb', '1g.70gb', '2g.70gb', '3g.139gb', '4g.139gb', '7g.278gb'],
  },
  {
    accelerators: ['nvidia-rtx-pro-6000-96gb'],
    slices: 4,
    profiles: ['1g.24gb', '2g.48gb', '4g.96gb'],
  },
]

/** Cards that support MIG, by id, with their number of compute slices. */
export const dividedCards: ReadonlyMap<string, DividedCard> = new Map(
  cards.flatMap((card) => card.accelerators.map((id) => [id, card])),
)

/** The name of a part, and the remaining words for the card. */
export interface PartName {
  readonly profile: Omit<MigProfile, 'share'>
  readonly rest: readonly string[]
}

export function profileIn(words: readonly string[]): PartName | undefined {
  const at = words.findIndex((word, index) => /^[1-7]g$/.test(word) && /^\d{1,3}gb$/.test(words[index + 1] ?? ''))
  if (at === -1) return undefined
  const memory = words[at + 1] ?? ''
  const others = [...words.slice(0, at), ...words.slice(at + 2)].filter((word) => !['mig', 'slice'].includes(word))
  // The Kubernetes resource is nvidia.com/mig-1g.5gb.
  const rest = others[0] === 'nvidia' && others[1] === 'com' ? others.slice(2) : others
  return { profile: { name: `${words[at]}.${memory}`, memoryGiB: Number.parseInt(memory, 10) }, rest }
}

/** Whether a card supports a profile. */
export const hasProfile = (id: string, { name }: Pick<MigProfile, 'name'>): boolean =>
  dividedCards.get(id)?.profiles.includes(name) === true

/** A part as an accelerator of its own, with the card's id. */
export function partOf(card: Accelerator, { name, memoryGiB }: Omit<MigProfile, 'share'>): Accelerator {
  const computation = shareOf(card.id, name)
  const memory = memoryGiB / card.memoryGiB.value
  const { chipLinkGBps: _link, powerWatts: _power, slices: _slices, ...rest } = card
  return {
    ...rest,
    name: `${card.name} MIG ${name}`,
    memoryGiB: documented(memoryGiB, 'nvidia-mig'),
    ...(card.bandwidthGBps && { bandwidthGBps: scaled(card.bandwidthGBps, Math.min(memory, 1)) }),
    densePeakTflops: Object.fromEntries(
      Object.entries(card.densePeakTflops).map(([precision, peak]) => [precision, scaled(peak, computation)]),
    ),
    chipsPerHost: [],
    lacksChipLink: true,
    lacksChipLinkReferences: ['nvidia-mig'],
  }
}

/** A part's share of the card's compute. */
export const shareOf = (id: string, profile: string): number =>
  Number.parseInt(profile, 10) / (dividedCards.get(id)?.slices ?? 1)

const scaled = (figure: Figure, by: number): Figure => ({ ...figure, value: figure.value * by })

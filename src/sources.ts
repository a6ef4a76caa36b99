/** A document that rules cite. */
export interface Source {
  readonly id: string
  readonly title: string
  /** Where it can be read; absent for documents that are only in the guidance folder. */
  readonly url?: string
}

const guidance = {
  'befreed-lesson': { title: 'GPU vs TPU: Choosing Your AI Hardware (BeFreed lesson, questions and answers)' },
  'befreed-page': { title: 'GPU vs TPU: Choosing Your AI Hardware (BeFreed, 22 April 2026)' },
  'ai-news': { title: 'Unpacking GPU vs TPU Performance in Training Large AI Models (25 August 2025)' },
  scaling: { title: 'Scaling Neural Networks with GPU and TPU Acceleration' },
  liquidweb: { title: "TPU vs GPU: A beginner's guide (Amy Moruzzi, Liquid Web)" },
} as const

const own = {
  'manifest-reference': { title: 'The accelerator.yml reference', url: 'docs/manifest.md' },
} as const

/** The five documents of the guidance, under the short names that its tables use. */
export type GuidanceId = keyof typeof guidance
export type SourceId = GuidanceId | keyof typeof own | (string & {})

const known: Readonly<Record<string, { readonly title: string; readonly url?: string }>> = { ...guidance, ...own }

export const guidanceIds = Object.keys(guidance) as GuidanceId[]

/** The document behind an id. Throws on an id that no table holds: a rule that cites nothing must not ship. */
export function sourceOf(id: SourceId): Source {
  const source = Object.hasOwn(known, id) ? known[id] : undefined
  if (source === undefined) throw new Error(`no document is registered under "${id}"`)
  return { id, ...source }
}

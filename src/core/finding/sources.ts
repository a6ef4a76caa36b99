import { type ReferenceId, references } from '../catalog/references.ts'

/** A document that rules cite. */
export interface Source {
  readonly id: string
  readonly title: string
  /** Its address; undefined for documents that are only in the guidance folder. */
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
  'policy-reference': { title: 'The policy reference', url: 'docs/policy.md' },
  evidence: { title: 'How evidence is read and matched', url: 'docs/evidence.md' },
  calibration: { title: 'How sizes are estimated, against published runs', url: 'docs/calibration.md' },
  models: { title: 'Published models', url: 'docs/models.md' },
} as const

/** The five documents of the guidance, under the short names in its tables. */
export type GuidanceId = keyof typeof guidance
/** A document of the guidance, of a vendor or project (the catalog's references), or our own. */
export type SourceId = GuidanceId | keyof typeof own | ReferenceId

export const guidanceIds = Object.keys(guidance) as GuidanceId[]

type Document = Omit<Source, 'id'>

const tables: readonly Readonly<Record<string, Document>>[] = [guidance, own, references]

export function sourceOf(id: SourceId): Source {
  const table = tables.find((each) => Object.hasOwn(each, id))
  return { id, ...(table?.[id] as Document) }
}

import type { Provider } from '../catalog/provider.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import type { EffectivePolicy } from '../policy/layers/effective.ts'
import type { KnownJobs } from '../review/alternatives/known-jobs.ts'
import type { FileReview } from '../review/check.ts'
import { type ComparedRow, type Comparison, compareManifest } from '../review/comparison/compare.ts'
import type { Outcome } from '../review/outcome.ts'
import { review } from '../review/review.ts'
import { type Edit, type Edits, editsOf, type HardwareEdits, hardwareEditsOf } from '../review/suggestions/suggest.ts'
import { type Seller, sellersOf } from '../rules/sellers.ts'
import type { Document } from '../text/document.ts'

/** The context for judging a manifest. */
export interface Surroundings {
  /** Must have no problems. */
  readonly effective: EffectivePolicy
  /** The date in UTC: `2026-11-21`. */
  readonly today: string
  /** Evidence of the repository; undefined if it was not searched. */
  readonly evidence?: Evidence
  /** What is known from earlier versions of it, under the same policy and date. */
  readonly known?: KnownJobs
}

/** A manifest in an editor at one moment. Results are computed on first use and cached. */
export class OpenManifest {
  /** Relative to the top of the repository, with forward slashes. */
  readonly path: string
  readonly document: Document
  readonly #around: Surroundings
  #outcome: Outcome | undefined
  #edits: Edits = () => []
  #onHardware: (job: string) => HardwareEdits = () => () => undefined

  constructor(path: string, text: string, around: Surroundings) {
    this.path = path
    this.document = readDocument(text)
    this.#around = around
  }

  /** The result of `check` for this manifest alone, with alternatives. */
  get outcome(): Outcome {
    this.#outcome ??= this.#reviewed()
    return this.#outcome
  }

  /** The manifest's own review. */
  get review(): FileReview {
    return this.outcome.files.find(({ path }) => path === this.path) as FileReview
  }

  /** Edits of whole lines that were checked to clear findings. */
  edits(...asked: Parameters<Edits>): readonly Edit[] {
    return this.outcome && this.#edits(...asked)
  }

  /** The edit that moves a job to other hardware, if it was checked to clear a finding or to pass. */
  onHardware(job: string): HardwareEdits {
    return this.outcome && this.#onHardware(job)
  }

  /** On the accelerators of the catalog, or of one provider as if the job ran there. */
  compared(job: string, provider?: Provider): Comparison {
    return compareManifest(this.path, this.document, { job, provider }, this.#around.effective.policy)
  }

  /** Providers of a row's hardware; without prices if the policy disables list prices. */
  sellersOf(row: ComparedRow): readonly Seller[] {
    return sellersOf(row, this.#around.effective.policy.thresholds)
  }

  #reviewed(): Outcome {
    const { effective, today, evidence, known } = this.#around
    const run = { effective, today, scope: 'some' } as const
    const suggest = (...given: Parameters<typeof editsOf>): [] => {
      this.#edits = editsOf(...given)
      this.#onHardware = hardwareEditsOf(...given)
      return []
    }
    return review([{ path: this.path, input: this.document }], run, { suggest, ...(known && { known }) }, evidence)
  }
}

import type { Evidence } from '../evidence/evidence.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import type { EffectivePolicy } from '../policy/layers/effective.ts'
import type { FileReview } from '../review/check.ts'
import { type ComparedRow, type Comparison, compareManifest } from '../review/compare.ts'
import type { Outcome } from '../review/outcome.ts'
import { review } from '../review/review.ts'
import { type Edit, type Edits, editsOf, type HardwareEdits, hardwareEditsOf } from '../review/suggestions/suggest.ts'
import { type Seller, sellersOf } from '../rules/sellers.ts'
import type { Document } from '../text/document.ts'

/** What a manifest is judged by, besides itself. */
export interface Surroundings {
  /** A policy without problems. */
  readonly effective: EffectivePolicy
  /** The day, such as `2026-11-21`, in UTC. */
  readonly today: string
  /** What the repository around it shows; absent where nobody looked. */
  readonly evidence?: Evidence
}

/** A manifest as it stands in an editor at one moment. What is asked of it is worked out once, at the first question. */
export class OpenManifest {
  /** Relative to the top of the repository, forward slashes. */
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

  /** As `check` judges this one manifest, with the changes that would pass. */
  get outcome(): Outcome {
    this.#outcome ??= this.#reviewed()
    return this.#outcome
  }

  /** What of it is about the manifest itself. */
  get review(): FileReview | undefined {
    return this.outcome.files.find(({ path }) => path === this.path)
  }

  /** Edits of whole lines that were checked to clear something. */
  edits(...asked: Parameters<Edits>): readonly Edit[] {
    return this.outcome && this.#edits(...asked)
  }

  /** The edit that puts one of its jobs on other hardware, where that was checked to clear something or to pass. */
  onHardware(job: string): HardwareEdits {
    return this.outcome && this.#onHardware(job)
  }

  /** One of its jobs on every accelerator of the catalog. */
  compared(job: string): Comparison {
    return compareManifest(this.path, this.document, { job }, this.#around.effective.policy)
  }

  /** Who rents out what a row of that runs on; without prices where the policy turns those of lists off. */
  sellersOf(row: ComparedRow): readonly Seller[] {
    return sellersOf(row, this.#around.effective.policy.thresholds)
  }

  #reviewed(): Outcome {
    const { effective, today, evidence } = this.#around
    const run = { effective, today, scope: 'some' } as const
    const suggest = (...given: Parameters<typeof editsOf>): [] => {
      this.#edits = editsOf(...given)
      this.#onHardware = hardwareEditsOf(...given)
      return []
    }
    return review([{ path: this.path, input: this.document }], run, { suggest }, evidence)
  }
}

import { readDocument } from '../languages/yaml/document-reader.ts'
import type { Policy, Waiver, WaiverTerms } from '../policy/policy.ts'
import type { PolicyFinding } from '../policy/policy-finding.ts'
import { inlineWaiversOf, onlyOnBase } from '../policy/waiver/inline-waivers.ts'
import type { Document } from '../text/document.ts'
import { notesUnder } from './rule-notes.ts'

/**
 * On a pull request: manifests as the base branch has them, whose waivers alone count; undefined for one that it lacks.
 * Only those need to be here whose text may hold a waiver.
 */
export type ManifestsOnBase = ReadonlyMap<string, Uint8Array | string | undefined>

/** Gathers the waivers that the manifests of a run hold. */
export class ManifestWaivers {
  readonly waivers: Waiver[] = []
  readonly problems: PolicyFinding[] = []
  readonly #onBase: ManifestsOnBase | undefined
  readonly #ids: ReadonlySet<string>
  readonly #terms: Pick<WaiverTerms, 'inline' | 'never'>

  constructor(policy: Policy, onBase?: ManifestsOnBase) {
    const { inline, never } = policy.waiverTerms.value
    this.#onBase = onBase
    this.#ids = new Set(notesUnder(policy).keys())
    this.#terms = { inline, never: [...never, ...policy.locked.keys()] }
  }

  read(path: string, document: Document): void {
    const { waivers, problems } = inlineWaiversOf(document, path, this.#ids, this.#terms)
    this.problems.push(...problems)
    if (waivers.length === 0 || this.#onBase === undefined) {
      this.waivers.push(...waivers)
      return
    }
    const before = this.#onBase.get(path)
    const base = before !== undefined && inlineWaiversOf(readDocument(before), path, this.#ids, this.#terms).waivers
    const counted = onlyOnBase(waivers, base || [])
    this.waivers.push(...counted.waivers)
    this.problems.push(...counted.pending)
  }
}

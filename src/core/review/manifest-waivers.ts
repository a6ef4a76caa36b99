import { readDocument } from '../languages/yaml/document-reader.ts'
import { folderName } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'
import type { Policy, PolicyFinding, Waiver, WaiverTerms } from '../policy/policy.ts'
import { type InlineWaiver, inlineWaiversOf, onlyOnBase } from '../policy/waiver/inline-waivers.ts'
import { jobsOnLines } from '../policy/waiver/jobs-on-lines.ts'
import type { Document } from '../text/document.ts'
import { formerNames } from './baseline/former-names.ts'
import { notesUnder } from './rule-notes.ts'

/**
 * For a pull request: the manifests of the base branch, whose waivers alone apply; undefined for a missing one. Only
 * manifests that may contain a waiver are needed.
 */
export type ManifestsOnBase = ReadonlyMap<string, Uint8Array | string | undefined>

/** Collects the waivers in the manifests of a run. */
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
    const counted =
      before === undefined ? onlyOnBase(waivers, []) : this.#onBaseOf(path, document, waivers, readDocument(before))
    this.waivers.push(...counted.waivers)
    this.problems.push(...counted.pending)
  }

  #onBaseOf(path: string, document: Document, waivers: readonly InlineWaiver[], before: Document) {
    const base = inlineWaiversOf(before, path, this.#ids, this.#terms).waivers
    const [now, then] = [document, before].map((each) => parseManifest(each, folderName(path)).jobs)
    const former = formerNames(now ?? [], then ?? [])
    const coveredBy = ({ lines }: InlineWaiver): ReadonlySet<string> => {
      const covered = jobsOnLines(lines, then ?? [], before)
      return new Set([...former].flatMap(([name, was]) => (covered.has(was) ? name : [])))
    }
    return onlyOnBase(waivers, base, (job) => former.get(job) ?? job, coveredBy)
  }
}

import { byPlace, type Finding } from '../finding/finding.ts'
import type { Source } from '../finding/sources.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import type { Policy, Waiver, WaiverTerms } from '../policy/policy.ts'
import type { PolicyFinding } from '../policy/policy-finding.ts'
import { inlineWaiversOf, onlyOnBase } from '../policy/waiver/inline-waivers.ts'
import { rules } from '../rules/index.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Document } from '../text/document.ts'
import type { FileReview } from './check.ts'
import { noteOf, type RuleNote } from './outcome.ts'

const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** Gathers the waivers that the manifests of a run hold. */
export class InlineWaivers {
  readonly waivers: Waiver[] = []
  readonly problems: PolicyFinding[] = []
  readonly #onBase: ((path: string) => Promise<Uint8Array | undefined>) | undefined
  readonly #ids: ReadonlySet<string>
  readonly #terms: Pick<WaiverTerms, 'inline' | 'never'>

  /** `onBase`: on a pull request, a manifest as the base has it, whose waivers alone count. */
  constructor(policy: Policy, onBase?: (path: string) => Promise<Uint8Array | undefined>) {
    const { inline, never } = policy.waiverTerms.value
    this.#onBase = onBase
    this.#ids = new Set(notesUnder(policy).keys())
    this.#terms = { inline, never: [...never, ...policy.locked.keys()] }
  }

  async read(path: string, document: Document): Promise<void> {
    const { waivers, problems } = inlineWaiversOf(document, path, this.#ids, this.#terms)
    this.problems.push(...problems)
    if (waivers.length === 0 || this.#onBase === undefined) {
      this.waivers.push(...waivers)
      return
    }
    const before = await this.#onBase(path)
    const base = before && inlineWaiversOf(readDocument(before), path, this.#ids, this.#terms).waivers
    const counted = onlyOnBase(waivers, base ?? [])
    this.waivers.push(...counted.waivers)
    this.problems.push(...counted.pending)
  }
}

/** The reviews with what is said about policies and waivers, each at its place. */
export function withPolicyFindings(
  reviews: readonly FileReview[],
  findings: readonly PolicyFinding[],
  { severityInFile }: RuleSet,
  texts: ReadonlyMap<string, string>,
): FileReview[] {
  const byFile = new Map<string, Finding[]>()
  const remote = new Set<string>()
  for (const { rule, severity: own, message, remedy, origin } of findings) {
    const severity = severityInFile?.(rule, own) ?? own
    if (severity === 'off') continue
    const finding: Finding = { rule, severity, message, remedy, span: origin.span, path: [], related: [] }
    byFile.set(origin.file, [...(byFile.get(origin.file) ?? []), finding])
    if (!origin.isLocal) remote.add(origin.file)
  }
  const known = reviews.map((file): FileReview => {
    const own = byFile.get(file.path)
    byFile.delete(file.path)
    return own === undefined ? file : { ...file, findings: [...file.findings, ...own].sort(byPlace) }
  })
  const others = [...byFile].map(([path, own]): FileReview => {
    const isElsewhere = remote.has(path)
    return {
      path,
      text: texts.get(path) ?? '',
      jobs: [],
      findings: own.sort(byPlace),
      searches: 0,
      ...(isElsewhere && { isElsewhere }),
    }
  })
  return [...known, ...others]
}

/** What reports say of the rules, the organisation's own among them. */
export function notesUnder({ custom }: Policy): ReadonlyMap<string, RuleNote> {
  if (custom.length === 0) return notes
  return new Map([
    ...notes,
    ...custom.map(({ id, sources, message, reason, severity }): [string, RuleNote] => [
      `policy/${id}`,
      {
        sources: sources.map(customSource),
        help: 'docs/policy.md#custom',
        leansToTpu: false,
        title: message,
        why: reason,
        severity,
        passes: '',
      },
    ]),
  ])
}

/** An address that may be linked: nothing that Markdown could take for more than it. */
const plainAddress = /^https:\/\/[\w.~:/?#@!$&*+,;=%-]+$/

const customSource = (text: string): Source => ({
  id: text,
  title: text,
  ...(plainAddress.test(text) && { url: text }),
})

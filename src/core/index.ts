import { treeOfTexts } from './evidence/file-tree.ts'
import { gatherEvidence } from './evidence/gather-evidence.ts'
import { UnusableInput } from './finding/unusable-input.ts'
import { readDocument } from './languages/yaml/document-reader.ts'
import { isManifestPath } from './manifest/file-name.ts'
import type { EffectivePolicy } from './policy/layers/effective.ts'
import { policyOfTexts } from './policy/layers/policy-of-texts.ts'
import { UnusablePolicy } from './policy/unusable-policy.ts'
import { mayHoldWaiver } from './policy/waiver/inline-directive.ts'
import { annotate, workflowCommands } from './report/formats/annotations.ts'
import { comparisonReport } from './report/formats/compare.ts'
import { gitlabReport } from './report/formats/gitlab.ts'
import { reportOf } from './report/formats/json.ts'
import { jsonSchemaOf } from './report/formats/json-schema.ts'
import { junitReport } from './report/formats/junit.ts'
import { sarifReport } from './report/formats/sarif/sarif.ts'
import { markdownReport } from './report/markdown/markdown.ts'
import type { ComparisonReport, Report, RuleExplanation, SuggestedEdit } from './report/report.ts'
import { explanationOf } from './report/terminal/rule-explanation.ts'
import { textReport } from './report/terminal/text.ts'
import { compareManifest } from './review/compare.ts'
import { evidenceClaims } from './review/evidence/evidence-claims.ts'
import { type Fixed, fixed } from './review/fixes/fixed.ts'
import type { Outcome } from './review/outcome.ts'
import { type ReviewOptions, review as reviewManifests } from './review/review.ts'
import { suggestionsFor } from './review/suggestions/suggest.ts'
import { rules } from './rules/index.ts'
import { jsonText } from './text/encode.ts'

export type * from './report/report.ts'
export type { Fixed }
export { UnusableInput, UnusablePolicy }

/** A file of the repository, at hand. */
export interface SourceFile {
  /** Relative to the top of the repository, forward slashes. */
  readonly path: string
  readonly text: string
}

export interface CheckOptions {
  /**
   * Which of the files are manifests, by their paths. Default: those named `accelerator.yml` or `accelerator.yaml`. All
   * other files are evidence.
   */
  readonly manifests?: readonly string[]
  /**
   * The policy: a preset (`strict`, `advisory`) or the path of one of the files. Default: the file
   * `.github/accelerator-policy.yml` where it is among the files, else the built-in one.
   */
  readonly policy?: string
  /**
   * Reads a policy of another repository that the policy extends; undefined where it cannot be had. `ref` is a commit or
   * a tag, `commit` the one that it leads to.
   */
  readonly sharedPolicy?: (
    repository: string,
    path: string,
    ref: string,
  ) => { readonly text: string; readonly commit: string } | undefined
  /** Today as `2027-01-31`, in UTC: waivers end on a day, so where there are any it has to be given. */
  readonly today?: string
  /** The mildest severity that fails the check. Default: what the policy says, or `error`. */
  readonly failOn?: 'error' | 'warning' | 'notice' | 'never'
  /** Only the jobs of this name. */
  readonly job?: string
  /** Whether changes are looked for that clear errors and warnings. Default: yes. */
  readonly alternatives?: boolean
  /** Whether the Markdown report compares jobs with errors or warnings on other accelerators. Default: no. */
  readonly comparisons?: boolean
}

/** What the check came to, ready to be written in any form. */
export interface Review {
  /** The report of the contract. */
  readonly report: Report
  /** The same as text: what `check --format json` writes. */
  json(): string
  /** For a terminal. */
  text(options?: { readonly color?: boolean; readonly quiet?: boolean }): string
  /** A page. `docs` is the address that the pages of rules stand below, `files` that of the checked files. */
  markdown(options?: { readonly docs?: string; readonly files?: string; readonly limitBytes?: number }): string
  /** SARIF 2.1.0. `gzippedBytes` measures a text once compressed, since GitHub limits that; absent: its plain length. */
  sarif(options?: {
    readonly docs?: string
    readonly category?: string
    readonly gzippedBytes?: (text: string) => number
  }): string
  junit(): string
  /** GitLab's code quality report. `digest` names a text: the same text by the same word, two texts by two. */
  gitlab(digest: (text: string) => string): string
  /** Workflow commands of GitHub Actions, one an annotation, as many as GitHub shows. */
  annotations(): string[]
}

/**
 * Checks the manifests among the files, with the other files as evidence, and gives the report of the contract. Pure:
 * the same files and options give the same report, and nothing is read, fetched or asked.
 *
 * Throws {@link UnusablePolicy} where the policy cannot be used, and {@link UnusableInput} where the check cannot be
 * made otherwise: a manifest that is named and not among the files, or waivers without a day. Whatever is wrong in a
 * manifest is a finding and never thrown.
 */
export function check(files: readonly SourceFile[], options: CheckOptions = {}): Report {
  return reportOf(outcomeOf(files, options))
}

/** Checks as {@link check} does, for whoever wants other reports than the contract's. */
export function review(files: readonly SourceFile[], options: CheckOptions = {}): Review {
  const outcome = outcomeOf(files, options)
  return {
    report: reportOf(outcome),
    json: () => `${jsonText(reportOf(outcome))}\n`,
    text: ({ color = false, quiet = false } = {}) => textReport(outcome, { color, quiet }),
    markdown: ({ limitBytes = Number.POSITIVE_INFINITY, ...links } = {}) =>
      markdownReport(outcome, { limitBytes, ...links }),
    sarif: (sarifOptions = {}) => sarifReport(outcome, sarifOptions),
    junit: () => junitReport(outcome),
    gitlab: (digest) => gitlabReport(outcome, digest),
    annotations: () => workflowCommands(annotate(outcome).shown),
  }
}

/** What there is to know of a rule: why it exists, on which sources, with examples; undefined for an unknown id. */
export function explain(rule: string): RuleExplanation | undefined {
  const found = rules.find(({ id }) => id === rule)
  return found && explanationOf(found)
}

/**
 * Judges one job of a manifest on every accelerator of the catalog that can be had, the best first. Throws
 * {@link UnusableInput} where it is not clear which job, and {@link UnusablePolicy} as {@link check} does.
 */
export function compare(
  manifest: SourceFile,
  options: Pick<CheckOptions, 'job' | 'policy' | 'sharedPolicy'> & { readonly files?: readonly SourceFile[] } = {},
): ComparisonReport {
  const { policy } = policyOf(options.files ?? [], options)
  return comparisonReport(manifest.path, compareManifest(manifest.path, manifest.text, options, policy))
}

/**
 * Edits of the manifests that were checked to clear a finding and to bring no other error or warning. No two touch the
 * same line. Throws as {@link check} does.
 */
export function suggest(files: readonly SourceFile[], options: CheckOptions = {}): SuggestedEdit[] {
  return [...(outcomeOf(files, options, { suggest: suggestionsFor }).suggestions ?? [])]
}

/**
 * A manifest in the words of the reference, with certain typing mistakes corrected: what `check --fix` writes. Every job
 * declares what it did, and every other byte stays.
 */
export function fix({ path, text }: SourceFile): Fixed {
  const made = fixed(readDocument(text), path)
  return made.written.keys + made.written.values > 0 ? made : { ...made, text }
}

/** The JSON Schema (draft 7) of the manifest or of the policy, as people write them. */
export const schema = (of: 'manifest' | 'policy'): Readonly<Record<string, unknown>> => jsonSchemaOf(of)

function outcomeOf(
  files: readonly SourceFile[],
  options: CheckOptions,
  more: Pick<ReviewOptions, 'suggest'> = {},
): Outcome {
  const manifests = manifestsAmong(files, options.manifests)
  const effective = policyOf(files, options)
  const { today, job, alternatives = true, comparisons = false } = options
  if (today === undefined && (effective.policy.waivers.length > 0 || manifests.some(({ text }) => mayHoldWaiver(text))))
    throw new UnusableInput('Waivers end on a day: give today, such as 2027-01-31.')
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const read = manifests.map(({ path, text }) => ({ path, text, input: readDocument(text) }))
  const evidence = gatherEvidence(treeOfTexts(files), evidenceClaims(read))
  const { observations: observed, unread } = evidence
  const outcome = reviewManifests(
    read,
    {
      effective,
      today: today ?? '',
      scope: options.manifests === undefined ? 'all' : 'some',
      ...(job !== undefined && { job }),
      ...(options.manifests === undefined && {
        files: { paths: files.map(({ path }) => path), isManifest: isManifestPath },
      }),
    },
    { alternatives, comparisons, ...more },
    { ...evidence, textOf: (path) => texts.get(path) },
  )
  return { ...outcome, observed, ...(unread && { unread }) }
}

function manifestsAmong(files: readonly SourceFile[], named: readonly string[] | undefined): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const paths = named ?? [...byPath.keys()].filter(isManifestPath)
  return [...new Set(paths)].sort().map((path) => {
    const file = byPath.get(path)
    if (file === undefined) throw new UnusableInput(`There is no file ${path}.`)
    return file
  })
}

function policyOf(
  files: readonly SourceFile[],
  { policy, failOn, sharedPolicy = () => undefined }: Pick<CheckOptions, 'policy' | 'failOn' | 'sharedPolicy'>,
): EffectivePolicy {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const effective = policyOfTexts(
    {
      own: (path) => texts.get(path),
      remote: (repository, path, ref) => {
        const found = sharedPolicy(repository, path, ref)
        return found
          ? { content: found.text, commit: found.commit }
          : { message: `${repository} cannot be read from here.`, remedy: 'Give its text by sharedPolicy.' }
      },
    },
    {
      rules,
      ...(policy !== undefined && { named: policy }),
      ...(failOn && { failOn: { value: failOn, givenBy: 'the option failOn' } }),
    },
  )
  if (effective.problems.length > 0) throw new UnusablePolicy(effective.problems)
  return effective
}

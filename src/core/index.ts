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
import type { ComparisonReport, RuleExplanation, SuggestedEdit } from './report/other-results.ts'
import type { Report } from './report/report.ts'
import { explanationOf } from './report/terminal/rule-explanation.ts'
import { textReport } from './report/terminal/text.ts'
import { compareManifest } from './review/comparison/compare.ts'
import { evidenceClaims } from './review/evidence/evidence-claims.ts'
import { type Fixed, fixed } from './review/fixes/fixed.ts'
import type { Outcome } from './review/outcome.ts'
import { type ReviewOptions, review as reviewManifests } from './review/review.ts'
import { suggestionsFor } from './review/suggestions/suggest.ts'
import { rules } from './rules/index.ts'
import { jsonText } from './text/encode.ts'

export type * from './report/other-results.ts'
export type * from './report/report.ts'
export type { Fixed }
export { UnusableInput, UnusablePolicy }

/** A file of the repository, in memory. */
export interface SourceFile {
  /** Relative to the top of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface CheckOptions {
  /**
   * Paths of the manifests. Default: files named `accelerator.yml` or `accelerator.yaml`. All other files are evidence.
   */
  readonly manifests?: readonly string[]
  /**
   * The policy: a preset (`strict`, `advisory`) or the path of one of the files. Default:
   * `.github/accelerator-policy.yml` if it is among the files, or else the built-in one.
   */
  readonly policy?: string
  /**
   * Reads a policy of another repository that the policy extends; undefined if unavailable. `ref` is a commit or a tag,
   * `commit` the commit that it resolves to.
   */
  readonly sharedPolicy?: (
    repository: string,
    path: string,
    ref: string,
  ) => { readonly text: string; readonly commit: string } | undefined
  /** The date in UTC: `2027-01-31`. Required if there are waivers, since they expire. */
  readonly today?: string
  /** The mildest severity that fails the check. Default: that of the policy, or `error`. */
  readonly failOn?: 'error' | 'warning' | 'notice' | 'never'
  /** Only the jobs of this name. */
  readonly job?: string
  /** Whether to search for changes that clear errors and warnings. Default: yes. */
  readonly alternatives?: boolean
  /**
   * Whether to search cheaper hardware for jobs with a known cost and no error or warning: `cheaper` of the JSON report.
   * Default: no.
   */
  readonly savings?: boolean
  /** Whether the Markdown report compares jobs with errors or warnings on other accelerators. Default: no. */
  readonly comparisons?: boolean
}

/** The result of the check, ready for any report format. */
export interface Review {
  /** The JSON report. */
  readonly report: Report
  /** The JSON report as text: what `check --format json` writes. */
  json(): string
  /** For a terminal. */
  text(options?: { readonly color?: boolean; readonly quiet?: boolean }): string
  /** A page. `docs` is the base address of the rules' pages, `files` that of the checked files. */
  markdown(options?: { readonly docs?: string; readonly files?: string; readonly limitBytes?: number }): string
  /** SARIF 2.1.0. `gzippedBytes` returns a text's compressed size, which GitHub limits. Default: its plain length. */
  sarif(options?: {
    readonly docs?: string
    readonly category?: string
    readonly gzippedBytes?: (text: string) => number
  }): string
  junit(): string
  /** GitLab's code quality report. `digest` must be a stable hash of a text. */
  gitlab(digest: (text: string) => string): string
  /** Workflow commands of GitHub Actions, one per annotation, as many as GitHub shows. */
  annotations(): string[]
}

/**
 * Checks the manifests among the files, with the other files as evidence, and returns the JSON report. Pure: the same
 * files and options give the same report, without file or network access.
 *
 * Throws {@link UnusablePolicy} if the policy cannot be used, and {@link UnusableInput} if the check cannot be made for
 * another reason: a named manifest is not among the files, or there are waivers but no date. Mistakes in a manifest are
 * findings and never throw.
 */
export function check(files: readonly SourceFile[], options: CheckOptions = {}): Report {
  return reportOf(outcomeOf(files, options))
}

/** Like {@link check}, for callers that need other reports than JSON. */
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

/** The description of a rule: why it exists, its sources and its examples; undefined for an unknown id. */
export function explain(rule: string): RuleExplanation | undefined {
  const found = rules.find(({ id }) => id === rule)
  return found && explanationOf(found)
}

/**
 * Judges one job of a manifest on every available accelerator of the catalog, best first. Throws {@link UnusableInput}
 * if the job is ambiguous, and {@link UnusablePolicy} like {@link check}.
 */
export function compare(
  manifest: SourceFile,
  options: Pick<CheckOptions, 'job' | 'policy' | 'sharedPolicy'> & { readonly files?: readonly SourceFile[] } = {},
): ComparisonReport {
  const { policy } = policyOf(options.files ?? [], options)
  return comparisonReport(manifest.path, compareManifest(manifest.path, manifest.text, options, policy))
}

/**
 * Edits of the manifests, each checked to clear a finding without a new error or warning. No two touch the same line.
 * Throws like {@link check}.
 */
export function suggest(files: readonly SourceFile[], options: CheckOptions = {}): SuggestedEdit[] {
  return [...(outcomeOf(files, options, { suggest: suggestionsFor }).suggestions ?? [])]
}

/**
 * A manifest in canonical spelling with certain misspellings corrected: what `check --fix` writes. Every job declares
 * the same, and every other byte is unchanged.
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
  const { today, job, alternatives = true, comparisons = false, savings = false } = options
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
    { alternatives, comparisons, savings, ...more },
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

import type { Finding } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { xmlText } from '../../text/encode.ts'
import { rulePage } from '../docs-address.ts'
import { sourceWords } from '../words/finding-sources.ts'
import { waivedWords } from '../words/finding-words.ts'
import { jobTitle } from '../words/job-name.ts'

interface Case {
  readonly name: string
  readonly line: number
  /** Findings that fail the check, waived ones, and the rest. */
  readonly failing: readonly Finding[]
  readonly waived: readonly Finding[]
  readonly others: readonly Finding[]
}

interface Suite {
  readonly file: FileReview
  readonly cases: readonly Case[]
}

/**
 * The outcome as JUnit XML: one suite per file, with one test for the file itself and one per job. A test fails if a
 * finding fails the check. It is skipped if none does and one is waived.
 */
export function junitReport(outcome: Outcome): string {
  const suites = outcome.files.map((file): Suite => ({ file, cases: casesOf(file, outcome) }))
  const all = suites.flatMap(({ cases }) => cases)
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    // The schemas have no number of skipped tests here.
    `<testsuites name="accelerator-review"${attributes(totals(all))}>`,
    ...suites.flatMap((suite) => suiteLines(suite, outcome.rules)),
    '</testsuites>',
  ].join('\n')}\n`
}

function casesOf({ path, jobs, findings }: FileReview, outcome: Outcome): Case[] {
  const names = new Set(jobs.map(({ name }) => name))
  // Includes findings of jobs that could not be read.
  const ofFile = findings.filter(({ job }) => job === undefined || !names.has(job))
  const caseOf = (name: string, line: number, own: readonly Finding[]): Case => {
    const counted = own.filter(({ waived }) => waived === undefined)
    return {
      name,
      line,
      failing: counted.filter((finding) => fails(finding, outcome)),
      waived: own.filter(({ waived }) => waived !== undefined),
      others: counted.filter((finding) => !fails(finding, outcome)),
    }
  }
  const ofJob = (job: JobReview): Case =>
    caseOf(
      `job ${jobTitle(path, job)}`,
      job.line,
      findings.filter((finding) => finding.job === job.name),
    )
  return [caseOf('file', 1, ofFile), ...jobs.map(ofJob)]
}

const isSkipped = ({ failing, waived }: Case): boolean => failing.length === 0 && waived.length > 0

const totals = (cases: readonly Case[]) => ({
  tests: cases.length,
  failures: cases.filter(({ failing }) => failing.length > 0).length,
  errors: 0,
  time: 0,
})

const counts = (cases: readonly Case[]): string =>
  attributes({ ...totals(cases), skipped: cases.filter(isSkipped).length })

function suiteLines({ file, cases }: Suite, rules: Outcome['rules']): string[] {
  return [
    `  <testsuite${attributes({ name: file.path })}${counts(cases)}>`,
    ...cases.flatMap((one) => caseLines(one, file, rules)),
    '  </testsuite>',
  ]
}

function caseLines(one: Case, { path, isElsewhere }: FileReview, rules: Outcome['rules']): string[] {
  const { name, line, failing, waived, others } = one
  const place = isElsewhere ? {} : { file: path, line }
  const start = `<testcase${attributes({ name, classname: path, ...place, time: 0 })}`
  const blocks = (findings: readonly Finding[]): string =>
    plain(findings.map((finding) => findingBlock(finding, path, rules)).join('\n\n'))
  const [first] = failing
  const parts: string[] = []
  if (first !== undefined) {
    const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : ''
    const head = attributes({ message: `${first.message}${more}`, type: first.rule })
    parts.push(`<failure${head}>${blocks(failing)}</failure>`)
  }
  if (isSkipped(one)) {
    const words = waived.flatMap((finding) => (finding.waived ? [waivedText(finding.rule, finding.waived)] : []))
    parts.push(`<skipped${attributes({ message: words.join('; ') })}/>`)
  }
  const rest = [...others, ...waived]
  if (rest.length > 0) parts.push(`<system-out>${blocks(rest)}</system-out>`)
  if (parts.length === 0) return [`    ${start}/>`]
  return [`    ${start}>`, ...parts.map((part) => `      ${part}`), '    </testcase>']
}

function findingBlock(finding: Finding, path: string, rules: ReadonlyMap<string, RuleNote>): string {
  const { severity, rule, span, message, remedy, waived } = finding
  const page = rulePage(rule, rules)
  return [
    `${severity} ${rule} at ${path}:${span.line}:${span.column}`,
    message,
    waived ? `Waived ${waivedWords(waived)}` : `Do: ${remedy}`,
    ...sourceWords(finding, rules).map((words) => `Source: ${words}`),
    ...(page === undefined ? [] : [`Rule: ${page}`]),
  ].join('\n')
}

const waivedText = (rule: string, waived: NonNullable<Finding['waived']>): string =>
  `${rule} is waived ${waivedWords(waived)}`

/** Text of an element. GitLab and Jenkins turn `[[ATTACHMENT|…]]` in a test's output into a link to a build file. */
const plain = (text: string): string => xmlText(text.replace(/\[(?=\[ATTACHMENT\|)/gi, '[ '))

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(String(value).replaceAll('\n', ' '))}"`)
    .join('')

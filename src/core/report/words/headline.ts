import { type Finding, severities } from '../../finding/finding.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import { areaOf } from '../../rules/rule.ts'
import { logText, markdownCode, markdownText } from '../../text/encode.ts'
import { list } from '../../text/wording.ts'
import { changedValues, changesBehind } from './changed-job.ts'
import { totalCostWords } from './cost-lines.ts'
import { jobTitle, shortName } from './job-name.ts'
import { type VerdictWord, verdictOrder, verdictWord } from './verdict.ts'

/** Areas in order, after the job's own faults: drift, policy, then the form of the file. */
const lastAreas = ['evidence', 'policy', 'manifest']

/** Longer reasons are truncated. */
const longestReason = 140

/** How text and names are escaped. */
interface Writing {
  readonly words: (text: string) => string
  readonly name: (text: string) => string
}

const inMarkdown: Writing = { words: markdownText, name: markdownCode }
const inLog: Writing = { words: logText, name: logText }

/**
 * The first line of a summary or comment, as Markdown, with the tool, the job and the most severe reason: "❌
 * Accelerator review: `tune`: needs about 110 GiB per device; an H100 has 80 GiB, and 3 more".
 */
export function headline(outcome: Outcome): string {
  const reason = gravestReason(outcome, inMarkdown)
  if (reason === undefined) return `✅ Accelerator review: ${passedWords(outcome)}`
  const sign = outcome.failed ? '❌' : isQuiet(outcome) ? '✅' : '⚠️'
  return `${sign} Accelerator review: ${reason}`
}

/** The same reason for a terminal or a log. Undefined without findings. */
export const reasonLine = (outcome: Outcome): string | undefined => gravestReason(outcome, inLog)

function gravestReason(outcome: Outcome, writing: Writing): string | undefined {
  const [gravest, ...others] = countedFindings(outcome)
  if (gravest === undefined) return undefined
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  const isExcused = gravest.severity !== 'notice' && !fails(gravest, outcome)
  const causes = causesOf(gravest, outcome).map(writing.words)
  const cause = causes.length === 0 ? '' : `; changed: ${list(causes)}`
  return `${subject(gravest, writing)}${more}${isExcused ? ' (not failing)' : ''}${cause}`
}

/** With more changes, one line cannot name the cause. */
const mostCauses = 2

/** The changes to the job of a new finding: "method lora → full". */
function causesOf(finding: Finding, { difference, files }: Outcome): string[] {
  // A contradicting file is a cause itself.
  if (finding.standing !== 'new' || areaOf(finding.rule) === 'evidence') return []
  // Jobs in different files may have the same name.
  const file = files.find(({ findings }) => findings.includes(finding))
  const job = file?.jobs.find(({ name }) => name === finding.job)
  const pair = job && difference?.jobs.find(({ head }) => head?.job === job)
  const changes = pair === undefined ? [] : changesBehind(pair)
  return changes.length > mostCauses ? [] : changes
}

/** Whether the change adds no findings. */
const isQuiet = ({ difference }: Outcome): boolean => difference?.counts.new === 0

/** The findings without a waiver: failing first, then by severity, area, and new before existing. */
function countedFindings(outcome: Outcome): Finding[] {
  const all = outcome.files.flatMap(({ findings }) => findings.filter(({ waived }) => waived === undefined))
  const rank = (finding: Finding): number[] => [
    Number(!fails(finding, outcome)),
    severities.indexOf(finding.severity),
    lastAreas.indexOf(areaOf(finding.rule)),
    Number(finding.standing === 'existing'),
  ]
  const ranks = new Map(all.map((finding) => [finding, rank(finding)]))
  return all.sort((a, b) => {
    const [one, other] = [ranks.get(a) ?? [], ranks.get(b) ?? []]
    return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
  })
}

/** The job and its problem: "`tune` runs at the edge, …", "`tune`: needs …". */
function subject(finding: Finding, { words, name }: Writing): string {
  const reason = reasonOf(finding)
  if (finding.job === undefined) return words(reason)
  const [start] = /^(?:this|the) job (?=[a-z])/.exec(reason) ?? []
  const job = name(shortName(finding.job))
  return start === undefined ? `${job}: ${words(reason)}` : `${job} ${words(reason.slice(start.length))}`
}

/** Ordinary first words of a sentence. Others may be names, such as Triton or T4, and keep their capital. */
const ordinaryStart =
  /^(?:An?|About|All|At|Between|Cannot|Check|Costs|Declares?|Duplicate|Each|Evidence|Every|Expired|Files?|In|Invalid|Its?|Jobs?|Less|More|Most|Needs|Nobody|No|None|Not|Of|Offloading|On|One|Only|Policy|Requests|Runs|Serving|Several|Standard|States|Takes|That|The|These|This|Training|Unknown|Uses|Values|Weights|What|With|Without)\b/

function reasonOf({ problem, message }: Finding): string {
  const words = (problem ?? message).replace(/\.$/, '')
  const inside = ordinaryStart.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words
  return inside.length > longestReason ? `${inside.slice(0, longestReason - 1).trimEnd()}…` : inside
}

/** "4 jobs fit, about 1,900 USD", "3 jobs fit and 1 is undecided", as Markdown. */
function passedWords(outcome: Outcome): string {
  const { files, withdrawn = [], difference } = outcome
  const jobs = files.flatMap((file) => file.jobs)
  if (files.length === 0 && withdrawn.length === 0) return 'nothing to check'
  if (difference !== undefined && difference.counts.fixed > 0) return 'all findings are fixed'
  if (jobs.length === 0) return 'no findings'
  const parts = verdictOrder.flatMap((verdict) => {
    const count = jobs.filter(({ assessment }) => verdictWord(assessment) === verdict).length
    return count === 0 ? [] : [`${count} ${count === 1 ? 'job' : 'jobs'} ${passedVerdict(verdict, count)}`]
  })
  const changed = changedJobWords(outcome)
  return changed === undefined ? markdownText(list(parts) + totalCostWords(outcome)) : `${changed}; ${list(parts)}`
}

/** The only changed job, as Markdown: "`tune`: 8× H100 → 64× H100, about 690 USD". */
function changedJobWords({ difference }: Outcome): string | undefined {
  const [pair, another] = difference?.jobs ?? []
  if (pair?.head === undefined || another !== undefined) return undefined
  const { job, path } = pair.head
  const { hardware, cost } = changedValues(pair.base?.job, job)
  const state = pair.base === undefined ? ' (added)' : ''
  const changes = changesBehind(pair).filter((change) => change !== hardware)
  const named = changes.length > mostCauses ? [] : changes
  const values = [hardware, ...named, ...(cost === 'unknown' ? [] : [cost])].join(', ')
  return `${markdownCode(shortName(jobTitle(path, job)))}${state}: ${markdownText(values)}`
}

/** Only for passing runs: findings against these jobs are waived or not reported. */
const passedVerdict = (verdict: VerdictWord, count: number): string => {
  if (verdict === 'fit') return count === 1 ? 'fits' : 'fit'
  if (verdict === 'drift')
    return `${count === 1 ? 'differs from its files' : 'differ from their files'}, waived or not reported`
  if (verdict !== 'mismatch') return `${count === 1 ? 'is' : 'are'} ${verdict}`
  return count === 1 ? 'is a mismatch, which is waived or not reported' : 'are mismatches, waived or not reported'
}

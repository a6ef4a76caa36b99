import { HOURS_BAND } from '../sizing/mfu.ts'
import { logText } from '../text/encode.ts'
import { amount, duration, estimatedDuration, list, numberOf, percent } from '../text/wording.ts'
import type { ActualJob, ActualReport } from './actual.ts'
import type { EndedRun, Estimate } from './ended-run.ts'
import { gpuBusy } from './exports/slurm.ts'
import type { Exceeded } from './implied-mfu.ts'
import type { UnjoinedRuns } from './joined-runs.ts'
import type { ProposedMfu } from './proposed-mfu.ts'

/** The most runs of a job, and the most names without a job, in a terminal. JSON has all. */
const mostLines = 20
/** The most characters of a user-defined name. */
const longestName = 100

/** The report for a terminal: each job with its runs, what was left out, and lines for the policy. */
export function textActual(report: ActualReport): string {
  const { format, runs, jobs, unjoined, mfu, policyMfu, assumptions } = report
  const joined = runs - unjoined.reduce((total, each) => total + each.runs, 0)
  return [
    `${format}: ${numberOf(runs, 'run')}, ${amount(joined)} of them for ${numberOf(jobs.length, 'job')} declared here`,
    '',
    ...jobs.flatMap((job) => [...jobLines(job), '']),
    ...unjoinedLines(unjoined),
    ...mfuLines(mfu, policyMfu),
    ...assumptions.map((each) => `Assumed: ${each}.`),
    '',
  ].join('\n')
}

function jobLines({
  path,
  line,
  job,
  declared,
  estimate,
  notEstimated,
  runs,
  leftOut,
  ...others
}: ActualJob): string[] {
  const ended = Object.entries(leftOut).map(([ending, number]) => `${amount(number)} ${ending}`)
  const more = runs.length - mostLines
  return [
    logText(`${name(job)} (${path}:${line}): ${declared} declared`),
    `  Estimate: ${estimate ? estimateWords(estimate) : `none, ${logText(notEstimated ?? '')}`}`,
    ...runs.slice(0, mostLines).map((run) => `  ${logText(runWords(run, others))}`),
    ...(more > 0 ? [`  … and ${numberOf(more, 'more run')}`] : []),
    ...(ended.length > 0 ? [`  Left out: ${list(ended)}`] : []),
    ...(others.assumptions.length > 0 ? [`  Assumed: ${logText(others.assumptions.join('; '))}`] : []),
    ...(others.hasErrors ? ['  The manifest has errors; `accelerator-review check` lists them.'] : []),
  ]
}

const estimateWords = ({ likelyHours, hours }: Estimate): string => estimatedDuration(likelyHours, hours)

type Declared = Pick<ActualJob, 'accelerators' | 'utilization'>

function runWords(run: EndedRun, declared: Declared): string {
  const took = run.hours === undefined ? 'hours unknown' : duration(run.hours)
  const parts = [hardwareWords(run, declared), took, ...besideWords(run), ...mfuWords(run), ...busyWords(run, declared)]
  return `${run.id === undefined ? '' : `${name(run.id)} `}${name(run.name)}: ${parts.join(', ')}`
}

function hardwareWords({ accelerators, acceleratorsOfHost, kinds, differsIn }: EndedRun, declared: Declared): string {
  const kind = kinds.length === 0 ? '' : ` (${kinds.slice(0, 4).map(name).join(', ')})`
  const known = accelerators === undefined ? 'accelerators unknown' : numberOf(accelerators, 'accelerator')
  const ofHost = acceleratorsOfHost === undefined ? '' : `, ${amount(acceleratorsOfHost)} on one host`
  const notCount = differsIn.includes('count') ? `, not ${amount(declared.accelerators ?? 0)}` : ''
  return `${known}${ofHost}${notCount}${kind}${differsIn.includes('accelerator') ? ', which is not declared' : ''}`
}

function besideWords({ duration: beside, factor = 1, estimate, differsIn, accelerators }: EndedRun): string[] {
  if (beside === undefined || estimate === undefined) return []
  const ofUsed = differsIn.length > 0 ? ` on this hardware, ${estimateWords(estimate)}` : ''
  const of = accelerators === undefined && differsIn.length === 0 ? ' for the declared number' : ofUsed
  if (beside === 'inside') return [`within the estimate${of}`]
  return [`${Number(factor.toPrecision(2))} times the ${beside === 'longer' ? 'longest' : 'shortest'} estimate${of}`]
}

function mfuWords({ mfu, exceeds }: EndedRun): string[] {
  if (mfu !== undefined) return [`MFU ${percent(Number(mfu.toPrecision(2)))}`]
  return exceeds === undefined ? [] : [excess[exceeds]]
}

const excess: Readonly<Record<Exceeded, string>> = {
  peak: 'which is an MFU above 100% and so impossible: the run was not the whole training, or the declared size, precision or accelerator is wrong',
  network: 'faster than the declared network is estimated to allow, so its MFU is unknown',
}

function busyWords({ utilization }: EndedRun, declared: Declared): string[] {
  if (utilization === undefined) return []
  const isShare = utilization.source !== gpuBusy && declared.utilization !== undefined
  const expected = isShare ? ` (${percent(declared.utilization)} declared)` : ''
  return [`${name(utilization.source)} ${amount(utilization.value)}${expected}`]
}

function unjoinedLines(unjoined: readonly UnjoinedRuns[]): string[] {
  if (unjoined.length === 0) return []
  const words = ({ name: called, runs, jobs }: UnjoinedRuns): string => {
    const times = runs === 1 ? '' : `, ${amount(runs)} runs`
    return `${name(called) || '(no name)'}${times}${jobs.length === 0 ? '' : `: may be ${list(jobs.slice(0, 3).map(name), 'or')}`}`
  }
  const more = unjoined.length - mostLines
  return [
    'Runs without a matching job (`--job JOB --run NAME` assigns them)',
    ...unjoined.slice(0, mostLines).map((each) => `  ${logText(words(each))}`),
    ...(more > 0 ? [`  … and ${numberOf(more, 'more name')}`] : []),
    '',
  ]
}

function mfuLines({ runs, missing, median, range, policy }: ProposedMfu, inForce: ActualReport['policyMfu']): string[] {
  if (median === undefined || range === undefined || policy === undefined)
    return [
      `No mfu for the policy: ${amount(missing)} more completed runs with a known MFU are needed (${amount(runs)} so far).`,
    ]
  const present = inForce === undefined ? 'the MFU of published runs' : `an mfu of ${inForce.map(percent).join(' to ')}`
  const isWide = range[1] / range[0] > HOURS_BAND.slowest / HOURS_BAND.fastest
  return [
    `For the policy, which has ${present}, from ${numberOf(runs, 'run')}:`,
    '',
    ...policy.trimEnd().split('\n'),
    '',
    ...(isWide ? ['These runs vary more than published ones, so this would not narrow the estimates.'] : []),
  ]
}

const name = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName)}…` : text)

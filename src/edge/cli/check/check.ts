import { resolve } from 'node:path'
import { lockPath } from '../../../core/catalog/models/models-lock.ts'
import type { Finding } from '../../../core/finding/finding.ts'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { isBeyondRoot } from '../../../core/manifest/file-name.ts'
import type { EffectivePolicy } from '../../../core/policy/layers/effective.ts'
import { failOnWords, noManifestWords } from '../../../core/policy/policy.ts'
import { priceNotes } from '../../../core/policy/price-problems.ts'
import type { ReportChoice } from '../../../core/policy/reported-rules.ts'
import { summaryLine } from '../../../core/report/words/summary-line.ts'
import { nearMissWords } from '../../../core/report/words/unread.ts'
import { isUnread } from '../../../core/review/baseline/file-pairs.ts'
import { type KnownFinding, knownFindings } from '../../../core/review/baseline/known-findings.ts'
import type { Outcome } from '../../../core/review/outcome.ts'
import { logText } from '../../../core/text/encode.ts'
import { present } from '../../../core/text/present.ts'
import { list } from '../../../core/text/wording.ts'
import { proposedManifest } from '../../run/checked-out-file.ts'
import { repositoryTop } from '../../run/paths.ts'
import { mayPropose } from '../../run/proposing-events.ts'
import { type FolderRun, reviewFolder } from '../../run/review-folder.ts'
import type { WithoutManifest } from '../../run/without-manifest.ts'
import { noManifestIn, readManifest } from '../../run/workspace.ts'
import { writeOutput } from '../../run/write-in-place.ts'
import {
  type Arguments,
  type Command,
  listOption,
  readArguments,
  type Terminal,
  textOption,
  wordOption,
} from '../arguments.ts'
import { policyFor, policyOptions } from '../policy/policy-options.ts'
import { requireOutput } from '../required-output.ts'
import { baseCommitOf, baseOptions, changeSince } from './base-commit.ts'
import { readBaseline, writeBaseline } from './baseline-file.ts'
import { checkedManifests } from './checked-manifests.ts'
import { formats, formatsWithAlternatives, formatsWithSavings, render } from './report-formats.ts'

export const check: Command = {
  usage: 'check [PATH|GLOB ...]',
  summary: 'Check manifests; by default every accelerator.yml and accelerator.yaml below this folder.',
  options: {
    format: {
      type: 'string',
      value: formats.join('|'),
      help: 'The format of the report (default: text; in GitHub Actions: github).',
    },
    output: { type: 'string', short: 'o', value: 'FILE', help: 'Write the report to a file instead of the terminal.' },
    'stdin-filename': {
      type: 'string',
      value: 'FILE',
      help: 'With `-` as PATH: the path of the manifest on standard input (default: accelerator.yml).',
    },
    category: {
      type: 'string',
      value: 'NAME',
      help: 'For SARIF: the name that distinguishes this check from others of the same commit.',
    },
    'fail-on': {
      type: 'string',
      value: failOnWords.join('|'),
      help: "The least severe finding that fails the check (default: the policy's value, or error).",
    },
    'no-manifest': {
      type: 'string',
      value: noManifestWords.join('|'),
      help: "Without a manifest: review what launch files request, pass, or fail (default: the policy's value, or review).",
    },
    ...policyOptions,
    ...baseOptions,
    'write-baseline': {
      type: 'string',
      value: 'FILE',
      help: 'Write the current findings to a file; with --baseline, only remove those that are fixed.',
    },
    baseline: { type: 'string', value: 'FILE', help: 'Fail only on findings that are not in this file.' },
    job: { type: 'string', value: 'NAME', help: 'Report only the jobs of this name.' },
    ignore: {
      type: 'string',
      value: 'RULE,...',
      multiple: true,
      help: 'Do not report these rules, such as model/*; locked rules are still reported.',
    },
    select: {
      type: 'string',
      value: 'RULE,...',
      multiple: true,
      help: 'Report only these rules, and locked ones.',
    },
    savings: {
      type: 'boolean',
      help: 'Also search cheaper hardware for jobs without errors and warnings (text and JSON).',
    },
    'no-alternatives': { type: 'boolean', help: 'Do not search for changes that clear errors and warnings.' },
    'explain-evidence': {
      type: 'boolean',
      help: 'List what the repository shows about each job, and the conclusions.',
    },
    fix: {
      type: 'boolean',
      help: 'Write keys and values in the words of the reference and fix certain typos, then check.',
    },
    'unsafe-fixes': {
      type: 'boolean',
      help: 'Also write the first alternative of each job with an error or a warning. Includes --fix.',
    },
    diff: { type: 'boolean', help: 'Print the changes of --fix or --unsafe-fixes as a diff, without writing them.' },
    verbose: {
      type: 'boolean',
      help: 'Show every job in full, with reasons and assumptions, and every place.',
    },
    quiet: { type: 'boolean', short: 'q', help: 'Show only findings that fail the check, and the last line.' },
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(check, words)
    const format = wordOption(values, 'format', formats) ?? (isInActions(terminal) ? 'github' : 'text')
    for (const option of ['output', 'write-baseline'] as const) requireOutput(values[option], terminal)
    const checked = await checkedManifests(terminal, positionals, values)
    const { paths, texts, patterns } = checked
    const { run, undeclared } = await runOf(values, terminal, checked)
    const isFixing = [values['fix'], values['unsafe-fixes'], values['diff']].includes(true)
    const diff = isFixing ? await fixOrDiff(values, terminal, paths, run) : undefined
    const isShown = diff === undefined && !(values['quiet'] === true && format === 'text')
    const outcome = await reviewFolder(terminal.folder, paths, run, {
      texts,
      progress: terminal.progress(paths.length),
      reading: terminal.reading,
      // Only some reports show alternatives, and the search is skipped for the others.
      alternatives: isShown && values['no-alternatives'] !== true && formatsWithAlternatives.includes(format),
      comparisons: format === 'markdown',
      savings: isShown && values['savings'] === true && formatsWithSavings.includes(format),
    })
    if (typeof values['job'] === 'string' && outcome.jobs === 0)
      throw new UnusableInput(`No job is named "${values['job']}".`)
    if (typeof values['write-baseline'] === 'string') {
      terminal.error(writtenBaseline(values['write-baseline'], outcome, run.known, { ...run, folder: terminal.folder }))
      if (run.known === undefined) return 0
    }
    if (diff !== undefined) terminal.write(isInActions(terminal) ? diff.split('\n').map(logText).join('\n') : diff)
    else {
      const launches = patterns.length === 0 ? undeclared?.launches : undefined
      await printReport({ ...outcome, ...(launches && { undeclared: launches }) }, format, values, terminal)
    }
    return outcome.failed ? 1 : 0
  },
}

const isInActions = ({ environment }: Terminal): boolean => environment['GITHUB_ACTIONS'] === 'true'

/** The policy, the base and the other settings of the run, with the review of folders without a manifest. */
async function runOf(
  values: Arguments['values'],
  terminal: Terminal,
  { patterns, bare, near }: Awaited<ReturnType<typeof checkedManifests>>,
) {
  const failOn = wordOption(values, 'fail-on', failOnWords)
  const noManifest = wordOption(values, 'no-manifest', noManifestWords)
  const base = baseCommitOf(values, terminal.folder)
  const known = typeof values['baseline'] === 'string' ? readBaseline(values['baseline']) : undefined
  const effective = await policyFor(values, terminal, { failOn, noManifest }, base?.read)
  for (const line of priceNotes(effective.layers, terminal.today)) terminal.error(line)
  const undeclared = await aboutBare(bare, terminal, patterns, effective)
  if (near.length > 0) terminal.error(logText(nearMissWords(near)))
  const read = mayPropose(terminal.environment['GITHUB_EVENT_NAME'] ?? '') ? proposedManifest : readManifest
  const run: FolderRun = {
    effective,
    today: terminal.today,
    scope: patterns.length === 0 ? 'all' : 'some',
    // A repository's lock file of models is at its top.
    reads: (folder, path) => read(path === lockPath ? repositoryTop(folder) : folder, path),
    ...present({
      job: textOption(values, 'job'),
      reports: reportChoice(values),
      known,
      undeclared: undeclared?.reviews,
    }),
    ...(base && (await changeSince(base, terminal, patterns, values['fail-on-new'] === true))),
  }
  return { run, undeclared }
}

/** Writes the report to the terminal, or to the file of --output. */
async function printReport(
  outcome: Outcome,
  format: (typeof formats)[number],
  values: Arguments['values'],
  terminal: Terminal,
): Promise<void> {
  const { output, category, quiet, verbose } = values
  const toFile = typeof output === 'string'
  const report = await render(outcome, format, {
    color: terminal.color && !toFile,
    quiet: quiet === true,
    verbose: verbose === true,
    width: toFile ? undefined : terminal.width,
    category: typeof category === 'string' ? category : '',
    inActions: isInActions(terminal),
    origin: async () =>
      (await import('../../run/git/origin.ts')).originOf(terminal.folder, terminal.environment, terminal.today),
  })
  // On standard error, so that the report stays valid.
  if (values['explain-evidence'] === true) {
    const { explainedEvidence } = await import('../../../core/report/terminal/explained-evidence.ts')
    for (const line of explainedEvidence(outcome)) terminal.error(line)
  }
  if (toFile) {
    const { folder } = terminal
    writeOutput(repositoryTop(folder), resolve(folder, output), report, `The report cannot be written to ${output}`)
    terminal.error(`The report is in ${output}. ${summaryLine(outcome)}`)
  } else for (const part of report) terminal.write(part)
}

/** The review of folders without a manifest; undefined if every folder has one. */
async function aboutBare(
  bare: readonly string[],
  terminal: Terminal,
  named: readonly string[],
  { policy }: EffectivePolicy,
): Promise<WithoutManifest | undefined> {
  const [folder] = bare
  if (folder === undefined) return undefined
  const beyond = bare.find(isBeyondRoot)
  if (beyond !== undefined) throw noManifestIn(beyond)
  const found = (await import('../../run/without-manifest.ts')).withoutManifest(terminal.folder, bare, policy)
  if (found.reviews.length > 0) return found
  if (named.length > 0 && policy.noManifest.value === 'review') throw noManifestIn(folder)
  terminal.error('No accelerator.yml was found below this folder, so there was nothing to check.')
  terminal.error('`accelerator-review init` drafts one if it finds a training job.')
  return found
}

/** Writes the current findings, or those of the baseline that remain, and returns a note. */
function writtenBaseline(
  file: string,
  { files }: Outcome,
  known: readonly KnownFinding[] | undefined,
  { scope, job, folder }: Pick<FolderRun, 'scope' | 'job'> & Pick<Terminal, 'folder'>,
): string {
  if (job !== undefined) throw new UnusableInput('A baseline has the findings of all jobs: leave out --job.')
  const isKept = ({ standing }: Finding): boolean => known === undefined || standing === 'existing'
  const declared = files.filter(({ jobs }) => !jobs.some(({ isDrafted }) => isDrafted))
  const checked = declared.map((each) => ({ ...each, findings: each.findings.filter(isKept) }))
  const paths = new Set(files.map(({ path }) => path))
  // When only some manifests are checked, the others keep their known findings.
  const others = scope === 'some' ? (known ?? []).filter(({ path }) => !paths.has(path)) : []
  const findings = [...knownFindings(checked), ...others]
  writeBaseline(file, findings, folder)
  const unread = files.filter(isUnread).map(({ path }) => path)
  const none = unread.length === 0 ? '' : ` It leaves out ${list(unread)}, where no job could be read.`
  return `The baseline ${file} has ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: with --baseline, only others fail the check.${none}`
}

/** Writes the fixes and reports them. With `--diff`, only returns the diff. */
async function fixOrDiff(
  values: Arguments['values'],
  terminal: Terminal,
  paths: readonly string[],
  run: FolderRun,
): Promise<string | undefined> {
  const { diffOf, fixedFiles, fixNotes, withAlternatives, writeFixed } = await import('./fixing.ts')
  const isDiff = values['diff'] === true
  const { files: safe, notes } = fixedFiles(terminal.folder, paths)
  const suggest = values['unsafe-fixes'] === true
  const texts = new Map([...safe].map(([path, { after }]) => [path, after]))
  const suggestions = suggest
    ? (await reviewFolder(terminal.folder, paths, run, { texts, suggest: 'alternatives' })).suggestions
    : []
  const files = withAlternatives(safe, suggestions ?? [])
  if (!isDiff) writeFixed(terminal.folder, files)
  for (const line of [...fixNotes(files, !isDiff), ...notes]) terminal.error(line)
  return isDiff ? diffOf(files) : undefined
}

function reportChoice(values: Arguments['values']): ReportChoice | undefined {
  const [ignore, select] = [listOption(values, 'ignore'), listOption(values, 'select')]
  return ignore.length + select.length > 0 ? { ignore, select } : undefined
}

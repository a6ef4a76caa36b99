import { type ActualReport, actualReport } from '../../core/actual/actual.ts'
import { readExport } from '../../core/actual/exports/read-export.ts'
import { type DeclaredJob, joinedRuns, runsNamed } from '../../core/actual/joined-runs.ts'
import { textActual } from '../../core/actual/text.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { documentOf } from '../../core/languages/yaml/document-reader.ts'
import { folderName } from '../../core/manifest/job-names.ts'
import { parseManifest } from '../../core/manifest/parse.ts'
import { version } from '../../core/report/version.ts'
import { fold } from '../../core/report/words/fold.ts'
import { jsonText } from '../../core/text/encode.ts'
import { findManifests, readManifest } from '../run/workspace.ts'
import { type Command, readArguments, wordOption } from './arguments.ts'
import { exportedText } from './exported-text.ts'
import { policyFor, policyOptions } from './policy/policy-options.ts'

const formats = ['text', 'json'] as const

export const actual: Command = {
  usage: 'actual FILE',
  summary: 'Compare finished runs, exported from Slurm, W&B or MLflow, with the jobs declared here.',
  options: {
    job: { type: 'string', value: 'NAME', help: 'Only the job of this name.' },
    run: {
      type: 'string',
      value: 'NAME',
      help: 'With --job: the name or id of its runs, if they differ from the job name.',
    },
    format: { type: 'string', value: formats.join('|'), help: 'The format of the report (default: text).' },
    ...policyOptions,
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(actual, words)
    const format = wordOption(values, 'format', formats) ?? 'text'
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new UnusableInput('actual takes one FILE.')
    const { job, run } = values
    if (run !== undefined && job === undefined) throw new UnusableInput('--run needs --job.')
    const found = readExport(file, exportedText(terminal.folder, file))
    const jobs = declaredJobs(terminal.folder, job)
    const { policy } = await policyFor(values, terminal)
    const joined = typeof run === 'string' ? runsNamed(found.runs, run, onlyJob(jobs)) : joinedRuns(found.runs, jobs)
    const report = actualReport(found, joined, policy.thresholds)
    terminal.write(format === 'json' ? jsonActual(report) : fold(textActual(report), terminal.width))
    return 0 as const
  },
}

const jsonActual = (report: ActualReport): string =>
  `${jsonText({ version: 1, tool: { name: 'accelerator-review', version }, ...report })}\n`

/** The jobs of all manifests below the folder, or those with this name. */
function declaredJobs(folder: string, name: unknown): DeclaredJob[] {
  const paths = findManifests(folder, folder, [])
  if (paths.length === 0) throw new UnusableInput('There is no accelerator.yml here or below.')
  const jobs = paths.flatMap((path) => jobsOf(folder, path))
  const named = name === undefined ? jobs : jobs.filter((job) => job.name === name)
  if (named.length > 0) return named
  throw new UnusableInput(name === undefined ? 'No manifest here declares a job.' : `No job is named "${name}".`)
}

function jobsOf(folder: string, path: string): DeclaredJob[] {
  const content = readManifest(folder, path)
  const document = documentOf(content)
  return parseManifest(document, folderName(path)).jobs.map(({ name, span, declaration, errors }) => ({
    path,
    line: span.line,
    name,
    declaration,
    hasErrors: errors > 0,
  }))
}

function onlyJob([job, ...others]: readonly DeclaredJob[]): DeclaredJob {
  if (job !== undefined && others.length === 0) return job
  throw new UnusableInput(
    `${others.length + 1} manifests declare a job "${job?.name}": run the command in the folder of one.`,
  )
}

import { type EvidenceFacts, evidenceFacts } from '../evidence/agreement/facts.ts'
import { isExample } from '../evidence/attribution/exclusion.ts'
import { isInferenceWork, isNamedTraining } from '../evidence/attribution/side-work.ts'
import type { Observation } from '../evidence/observation/observation.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { schemaComment } from '../report/formats/schema-address.ts'
import { logText } from '../text/encode.ts'
import {
  frameworkSection,
  hardwareSection,
  modelSection,
  namedModel,
  precisionKey,
  quoted,
  type Section,
} from './draft-sections.ts'
import { type FilesOfJob, filesOfJob, globOf } from './files-of-job.ts'
import { type DraftSource, jobNames, launchesOf, mostJobs, pathsOf } from './launches.ts'
import { ownWords } from './own-words.ts'

/** An observed key that the check rejects: its job (undefined in a single-job file), section and key. */
export interface Refused {
  readonly job?: string
  readonly section: string
  /** Undefined: the whole section. */
  readonly key?: string
}

/** The draft of `init`: observed values with their places, and every other choice as a comment next to its key. */
export function draftManifest(shown: DraftSource, refused: readonly Refused[] = []): string {
  const source = ownWords(shown)
  const launches = launchesOf(source)
  const render: Render = (section, indent) => sectionLines(section, indent, refused)
  const jobs = launches.length < 2 ? oneJob(source, launches[0], render) : severalJobs(source, launches, render)
  return textOf([...introduction(source), 'version: 1', '', ...jobs])
}

type Render = (section: Section, indent: string) => string[]

function oneJob(source: DraftSource, launch: SurveyedAccelerator | undefined, render: Render): string[] {
  const { survey, observations } = source
  const facts = factsIn(observations)
  const own = filesOfJob(launch, source)
  return [
    ...(own.files.length > 0 ? [...evidenceLines(own, ''), ''] : []),
    ...taskLines(taskOf(launch), ''),
    ...render(frameworkSection(survey), ''),
    ...stageAndScale(''),
    ...render(modelSection(facts, namedModel(own.files, observations)), ''),
    ...render(hardwareSection(launch, facts, survey), ''),
    ...rest(''),
  ]
}

function severalJobs(source: DraftSource, launches: readonly SurveyedAccelerator[], render: Render): string[] {
  const { survey, observations } = source
  const shown = launches.slice(0, mostJobs)
  const names = jobNames(shown)
  const more = launches.length - shown.length
  const launched = new Set(launches.flatMap(pathsOf))
  const shared = modelSection(factsIn(observations.filter(({ place }) => !launched.has(place.path))))
  const jobLines = (launch: SurveyedAccelerator, job: string): string[] => {
    const own = filesOfJob(launch, source, launches)
    const { precision, sharding } = factsIn(
      observations.filter(({ place }) => launched.has(place.path) && own.files.includes(place.path)),
    )
    const model = namedModel(own.files, observations)
    const known = [...(model ? [model] : []), ...(precision ? [precisionKey(precision)] : [])]
    return [
      `  ${quoted(job)}:`,
      ...evidenceLines(own, '    '),
      ...(taskOf(launch) === 'training' ? [] : [`    task: ${taskOf(launch)}`]),
      ...(known.length > 0 ? render({ name: 'model', keys: known, job }, '    ').slice(0, -1) : []),
      ...render({ ...hardwareSection(launch, { sharding }, survey), job }, '    '),
    ]
  }
  return [
    '# Shared by all jobs; a job can override it.',
    'defaults:',
    ...taskLines('training', '  '),
    ...render(frameworkSection(survey), '  '),
    ...stageAndScale('  '),
    ...render(shared, '  '),
    ...rest('  '),
    'jobs:',
    ...shown.flatMap((launch, index) => jobLines(launch, names[index] as string)),
    ...(more > 0 ? [`# ${more} more places request other hardware: \`accelerator-review evidence\` lists them.`] : []),
  ]
}

/**
 * Whether the repository trains something: it requests hardware, configures training, or has a program named for it.
 */
export const isWorthDrafting = ({ survey: { accelerators }, observations }: DraftSource): boolean =>
  accelerators.some(({ mentioned }) => !mentioned) ||
  observations.some(
    ({ what, place }) => what === 'setting' || what === 'sharding' || (what === 'framework' && isStarted(place.path)),
  )

const isStarted = (path: string): boolean =>
  isNamedTraining(path) ||
  /(?:^|\/)(?:main|run|launch)[\w-]*\.(?:py|sh)$/.test(path) ||
  (path.endsWith('.ipynb') && !isExample(path))

const taskOf = (launch: SurveyedAccelerator | undefined): 'training' | 'inference' =>
  launch !== undefined && isInferenceWork(`${pathsOf(launch)[0]} ${launch.jobs[0] ?? ''}`) ? 'inference' : 'training'

/** The combined result of these observations. */
const factsIn = (observations: readonly Observation[]): EvidenceFacts =>
  evidenceFacts(observations.map((observation) => ({ observation, attribution: 'beside' })))

const textOf = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`

function introduction(source: DraftSource): string[] {
  return [
    schemaComment('manifest'),
    isWorthDrafting(source)
      ? '# Drafted from this repository, each value with the place that shows it. Correct it, and take the # off what you know.'
      : '# What this training job is, and what it runs on. Take the # off what you know; missing keys never cause findings.',
  ]
}

/** The files to list as evidence, which supply the values that the draft leaves open. */
const evidenceLines = ({ files, leftOut }: FilesOfJob, indent: string): string[] => [
  `${indent}# the files of this job${leftOut === 0 ? '' : `; ${leftOut} more possible ${leftOut === 1 ? 'file is' : 'files are'} left out`}`,
  `${indent}evidence: [${files.map((path) => quoted(globOf(path))).join(', ')}]`,
]

const taskLines = (task: string, indent: string): string[] => [
  `${indent}# pretraining, training, fine-tuning, inference, reinforcement-learning`,
  `${indent}task: ${task}`,
  '',
]

/** A section: its header is commented out if nothing below it is known. */
function sectionLines({ name, title, keys, job }: Section, indent: string, refused: readonly Refused[]): string[] {
  const isRefused = (key: string): boolean =>
    refused.some(
      (entry) =>
        (entry.job === undefined || job === undefined || entry.job === job) &&
        entry.section === name &&
        (entry.key === undefined || entry.key === key),
    )
  const isOpen = keys.some((key) => key.value !== undefined && !isRefused(key.name))
  const lines = keys.map((key) => {
    const isShown = key.value !== undefined && !isRefused(key.name)
    const text = `${indent}  ${key.name}: ${key.value ?? key.example}`
    const reason = key.value !== undefined && !isShown ? `${key.note}; the check does not accept it as seen` : key.note
    return noted(isShown ? text : `# ${text}`, reason)
  })
  return [
    ...(title === undefined ? [] : [`${indent}# ${title}`]),
    isOpen ? `${indent}${name}:` : `# ${indent}${name}:`,
    ...lines,
    '',
  ]
}

const noted = (line: string, note: string): string => (note === '' ? line : `${line.padEnd(34)} # ${logText(note)}`)

function stageAndScale(indent: string): string[] {
  return [
    `${indent}# exploration, prototype, production`,
    `# ${indent}stage: prototype`,
    '',
    `${indent}# small, medium, large, massive; or numbers:`,
    ...['scale:', '  parameters: 7B', '  tokens: 2T', '  global_batch_size: 1024', '  sequence_length: 4096'].map(
      (line) => `# ${indent}${line}`,
    ),
    '',
  ]
}

function rest(indent: string): string[] {
  const group = (...lines: string[]): string[] => [...lines.map((line) => `# ${indent}${line}`), '']
  return [
    ...group('needs:', '  multi_cloud: true', '  interactive_debugging: true'),
    ...group('team:', '  cuda: basic                    # none, basic, expert', '  xla: none'),
    ...group(
      'operations:',
      '  queue_time: 6h                 # how long a job waits for this hardware',
      '  utilization: 60%               # share of time that the accelerator is busy',
      '  benchmarked: false             # a small run was measured on this hardware',
    ),
  ]
}

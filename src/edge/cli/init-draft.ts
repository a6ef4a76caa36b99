import type { EvidenceFacts } from '../../core/evidence/agreement/facts.ts'
import type { Place } from '../../core/evidence/observation/observation.ts'
import type { Survey } from '../../core/evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../../core/evidence/survey/surveyed-hardware.ts'
import { isScript } from '../../core/languages/shell/script-path.ts'
import { acceleratorText, placesText } from '../../core/report/evidence.ts'
import { schemaComment } from '../../core/report/schema-address.ts'
import { logText } from '../../core/text/encode.ts'

/** What a draft is made from: everything the repository shows, and what all of it agrees on. */
export interface DraftSource {
  readonly survey: Survey
  readonly facts: EvidenceFacts
}

/** A key of the draft that the check does not accept as seen: its job (absent in a single-job file), section and key. */
export interface Refused {
  readonly job?: string
  readonly section: string
  /** Absent where the whole section is. */
  readonly key?: string
}

interface Key {
  readonly name: string
  /** What was seen; absent where it is not known. */
  readonly value?: string
  /** An example to start from, with its choices. */
  readonly example: string
  readonly note: string
}

interface Section {
  readonly name: string
  readonly title?: string
  readonly keys: readonly Key[]
  readonly job?: string
}

/** So many jobs are drafted; more launch files than that are a collection to choose from. */
const mostJobs = 8
const mostLibraries = 12
/** Of the files that ask for the hardware of a job, and of those beside that show its framework. */
const mostFiles = 3
const mostShared = 2

/** What `init` writes: what was seen with its place, and every other choice commented out beside its key. */
export function draftManifest({ survey, facts }: DraftSource, refused: readonly Refused[] = []): string {
  const launches = launchesOf(survey)
  const render = (section: Section, indent: string): string[] => sectionLines(section, indent, refused)
  if (launches.length < 2) {
    const [launch] = launches
    return textOf([
      ...introduction(survey),
      'version: 1',
      '',
      ...plainKeys(''),
      ...render(frameworkSection(survey), ''),
      ...stageAndScale(''),
      ...render(modelSection(facts), ''),
      ...render(hardwareSection(launch, facts, survey), ''),
      ...rest(''),
    ])
  }
  const shown = launches.slice(0, mostJobs)
  const names = jobNames(shown)
  const more = launches.length - shown.length
  return textOf([
    ...introduction(survey),
    'version: 1',
    '',
    '# What all the jobs share; a job may say otherwise.',
    'defaults:',
    ...plainKeys('  '),
    ...render(frameworkSection(survey), '  '),
    ...stageAndScale('  '),
    ...render(modelSection(facts), '  '),
    ...rest('  '),
    'jobs:',
    ...shown.flatMap((launch, index) => {
      const job = names[index] as string
      return [
        `  ${quoted(job)}:`,
        '    # the files that are this job’s',
        `    evidence: [${evidenceFiles(launch, survey).map(quoted).join(', ')}]`,
        ...render({ ...hardwareSection(launch, undefined, survey), job }, '    '),
      ]
    }),
    ...(more > 0 ? [`# ${more} more places ask for other hardware: \`accelerator-review evidence\` lists them.`] : []),
  ])
}

const textOf = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`

function introduction({ frameworks, accelerators }: Survey): string[] {
  const isEmpty = frameworks.length === 0 && accelerators.length === 0
  return [
    schemaComment('manifest'),
    isEmpty
      ? '# What this training job is, and what it runs on. Take the # off what you know; what stays undeclared accuses nobody.'
      : '# Drafted from this repository, each value with the place that shows it. Correct it, and take the # off what you know.',
  ]
}

const plainKeys = (indent: string): string[] => [
  `${indent}# pretraining, training, fine-tuning, inference, reinforcement-learning`,
  `${indent}task: training`,
  '',
]

/** Hardware that files ask for, of which each may be a job of its own. */
function launchesOf({ accelerators }: Survey): SurveyedAccelerator[] {
  const precise = accelerators.filter(
    ({ kind, accelerator, count, inferred }) =>
      !inferred && kind !== undefined && (accelerator !== undefined || count !== undefined),
  )
  // What one file says twice, once with less, is one job.
  const apart = precise.filter((entry) => !precise.some((other) => other !== entry && isPartOf(entry, other)))
  const byScript = apart.flatMap(scriptsOf)
  return byScript.length <= mostJobs ? byScript : apart.map((entry) => scriptsOf(entry)[0] ?? entry)
}

/** Scripts that ask for the same hardware are jobs of their own; settings may be of any of them. */
function scriptsOf(entry: SurveyedAccelerator): SurveyedAccelerator[] {
  const scripts = [...new Set(entry.places.map(({ path }) => path).filter(isScript))]
  if (scripts.length < 2) return [entry]
  return scripts.map((script) => ({ ...entry, jobs: [], places: entry.places.filter(({ path }) => path === script) }))
}

function isPartOf(entry: SurveyedAccelerator, other: SurveyedAccelerator): boolean {
  const keys = ['kind', 'accelerator', 'count', 'topology', 'provider'] as const
  const isLess =
    keys.every((key) => entry[key] === undefined || entry[key] === other[key]) &&
    keys.some((key) => entry[key] !== other[key])
  return isLess && entry.places.every(({ path }) => other.places.some((place) => place.path === path))
}

function frameworkSection({ frameworks, libraries }: Survey): Section {
  const [framework, ...others] = frameworks
  const bound = libraries.filter(({ optional }) => !optional).slice(0, mostLibraries)
  const choice =
    others.length > 0
      ? `seen: ${frameworks.map(({ name, places }) => `${name} in ${placesText(places.slice(0, 1))}`).join('; ')}`
      : ''
  const only = others.length === 0 ? framework : undefined
  return {
    name: 'framework',
    ...(framework === undefined && { title: 'tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …' }),
    keys: [
      {
        name: 'name',
        ...(only && { value: only.name }),
        example: framework?.name ?? 'pytorch',
        note: only ? placesText(only.places) : choice,
      },
      { name: 'version', example: '"2.9"', note: '' },
      {
        name: 'libraries',
        // Without its framework a library says little.
        ...(only && bound.length > 0 && { value: `[${bound.map(({ name }) => name).join(', ')}]` }),
        example: '[deepspeed, flash-attention]',
        note: only ? placesText(bound.flatMap(({ places }) => places.slice(0, 1))) : '',
      },
    ],
  }
}

function modelSection(facts: EvidenceFacts): Section {
  const { precision, kernels } = facts
  const languages = [...new Set(kernels.map(({ language }) => language))]
  return {
    name: 'model',
    keys: [
      {
        name: 'architecture',
        example: 'transformer',
        note: 'moe, cnn, resnet, diffusion, rnn, gnn, recommender, mlp, custom',
      },
      { name: 'architecture_locked', example: 'true', note: 'no longer changes' },
      { name: 'dynamic_shapes', example: 'false', note: '' },
      {
        name: 'custom_kernels',
        ...(languages.length > 0 && { value: `[${languages.join(', ')}]` }),
        example: 'false',
        note:
          languages.length > 0
            ? placesText(kernels.map(({ place }) => place))
            : 'or the languages: [cuda, triton, pallas-tpu]',
      },
      {
        name: 'precision',
        ...(precision && { value: precision.value }),
        example: 'bf16',
        note: precision ? placesText(precision.places) : 'fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4',
      },
    ],
  }
}

const kindWords: Readonly<Record<string, string>> = { gpu: 'gpu', tpu: 'tpu' }

function hardwareSection(
  launch: SurveyedAccelerator | undefined,
  facts: EvidenceFacts | undefined,
  { accelerators }: Survey,
): Section {
  const [only, another] = accelerators.filter(({ kind }) => kind !== undefined)
  const seen = launch ?? (another === undefined ? only : undefined)
  const name = seen?.accelerator ?? kindWords[seen?.kind ?? '']
  const note = seen ? placesText(seen.places) : ''
  const value = (written: string | number | undefined): { value?: string } =>
    written === undefined || name === undefined ? {} : { value: String(written) }
  const provider = seen?.provider ?? facts?.provider?.value.id
  const sharding = facts?.sharding
  const choices = accelerators.length > 1 ? `seen: ${accelerators.slice(0, 4).map(acceleratorText).join('; ')}` : ''
  return {
    name: 'hardware',
    ...(seen === undefined && { title: 'A word such as H100:8, a100-80gb or tpu-v5e-64; or:' }),
    keys: [
      { name: 'accelerator', ...value(name), example: 'h100', note: name === undefined ? choices : note },
      { name: 'count', ...value(seen?.count), example: '8', note: seen?.count === undefined ? 'in all' : note },
      ...(seen?.topology === undefined ? [] : [{ name: 'topology', ...value(seen.topology), example: '4x4', note }]),
      {
        name: 'provider',
        ...value(provider),
        example: 'gcp',
        note:
          provider === undefined
            ? 'aws, azure, oci, coreweave, lambda, colab, kaggle, on-prem, workstation, edge'
            : (facts?.provider && placesText(facts.provider.places)) || note,
      },
      {
        name: 'parallelism',
        ...(sharding && value(sharding.value)),
        example: 'fsdp',
        note: sharding ? placesText(sharding.places) : 'none, data, zero-1, zero-2, zero-3, fsdp',
      },
      ...(seen?.spot === undefined ? [] : [{ name: 'spot', ...value(String(seen.spot)), example: 'false', note }]),
    ],
  }
}

/** A section: its header commented out where nothing below it is known. */
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

/** The names that the files give the jobs, or else the names of the files, each once. */
function jobNames(launches: readonly SurveyedAccelerator[]): string[] {
  const taken = new Set<string>()
  return launches.map(({ jobs, places, accelerator, kind }) => {
    const file = (places[0]?.path ?? '').replace(/^.*\//, '').replace(/\.[^.]*$/, '')
    const base = slug(jobs[0] ?? '') || slug(file) || slug(accelerator ?? kind ?? '') || 'job'
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    taken.add(name)
    return name
  })
}

const slug = (text: string): string =>
  (text.slice(0, 200).match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase().slice(0, 60)

/** The launch file, and the files that show the framework. */
function evidenceFiles({ places }: SurveyedAccelerator, { frameworks }: Survey): string[] {
  const paths = (from: readonly Place[]): string[] => [...new Set(from.map(({ path }) => path))]
  const own = paths(places).slice(0, mostFiles)
  const near = paths(frameworks.flatMap((framework) => framework.places))
    .map((path) => ({ path, shared: sharedFolders(path, own[0] ?? '') }))
    .sort((one, other) => other.shared - one.shared)
    .filter(({ shared }, at, [nearest]) => at < mostShared && shared === nearest?.shared)
  // Signs that globs read otherwise stand for any one character.
  return [...new Set([...own, ...near.map(({ path }) => path)])].map((path) => path.replace(/[*?[\]{}()!+@\\]/g, '?'))
}

/** How many folders two paths have in common, from the top. */
function sharedFolders(path: string, other: string): number {
  const [steps, others] = [path.split('/').slice(0, -1), other.split('/').slice(0, -1)]
  const at = steps.findIndex((step, depth) => step !== others[depth])
  return at === -1 ? steps.length : at
}

/** A text as YAML, quoted where it is more than a word. */
const quoted = (text: string): string =>
  /^[a-z][a-z0-9._/-]*$/i.test(text) && !isYamlWord(text) ? text : JSON.stringify(text)

const isYamlWord = (text: string): boolean => /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)

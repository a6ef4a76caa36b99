import { type EvidenceFacts, evidenceFacts } from '../evidence/agreement/facts.ts'
import type { Observation, Place } from '../evidence/observation/observation.ts'
import type { Survey } from '../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { schemaComment } from '../report/formats/schema-address.ts'
import { acceleratorText, placesText } from '../report/terminal/evidence.ts'
import { logText } from '../text/encode.ts'
import { type DraftSource, filesOfJobs, globOf, jobNames, launchesOf, mostJobs } from './launches.ts'

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

const mostLibraries = 12

/** What `init` writes: what was seen with its place, and every other choice commented out beside its key. */
export function draftManifest(source: DraftSource, refused: readonly Refused[] = []): string {
  const { survey, observations } = source
  const launches = launchesOf(survey)
  const render = (section: Section, indent: string): string[] => sectionLines(section, indent, refused)
  if (launches.length < 2) {
    const [launch] = launches
    const facts = factsIn(observations)
    const [own = []] = launch === undefined || launch.mentioned ? [] : filesOfJobs([launch], source)
    return textOf([
      ...introduction(survey),
      'version: 1',
      '',
      ...(own.length > 0 ? [...evidenceLines(own, ''), ''] : []),
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
  const files = filesOfJobs(shown, source)
  const more = launches.length - shown.length
  const launched = new Set(launches.flatMap(({ places }) => places.map(({ path }) => path)))
  const shared = modelSection(factsIn(observations.filter(({ place }) => !launched.has(place.path))))
  return textOf([
    ...introduction(survey),
    'version: 1',
    '',
    '# What all the jobs share; a job may say otherwise.',
    'defaults:',
    ...plainKeys('  '),
    ...render(frameworkSection(survey), '  '),
    ...stageAndScale('  '),
    ...render(shared, '  '),
    ...rest('  '),
    'jobs:',
    ...shown.flatMap((launch, index) => {
      const job = names[index] as string
      const own = files[index] ?? []
      const { precision, sharding } = factsIn(
        observations.filter(({ place }) => launched.has(place.path) && own.includes(place.path)),
      )
      return [
        `  ${quoted(job)}:`,
        ...evidenceLines(own, '    '),
        ...(precision ? render({ name: 'model', keys: [precisionKey(precision)], job }, '    ').slice(0, -1) : []),
        ...render({ ...hardwareSection(launch, { sharding }, survey), job }, '    '),
      ]
    }),
    ...(more > 0 ? [`# ${more} more places ask for other hardware: \`accelerator-review evidence\` lists them.`] : []),
  ])
}

/** What these observations agree on. */
const factsIn = (observations: readonly Observation[]): EvidenceFacts =>
  evidenceFacts(observations.map((observation) => ({ observation, attribution: 'beside' })))

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

/** From these files is taken what the draft leaves open. */
const evidenceLines = (own: readonly string[], indent: string): string[] => [
  `${indent}# the files that are this job’s`,
  `${indent}evidence: [${own.map((path) => quoted(globOf(path))).join(', ')}]`,
]

const plainKeys = (indent: string): string[] => [
  `${indent}# pretraining, training, fine-tuning, inference, reinforcement-learning`,
  `${indent}task: training`,
  '',
]

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
        note: only ? placeNote(only.places, only.certainty === 'hinted') : choice,
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
      precisionKey(precision),
    ],
  }
}

const precisionKey = (precision: EvidenceFacts['precision']): Key => ({
  name: 'precision',
  ...(precision && { value: precision.value }),
  example: 'bf16',
  note: precision ? placesText(precision.places) : 'fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4',
})

/** What is only mentioned may be of anything. */
const placeNote = (places: readonly Place[], isMentioned = false): string =>
  `${placesText(places)}${isMentioned ? ', which only mentions it: please confirm' : ''}`

const kindWords: Readonly<Record<string, string>> = { gpu: 'gpu', tpu: 'tpu' }

function hardwareSection(
  launch: SurveyedAccelerator | undefined,
  facts: { readonly [Key in 'provider' | 'sharding']?: EvidenceFacts[Key] | undefined },
  { accelerators }: Survey,
): Section {
  const [only, another] = accelerators.filter(({ kind }) => kind !== undefined)
  const seen = launch ?? (another === undefined ? only : undefined)
  const name = seen?.accelerator ?? kindWords[seen?.kind ?? '']
  const note = seen ? placeNote(seen.places, seen.mentioned) : ''
  const value = (written: string | number | undefined): { value?: string } =>
    written === undefined || name === undefined ? {} : { value: String(written) }
  const provider = seen?.provider ?? facts.provider?.value.id
  const sharding = facts.sharding
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
            : (facts.provider && placesText(facts.provider.places)) || note,
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

/** A text as YAML, quoted where it is more than a word. */
const quoted = (text: string): string =>
  /^[a-z][a-z0-9._/-]*$/i.test(text) && !isYamlWord(text) ? text : JSON.stringify(text)

const isYamlWord = (text: string): boolean => /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)

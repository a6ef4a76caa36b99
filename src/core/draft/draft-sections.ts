import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import { meaningOf } from '../evidence/agreement/listed-settings.ts'
import type { Observation, Place } from '../evidence/observation/observation.ts'
import type { NamedAccelerator, Survey } from '../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { acceleratorText, placesText } from '../report/terminal/evidence.ts'

export interface Key {
  readonly name: string
  /** The observed value; undefined if unknown. */
  readonly value?: string
  /** An example to start from, with its choices. */
  readonly example: string
  readonly note: string
}

export interface Section {
  readonly name: string
  readonly title?: string
  readonly keys: readonly Key[]
  readonly job?: string
}

const mostLibraries = 12

export function frameworkSection({ frameworks, libraries }: Survey): Section {
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
        // A library means little without its framework.
        ...(only && bound.length > 0 && { value: `[${bound.map(({ name }) => name).join(', ')}]` }),
        example: '[deepspeed, flash-attention]',
        note: only ? placesText(bound.flatMap(({ places }) => places.slice(0, 1))) : '',
      },
    ],
  }
}

export function modelSection(facts: EvidenceFacts, model?: Key): Section {
  const { precision, kernels } = facts
  const languages = [...new Set(kernels.map(({ language }) => language))]
  return {
    name: 'model',
    keys: [
      ...(model ? [model] : []),
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

/** The model that a job's files train: from the first file that states one, otherwise from hints. */
export function namedModel(files: readonly string[], observations: readonly Observation[]): Key | undefined {
  const named = observations
    .flatMap((seen) =>
      seen.what === 'setting' && seen.key === 'model.name' && seen.value !== '' && files.includes(seen.place.path)
        ? [{ value: String(seen.value), place: seen.place, isStated: seen.certainty === 'states' }]
        : [],
    )
    .sort(
      (one, other) =>
        Number(other.isStated) - Number(one.isStated) ||
        files.indexOf(one.place.path) - files.indexOf(other.place.path),
    )
  const [first] = named
  if (first === undefined) return undefined
  const idOf = ({ value }: { readonly value: string }): string => meaningOf('model.name', value)
  const same = named.filter((each) => idOf(each) === idOf(first))
  const others = named.filter((each) => idOf(each) !== idOf(first))
  const note = placeNote(placesOfOne(same), !first.isStated)
  return {
    name: 'name',
    value: quoted(first.value),
    example: '',
    note: others[0] === undefined ? note : `${note}; ${others[0].value} in ${placesText([others[0].place])}`,
  }
}

const placesOfOne = (named: readonly { readonly place: Place }[]): Place[] => named.map(({ place }) => place)

export const precisionKey = (precision: EvidenceFacts['precision']): Key => ({
  name: 'precision',
  ...(precision && { value: precision.value }),
  example: 'bf16',
  note: precision ? placesText(precision.places) : 'fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4',
})

/** A mention may refer to anything. */
const placeNote = (places: readonly Place[], isMentioned = false): string =>
  `${placesText(places)}${isMentioned ? ', which only mentions it: please confirm' : ''}`

const kindWords: Readonly<Record<string, string>> = { gpu: 'gpu', tpu: 'tpu' }

export function hardwareSection(
  launch: SurveyedAccelerator | undefined,
  facts: { readonly [Key in 'provider' | 'sharding']?: EvidenceFacts[Key] | undefined },
  { accelerators, namedOnPages = [] }: Survey,
): Section {
  const { seen, model } = acceleratorOf(launch, accelerators)
  const name = model?.accelerator ?? kindWords[seen?.kind ?? '']
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
      {
        name: 'accelerator',
        ...value(name),
        example: 'h100',
        note:
          name === undefined || model === undefined
            ? choices
            : [placeNote(model.places, model.mentioned), ...choice(model, namedOnPages)].join('; '),
      },
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

/** The accelerator of a job, and the one that names its model. */
function acceleratorOf(launch: SurveyedAccelerator | undefined, accelerators: Survey['accelerators']) {
  const [only, another] = accelerators.filter(({ kind, mentioned }) => kind !== undefined && !mentioned)
  const [stated, elsewhere] = accelerators.filter(
    ({ mentioned, accelerator, kind }) => mentioned && accelerator && kind === (launch ?? only)?.kind,
  )
  const seen = launch ?? (another === undefined ? only : undefined)
  // If launches leave it open, documentation or a comment may state it.
  const model = seen?.accelerator === undefined && elsewhere === undefined ? (stated ?? seen) : seen
  return { seen, model }
}

const mostNamed = 4

/** If a job's hardware is open, the accelerators that documentation names. */
function choice({ accelerator }: SurveyedAccelerator, named: readonly NamedAccelerator[]): string[] {
  if (accelerator !== undefined || named.length === 0) return []
  const each = named.slice(0, mostNamed).map((one) => `${one.accelerator} (${placesText([one.place])})`)
  return [`pages name ${each.join(', ')}`]
}

/** A text as YAML, quoted unless it is a plain word. */
export const quoted = (text: string): string =>
  /^[a-z][a-z0-9._/-]*$/i.test(text) && !isYamlWord(text) ? text : JSON.stringify(text)

const isYamlWord = (text: string): boolean => /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)

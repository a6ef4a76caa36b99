import type { LockedModels } from '../../catalog/models/locked-models.ts'
import { resolveModel, sizeInName } from '../../catalog/models/model-name.ts'
import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import type { Fact, Statement } from '../../evidence/agreement/agreement.ts'
import type { EvidenceFacts } from '../../evidence/agreement/facts.ts'
import type { DefaultFact, ListedSettings } from '../../evidence/agreement/listed-settings.ts'
import { settingKeys } from '../../evidence/engines/settings/read-settings.ts'
import type { Setting } from '../../evidence/observation/observation.ts'
import { type Job, lockedModelOf } from '../../manifest/job-reader.ts'
import { completed } from '../../manifest/published-model.ts'
import type { JobDeclaration, TakenValue } from '../../manifest/schema.ts'
import { withWorkOfSteps } from '../../rules/work-of-steps.ts'

/** Keys that declare the same as another one, or replace it: if one is known, the other is not taken. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'model.name': ['model.config', 'model.layers', 'model.hidden_size', 'scale.parameters'],
  ...Object.fromEntries(
    ['layers', 'hidden_size', 'heads', 'kv_heads', 'head_dim', 'vocabulary'].map((key) => [
      `model.${key}`,
      ['model.name', 'model.config', 'scale.parameters'],
    ]),
  ),
  'model.architecture': ['model.name', 'model.config'],
  'scale.parameters': ['model.name', 'model.config', 'model.hidden_size'],
  'scale.global_batch_tokens': ['scale.global_batch_size'],
  'scale.global_batch_size': ['scale.global_batch_tokens'],
  'scale.tokens': ['scale.samples', 'scale.steps', 'scale.epochs'],
  'scale.samples': ['scale.tokens', 'scale.steps'],
  'scale.steps': ['scale.tokens', 'scale.samples', 'scale.epochs'],
  'scale.epochs': ['scale.tokens', 'scale.steps'],
}

/** Keys that belong to another precision or method than the declared one. */
function ofOthers({ model }: JobDeclaration, stated: ListedSettings['stated']): readonly string[] {
  const precision = stated.get('model.precision')?.value
  const isOther = model?.precision !== undefined && precision !== undefined && precision !== model.precision
  return [
    ...(isOther ? ['model.weights_precision', 'model.optimizer_precision'] : []),
    ...(model?.method === 'full' ? ['model.lora_rank'] : []),
  ]
}

/**
 * A job with values that its listed files state and its manifest omits. Contradictory statements are not taken; limits
 * use the largest.
 */
export function withTaken(job: Job, evidence: EvidenceFacts | undefined): Job {
  const { written } = job
  if (evidence === undefined || written.evidence === undefined) return job
  const taking = new Taking(written)
  const { settings } = evidence
  const { stated = noFacts, disputed = noStatements, byDefault = noDefaults } = settings ?? {}
  const left = ofOthers(written, stated)
  for (const key of settingKeys) if (!key.startsWith(layout) && !left.includes(key)) taking.offer(key, stated.get(key))
  if (![...disputed.keys()].some((key) => key.startsWith(layout))) offerLayout(taking, stated)
  if (isCountOpen(written, evidence)) taking.offer('hardware.count', evidence.count)
  const notTaken = [...disputed].filter(([key]) => taking.isOpen(key))
  const isSplit = [...stated.keys(), ...disputed.keys()].some((key) => key.startsWith(layout))
  const isDisputed = (key: string): boolean => (instead[key] ?? []).some((each) => disputed.has(each))
  for (const key of settingKeys)
    if (!left.includes(key) && !isDisputed(key) && (key === layout ? !isSplit : !key.startsWith(layout)))
      taking.offerDefault(key, byDefault.get(key))
  if (taking.taken.length + notTaken.length === 0) return job
  const { taken, declaration } = taking
  const isTaken = new Set(taken.map(({ path }) => path.join('.')))
  const overridden = [...(settings?.overridden ?? noStatements)].filter(([key]) => isTaken.has(key))
  for (const [key, statements] of notTaken) taking.offer(key, largestOf(statements))
  const completed = completedBy(declaration, job.models)
  const assumptions = [...(completed.assumptions ?? []), ...taking.assumptions]
  const others = new Map(overridden.map((each) => [each[0], placesOf(each).values]))
  const known = {
    ...completed,
    taken: taken.map((each) => withOthers(each, others.get(each.path.join('.')))),
    notTaken: notTaken.map(placesOf),
    leftOpen: [...(settings?.leftOpen ?? [])],
    ...(assumptions.length > 0 && { assumptions }),
  }
  if (notTaken.length + overridden.length === 0) return { ...job, declaration: known }
  const largest = overridden.reduce(
    (all, [key, statements]) => withValue(all, key.split('.'), largestOf(statements)?.value) as JobDeclaration,
    taking.declaration,
  )
  const { scale = {}, model } = withWorkOfSteps({ ...known, ...completedBy(largest, job.models) })
  const readings = [
    ...(known.readings ?? []),
    { scale, ...(model?.architecture && { architecture: model.architecture }) },
  ]
  return { ...job, declaration: { ...known, readings } }
}

/** A job with the work of its steps, as far as its batch and hardware tell. */
export function withWork(job: Job): Job {
  const declaration = withWorkOfSteps(job.declaration)
  return declaration === job.declaration ? job : { ...job, declaration }
}

/** A changed job with the values taken before, if it still omits them, and the same work. */
export function retaken(job: Job, { taken = [], hardware }: JobDeclaration): Job {
  const taking = new Taking(job.written)
  for (const { path, value, from, line, byDefault } of taken)
    taking.offer(path.join('.'), { value: value as Setting, places: [{ path: from, line }], program: byDefault })
  const declaration =
    taking.taken.length === 0
      ? job.declaration
      : { ...completedBy(taking.declaration, job.models), taken: taking.taken }
  return { ...job, declaration: withWorkOfSteps(declaration, hardware) }
}

const noFacts: ListedSettings['stated'] = new Map()
const noDefaults: ListedSettings['byDefault'] = new Map()
const noStatements: ListedSettings['disputed'] = new Map()
type Statements = readonly Statement<Setting>[]

/** Adds values to a declaration where it is open. */
class Taking {
  declaration: JobDeclaration
  taken: readonly TakenValue[] = []
  readonly #scripts = new Set<string>()
  readonly #left = new Map<string, string[]>()

  constructor(written: JobDeclaration) {
    this.declaration = written
  }

  /** Whether neither the key nor an equivalent is declared or taken. */
  isOpen(key: string): boolean {
    return [key, ...(instead[key] ?? [])].every((each) => valueAt(this.declaration, each) === undefined)
  }

  /** Takes the default of a script's option, or of a program. */
  offerDefault(key: string, fact: DefaultFact | undefined): void {
    if (fact === undefined || !this.isOpen(key)) return
    // A global batch decides its parts.
    const isPart = key === 'scale.gradient_accumulation_steps' || key === 'scale.micro_batch_size'
    if (fact.program !== undefined && isPart && !this.isOpen('scale.global_batch_size')) return
    this.offer(key, fact)
    if (fact.program === undefined) this.#scripts.add(fact.places[0].path)
    else this.#left.set(fact.program, [...(this.#left.get(fact.program) ?? []), key])
  }

  get assumptions(): string[] {
    return [
      ...[...this.#scripts].map((path) => `the options of ${path} have their defaults`),
      ...[...this.#left].map(
        ([program, keys]) => `${keys.join(', ')} not stated: the default${keys.length > 1 ? 's' : ''} of ${program}`,
      ),
    ]
  }

  offer(key: string, fact: Offered | undefined): void {
    if (fact === undefined || !this.isOpen(key)) return
    const { value, places, program } = fact
    const path = key.split('.')
    this.declaration = withValue(this.declaration, path, value) as JobDeclaration
    const byDefault = program === undefined ? {} : { byDefault: program }
    this.taken = [...this.taken, { path, value, from: places[0].path, line: places[0].line, ...byDefault }]
    const isAdapter = key === 'model.method' && value !== 'full'
    if (isAdapter && this.declaration.task === undefined)
      this.declaration = { ...this.declaration, task: 'fine-tuning' }
  }
}

type Offered = Pick<DefaultFact, 'value' | 'places'> & { readonly program?: string | undefined }

const valueAt = (of: unknown, key: string): unknown =>
  key.split('.').reduce((inner, step) => (typeof inner === 'object' ? Object(inner)[step] : undefined), of)

function withValue(of: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = Object(of)
  return { ...inner, [step]: rest.length === 0 ? value : withValue(inner[step], rest, value) }
}

const layout = 'hardware.parallelism'

/** A model that is split in no way has a copy on each device. */
function wholeCopies(stated: ListedSettings['stated']): Fact<Setting> | undefined {
  const [tensor, pipeline] = ['tensor', 'pipeline'].map((axis) => stated.get(`${layout}.${axis}`))
  return tensor?.value === 1 && pipeline?.value === 1 ? { ...tensor, value: 'data' } : undefined
}

/** Takes a word, or degrees with the ZeRO stage that the word implies; a degree of one splits nothing. */
function offerLayout(taking: Taking, stated: ListedSettings['stated']): void {
  if (!taking.isOpen(layout)) return
  const word = stated.get(layout)
  const stage = stated.get(`${layout}.zero`)
  const sequence = stated.get(`${layout}.sequence`)
  const degrees = [...stated].filter(
    ([key, { value }]) =>
      key.startsWith(`${layout}.`) && key !== `${layout}.zero` && typeof value === 'number' && value > 1,
  )
  const inWord = String(word?.value) === 'fsdp' ? 3 : Number(/^zero-([123])$/.exec(String(word?.value))?.[1])
  if (degrees.length === 0) {
    taking.offer(layout, word ?? (stage && { ...stage, value: `zero-${stage.value}` }) ?? wholeCopies(stated))
    return
  }
  const isSharded = degrees.some(([key]) => key === `${layout}.fsdp`)
  const zero = stage ?? (word && inWord >= 1 && !isSharded ? { ...word, value: inWord } : undefined)
  for (const [key, fact] of [...degrees, [`${layout}.zero`, zero] as const]) taking.offer(key, fact)
  // Sequence parallelism needs a tensor degree, and means nothing without it.
  if (sequence?.value === true && degrees.some(([key]) => key === `${layout}.tensor`))
    taking.offer(`${layout}.sequence`, sequence)
}

/** Whether the count is undeclared, and the listed files state one for this kind. */
function isCountOpen({ hardware }: JobDeclaration, { count, countedKind }: EvidenceFacts): boolean {
  const name = resolveAccelerator(hardware?.accelerator ?? '')
  const isSaid = [
    hardware?.nodes,
    hardware?.slices,
    hardware?.machine,
    hardware?.topology,
    name?.count,
    name?.slice,
  ].some((value) => value !== undefined)
  return count?.isStated === true && !isSaid && name?.candidates.some(({ kind }) => kind === countedKind) === true
}

/** The largest number; for words the first, which cannot be ranked. */
function largestOf(statements: Statements): Pick<Fact<Setting>, 'value' | 'places'> | undefined {
  const sizeOf = ({ value }: Statement<Setting>): number =>
    typeof value === 'string' ? (resolveModel(value)?.parameters ?? sizeInName(value) ?? 0) : Number(value)
  const [largest] = statements.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return largest && { value: largest.value, places: [largest.observation.place] }
}

const placesOf = ([key, statements]: readonly [string, Statements]) => ({
  path: key.split('.'),
  values: statements.map(({ value, observation: { place } }) => ({ value, from: place.path, line: place.line })),
})

const withOthers = (taken: TakenValue, stated: TakenValue['over'] = []): TakenValue => {
  const over = stated.filter(({ value }) => value !== taken.value)
  return over.length === 0 ? taken : { ...taken, over }
}

/** Sizes in a `config.json` are read later, when the repository is available. */
const completedBy = (declared: JobDeclaration, models: LockedModels): JobDeclaration =>
  declared.model?.config === undefined ? completed(declared, lockedModelOf(declared, models)).declaration : declared

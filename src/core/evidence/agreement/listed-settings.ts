import { resolveModel } from '../../catalog/models/model-name.ts'
import { grouped } from '../../text/grouped.ts'
import type { AttributedObservation } from '../observation/attributed-observation.ts'
import type { Setting } from '../observation/observation.ts'
import { type Fact, factOf, observationsOf, type Statement, statementsOf } from './agreement.ts'

/** The training settings in a manifest's listed files, by manifest key. Listing a file makes them explicit. */
export interface ListedSettings {
  readonly stated: ReadonlyMap<string, Fact<Setting>>
  /** The settings on which files differ, with the first place of each value. */
  readonly disputed: ReadonlyMap<string, readonly Statement<Setting>[]>
  /** All values of settings that an option states, where a file states another. */
  readonly overridden: ReadonlyMap<string, readonly Statement<Setting>[]>
  /** The settings that an option leaves open, whatever a configuration says. */
  readonly leftOpen: ReadonlySet<string>
  /** The settings on which the files agree that the listed ones start, where these say nothing, and in their environment. */
  readonly started: ReadonlyMap<string, Fact<Setting>>
  /** Defaults on which the files agree, for settings that no file states. */
  readonly byDefault: ReadonlyMap<string, DefaultFact>
}

export interface DefaultFact extends Fact<Setting> {
  /** The program whose documented default it is; absent for an option's own. */
  readonly program?: string
}

/** Undefined if no listed file has settings. */
export function listedSettings(attributed: readonly AttributedObservation[]): ListedSettings | undefined {
  const all = observationsOf(attributed, 'setting')
  const ofListed = all.filter(({ attribution }) => attribution === 'listed')
  const listed = ofListed.filter(({ observation }) => !observation.inEnvironment)
  const behind = [
    ...ofListed.filter(({ observation }) => observation.inEnvironment),
    ...all.filter(({ attribution }) => attribution === 'started'),
  ]
  if (listed.length + behind.length === 0) return undefined
  // A command's option overrides its configuration, even if its value is open.
  const isOpen = new Set(listed.flatMap(({ observation }) => (observation.isLeftOpen ? [observation.key] : [])))
  const { agreed: stated, disputed } = agreedAmong(
    listed.filter(({ observation: { key, byDefault } }) => !byDefault && !isOpen.has(key)),
  )
  const overridden = settledByOptions(listed, { agreed: stated, disputed })
  const left = listed.filter(({ observation: { key } }) => !stated.has(key) && !disputed.has(key))
  const own = agreedAmong(left.filter(({ observation }) => observation.byDefault === true && observation.value !== ''))
  const byDefault = new Map<string, DefaultFact>(own.agreed)
  // What an option of the script itself has comes first.
  const documented = left.filter(
    ({ observation: { key, byDefault } }) => typeof byDefault === 'string' && !isOpen.has(key),
  )
  for (const [key, fact] of agreedAmong(documented).agreed) {
    const program = documented.find(({ observation }) => observation.key === key)?.observation.byDefault
    if (!own.agreed.has(key) && !own.disputed.has(key)) byDefault.set(key, { ...fact, program: String(program) })
  }
  // DeepSpeed and FSDP keep a copy in another format, whichever file names them.
  if (['hardware.parallelism', 'hardware.parallelism.zero'].some((key) => stated.has(key)))
    byDefault.delete('model.weights_precision')
  const method = stated.get('model.method')
  const weights = String(stated.get('model.weights_precision')?.value)
  if (method?.value === 'lora' && fourBit.includes(weights)) stated.set('model.method', { ...method, value: 'qlora' })
  const open = behind.filter(
    ({ observation: { key, byDefault } }) => !byDefault && !stated.has(key) && !disputed.has(key) && !isOpen.has(key),
  )
  return { stated, disputed, overridden, leftOpen: isOpen, started: agreedAmong(open).agreed, byDefault }
}

type Listed = ReturnType<typeof observationsOf<'setting'>>

/**
 * Settles disputes by the options of commands, if these agree: they override configurations. Returns all values of the
 * settled ones: another command, in a form that is not read, may start the configuration as it stands.
 */
function settledByOptions(
  listed: Listed,
  { agreed: stated, disputed }: ReturnType<typeof agreedAmong>,
): ListedSettings['overridden'] {
  const overridden = new Map<string, readonly Statement<Setting>[]>()
  const options = listed.filter(({ observation }) => observation.isOption)
  for (const [key, fact] of agreedAmong(options).agreed) {
    const statements = disputed.get(key)
    if (statements === undefined) continue
    disputed.delete(key)
    stated.set(key, fact)
    overridden.set(key, statements)
  }
  return overridden
}

function agreedAmong(seen: ReturnType<typeof observationsOf<'setting'>>) {
  const [agreed, disputed] = [new Map<string, Fact<Setting>>(), new Map<string, Statement<Setting>[]>()]
  for (const [key, own] of grouped(seen, ({ observation }) => observation.key)) {
    const statements = statementsOf(own, ({ observation }) => observation.value)
    const different = new Map(statements.toReversed().map((each) => [meaningOf(key, each.value), each]))
    const [only, another] = [...different.values()].reverse()
    if (another === undefined && only !== undefined)
      agreed.set(key, { ...factOf(only.value, statements), isStated: true })
    else disputed.set(key, [...different.values()].reverse())
  }
  return { agreed, disputed }
}

/** One file may name the adapter and another the weights: LoRA on weights of these formats is QLoRA. */
const fourBit = ['int4', 'nf4', 'fp4']

/** A key for comparing two values. A model's base and tuned names have the same meaning. */
export function meaningOf(key: string, value: Setting): string {
  const model = key === 'model.name' ? resolveModel(String(value)) : undefined
  return model?.id ?? JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
}

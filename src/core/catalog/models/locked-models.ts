import { once } from '../../text/once.ts'
import { amount } from '../../text/wording.ts'
import { type ModelShape, readModelConfig } from './model-config.ts'
import { withoutHost } from './model-index.ts'
import { resolveModel, sizeInName } from './model-name.ts'
import { type LockEntry, lockPath, readModelsLock } from './models-lock.ts'

/** What a file of the repository says about a model's size. */
export interface SizedModel extends Partial<Pick<ModelShape, 'parameters' | 'activeParameters' | 'experts'>> {
  /** Undefined if only the size is known. */
  readonly shape?: ModelShape
  /** The start of a sentence about the model: "X has". */
  readonly about: string
  /** An assumption to report wherever the size is used. */
  readonly assumption?: string
  /** Why the file does not determine the size. */
  readonly problem?: string
  /** The size on the base, if it differs: under a lock the larger one applies. */
  readonly former?: Pick<SizedModel, 'parameters' | 'activeParameters' | 'experts' | 'shape'>
}

/** Looks up a model outside the catalog; undefined if the repository has not locked it. */
export type LockedModels = (name: string) => SizedModel | undefined

export const noLockedModels: LockedModels = () => undefined

type TextOf = (path: string) => string | undefined
type Entries = ReadonlyMap<string, SizedModel> | { readonly problem: string }

/** The models in a repository's lock file. `then` reads the repository at the base. */
export function lockedModels(now: TextOf, then?: TextOf): LockedModels {
  const [text, former] = [now(lockPath), then?.(lockPath)]
  // Most repositories have none; sharing one object keeps their manifests cached.
  if (text === undefined && former === undefined) return noLockedModels
  const entriesNow = once(() => entriesOf(text))
  const entriesThen = once(() => entriesOf(former))
  return (name) => {
    const id = withoutHost(name.trim()).toLowerCase()
    if (resolveModel(name) !== undefined) return undefined
    const is = modelIn(entriesNow(), id)
    const was = then && modelIn(entriesThen(), id)
    if (is === undefined && was === undefined) return undefined
    const parameters = sizeInName(name)
    const ofName: SizedModel = { ...(parameters !== undefined && { parameters }), about: `the name ${name} says` }
    const model = is?.parameters === undefined ? { ...is, ...ofName } : is
    const former = was?.parameters === undefined ? ofName : was
    const isSame = former.parameters === model.parameters && former.activeParameters === model.activeParameters
    return then === undefined || isSame ? model : { ...model, former }
  }
}

function modelIn(entries: Entries, id: string): SizedModel | undefined {
  return 'problem' in entries ? { about: '', ...entries } : entries.get(id)
}

function entriesOf(text: string | undefined): Entries {
  if (text === undefined) return new Map()
  const read = readModelsLock(text)
  if (!read.ok) return read
  return new Map(Object.entries(read.models).map(([id, entry]) => [id.toLowerCase(), sizedModel(id, entry)]))
}

/** A shape has fewer parameters than the weights if it omits parts, and more if weights are shared. */
const mostDifference = 0.2

/** A lock file's entry as a sized model. */
export function sizedModel(id: string, { revision, config, weights }: LockEntry): SizedModel {
  const read = readModelConfig(config.values)
  const stored = weights?.parameters
  const about = `${id} has`
  const words = (parameters: number): string =>
    `${amount(parameters)} parameters, of ${id} at ${revision.slice(0, 7)} (${lockPath})`
  if (!read.ok)
    return stored === undefined
      ? { about, problem: read.problem }
      : { about, parameters: stored, assumption: words(stored) }
  const { parameters, isTextOnly } = read.model
  if (stored !== undefined && !isTextOnly && Math.abs(parameters - stored) > mostDifference * stored)
    return {
      about,
      problem: `its config.json describes ${amount(parameters)} parameters, but its weights have ${amount(stored)}.`,
    }
  return { about, ...sizesOf(read.model), shape: read.model, assumption: words(parameters) }
}

/** The sizes in a shape. */
export const sizesOf = ({ parameters, activeParameters, experts }: ModelShape) => ({
  parameters,
  activeParameters,
  ...(experts !== undefined && { experts }),
})

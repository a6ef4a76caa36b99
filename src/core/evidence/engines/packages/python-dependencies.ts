import { companions, frameworks } from '../../../catalog/frameworks.ts'
import type { Certainty, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { type PackageMeaning, packageMeaning, type Stack } from './packages.ts'
import { buildStack, type Condition, condition, type Requirement } from './python-requirement.ts'

/** A dependency that a file declares, wherever it is written there. */
export interface Dependency extends Requirement {
  readonly line: number
  /** The extra, group or stage that it belongs to, where it is not a plain dependency. */
  readonly group?: string
  /** True where an installation may go without it. */
  readonly optional: boolean
  readonly from?: 'conda'
}

/** An index or a page of wheels that is built for one stack. */
export interface WheelSource {
  readonly address: string
  readonly line: number
  readonly group?: string
  readonly optional: boolean
}

export interface Declared {
  readonly dependencies: readonly Dependency[]
  readonly sources: readonly WheelSource[]
  /** True where the file includes another one, which may name the framework that counts. */
  readonly includes?: boolean
}

const developmentGroup =
  /^(?:dev|develop|development|test|tests|testing|unit-?tests?|doc|docs|documentation|lint|linting|format|style|typing|types|type-?check|mypy|quality|ci|pre-?commit|notebooks?|examples?|benchmarks?|bench|all|full|release|build|publish)$/

/** Whether a group of dependencies serves those who work on the project, not those who run it. */
export const isDevelopmentGroup = (group: string): boolean =>
  developmentGroup.test(group.toLowerCase().replace(/_/g, '-'))

/** Frameworks that compare or export beside another one. */
const besides: ReadonlySet<string> = new Set([...companions, 'xgboost', 'lightgbm'])

interface Understood {
  readonly dependency: Dependency
  readonly meaning: PackageMeaning
  readonly stack?: Stack
  readonly when: Condition
}

/**
 * What the dependencies of one file tell together. One framework that outweighs the others is stated; where several
 * stand side by side, each is suggested.
 */
export function observeDependencies(path: string, declared: Declared): readonly Observation[] {
  const understood = declared.dependencies.flatMap(understand)
  const observations = new ObservationList()
  observeFrameworks(path, understood, declared, observations)
  observeLibraries(path, understood, observations)
  observeStacks(path, understood, declared, observations)
  observeOthers(path, understood, observations)
  return observations.list()
}

function understand(dependency: Dependency): Understood[] {
  const { name, extras, build, marker } = dependency
  const meaning = packageMeaning(name, extras)
  if (meaning === undefined) return []
  const stack = (build === undefined ? undefined : buildStack(build)) ?? meaning.stack
  return [{ dependency, meaning, ...(stack !== undefined && { stack }), when: condition(marker) }]
}

function observeFrameworks(
  path: string,
  all: readonly Understood[],
  declared: Declared,
  observations: ObservationList,
): void {
  const main = all.filter(({ dependency }) => !isForDevelopment(dependency))
  const plain = main.filter(isPlain)
  const weights = weigh(plain.some(({ meaning }) => frameworkOf(meaning) !== undefined) ? plain : main)
  const leader = declared.includes === true && weights.size > 1 ? undefined : leading(weights)
  const explicit = explicitFamilies(main)
  const hasMain = [...weights.keys()].some((family) => !besides.has(family))
  for (const { dependency, meaning, stack, when } of main) {
    const framework = frameworkOf(meaning)
    if (framework === undefined) continue
    const family = familyOf(framework)
    // What other packages need is of no weight beside a framework that is named.
    if (meaning.framework === undefined && [...explicit].some((named) => !besides.has(named))) continue
    if (hasMain && besides.has(family)) continue
    if (isHost({ meaning, stack }) && weights.size > 1 && family !== leader) continue
    const firm =
      meaning.framework !== undefined && !isHost({ meaning, stack }) && !dependency.optional && when !== 'extra'
    observations.add({
      what: 'framework',
      framework,
      how: 'installed',
      place: { path, line: dependency.line },
      certainty: certain(firm && family === leader),
      ...jobOf(dependency),
      ...(meaning.framework !== undefined && dependency.version !== undefined && { version: dependency.version }),
    })
  }
}

/** A framework's processor build feeds data to another framework as often as it trains. */
const isHost = ({
  meaning,
  stack,
}: {
  readonly meaning: PackageMeaning
  readonly stack?: Stack | undefined
}): boolean => meaning.framework !== undefined && stack === 'cpu'

const families: ReadonlyMap<string, string> = new Map(frameworks.map(({ id, family }) => [id, family]))
const familyOf = (framework: string): string => families.get(framework) ?? framework
const frameworkOf = ({ framework, implies }: PackageMeaning): string | undefined => framework ?? implies
const isForDevelopment = ({ group }: Dependency): boolean => group !== undefined && isDevelopmentGroup(group)
const isPlain = ({ dependency }: Understood): boolean => !dependency.optional

const explicitFamilies = (all: readonly Understood[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ meaning }) => (meaning.framework === undefined ? [] : [familyOf(meaning.framework)])))

/** How much speaks for each family. */
function weigh(all: readonly Understood[]): Map<string, number> {
  const weights = new Map<string, number>()
  const counted = new Set<string>()
  for (const { dependency, meaning, stack } of all) {
    const framework = frameworkOf(meaning)
    const key = meaning.framework ?? dependency.name
    if (framework === undefined || counted.has(key)) continue
    counted.add(key)
    const family = familyOf(framework)
    weights.set(family, (weights.get(family) ?? 0) + weightOf(meaning, family, stack))
  }
  return weights
}

/**
 * PyTorch and TensorFlow stand in many a list to load data or weights for another framework; nobody lists the others
 * without training in them, least of all in a build for an accelerator.
 */
function weightOf(meaning: PackageMeaning, family: string, stack: Stack | undefined): number {
  const usual = family === 'pytorch' || family === 'tensorflow'
  const hardware = stack === undefined || stack === 'cpu' ? 0 : family === 'pytorch' ? 0.5 : 1
  if (meaning.framework === undefined) {
    return hardware + (meaning.library !== undefined && meaning.library !== 'torchvision' ? 1 : 0.25)
  }
  if (isHost({ meaning, stack })) return 0.5
  return hardware + (usual || besides.has(family) ? 1 : family === 'jax' ? 1.25 : 2.5)
}

/** The family that outweighs all others; those that only stand beside one count where there is no other. */
function leading(weights: ReadonlyMap<string, number>): string | undefined {
  const main = [...weights].filter(([family]) => !besides.has(family))
  const [first, second] = (main.length > 0 ? main : [...weights]).sort(([, one], [, other]) => other - one)
  return first === undefined || first[1] === second?.[1] ? undefined : first[0]
}

function observeLibraries(path: string, all: readonly Understood[], observations: ObservationList): void {
  const frozen = all.some(({ meaning }) => meaning.resolved === true)
  for (const { dependency, meaning, when } of all) {
    // A frozen list holds Triton because PyTorch brings it, not because the project asks for it.
    if (frozen && dependency.name === 'triton') continue
    for (const library of [
      ...(meaning.library === undefined ? [] : [meaning.library]),
      ...(meaning.alsoLibraries ?? []),
    ]) {
      const certain = !dependency.optional && when === 'always'
      observations.add({
        what: 'library',
        library,
        how: 'installed',
        place: { path, line: dependency.line },
        certainty: certain ? 'states' : 'suggests',
        ...jobOf(dependency),
        ...(!certain && { optional: true }),
      })
    }
  }
}

interface FoundStack {
  readonly stack: Stack
  readonly line: number
  readonly certainty: Certainty
  readonly group?: string
  /** A wheel that comes along with PyTorch. */
  readonly resolved?: boolean
}

/** Chips that no stack stands for, where nothing else is installed for another. */
function observeOthers(path: string, all: readonly Understood[], observations: ObservationList): void {
  if (all.some(({ stack }) => stack !== undefined && stack !== 'cpu')) return
  for (const { dependency, meaning, when } of all) {
    if (meaning.otherAccelerator !== true || dependency.optional || when === 'elsewhere' || when === 'extra') continue
    const place = { path, line: dependency.line }
    observations.add({ what: 'accelerator', kind: 'other', place, certainty: 'suggests', ...jobOf(dependency) })
    return
  }
}

function observeStacks(
  path: string,
  all: readonly Understood[],
  declared: Declared,
  observations: ObservationList,
): void {
  const found: FoundStack[] = []
  for (const { dependency, meaning, stack, when } of all) {
    if (stack === undefined || when === 'elsewhere' || isForDevelopment(dependency)) continue
    const resolved = meaning.resolved === true
    const states = !dependency.optional && when !== 'extra' && !resolved
    found.push({ stack, line: dependency.line, certainty: certain(states), ...groupOf(dependency), resolved })
  }
  // An index says what is installed only where something is installed from it.
  const anchored = all.some(({ dependency, meaning }) => !dependency.optional && meaning.framework !== undefined)
  for (const source of declared.sources) {
    const stack = buildStack(source.address)
    if (stack === undefined || (source.group !== undefined && isDevelopmentGroup(source.group))) continue
    const states = anchored && !source.optional && (stack === 'cuda' || stack === 'rocm' || stack === 'cpu')
    found.push({ stack, line: source.line, certainty: certain(states), ...groupOf(source) })
  }
  const others = new Set(found.map(({ stack }) => stack))
  // The processor's build stands beside another stack, or another framework, to serve it.
  const hosts = explicitFamilies(all).size > 1 || others.size > 1
  const foreign = found.some(({ stack }) => stack !== 'cuda' && stack !== 'cpu')
  // PyTorch/XLA brings a client of TPUs along wherever it runs.
  const isNeuron = found.some(({ stack, group }) => stack === 'neuron' && group === undefined)
  for (const { stack, line, certainty, group, resolved } of found) {
    if ((stack === 'cpu' && hosts) || (resolved === true && foreign)) continue
    if (stack === 'tpu' && isNeuron && group === undefined) continue
    observations.add({
      what: 'stack',
      stack,
      place: { path, line },
      certainty,
      ...(group !== undefined && { job: group }),
    })
  }
}

const certain = (states: boolean): Certainty => (states ? 'states' : 'suggests')
const groupOf = ({ group }: { readonly group?: string }): { group?: string } => (group === undefined ? {} : { group })
const jobOf = ({ group }: Dependency): { job?: string } => (group === undefined ? {} : { job: group })

import { resolveFramework, standsBeside } from '../../../catalog/software/frameworks.ts'
import type { Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import { isSideGroup } from './file-role.ts'
import type { PackageMeaning, Stack } from './known-packages.ts'
import { packageMeaning } from './packages.ts'
import { buildStack, type Condition, condition, type Dependency } from './python-requirement.ts'

interface Understood {
  readonly dependency: Dependency
  readonly meaning: PackageMeaning
  /** The family of the framework that it is or implies. */
  readonly family?: string | undefined
  readonly stack?: Stack | undefined
  readonly when: Condition
  /** Whether every installation includes it. */
  readonly isPlain: boolean
}

/**
 * What the dependencies of one file show together. A framework that outweighs the others is stated. All are suggested
 * if none does, or if the file `includes` another list.
 */
export function observeDependencies(
  path: string,
  dependencies: readonly Dependency[],
  includes = false,
): readonly Observation[] {
  const all = dependencies.flatMap(understand)
  const said = [
    ...frameworksOf(all, includes),
    ...librariesOf(all),
    ...stacksOf(all),
    ...othersOf(all),
    ...releasesOf(all, path),
  ]
  return withoutRepeats(
    said.map(({ dependency: { line, group }, isCertain, ...seen }) => {
      const certainty = isCertain ? 'states' : 'suggests'
      return { ...seen, place: { path, line }, certainty, ...(group !== undefined && { job: group }) }
    }),
  )
}

/** An observation without the parts that come from its dependency. */
type Said<What extends Observation['what']> = Omit<
  Extract<Observation, { what: What }>,
  'place' | 'certainty' | 'job'
> & {
  readonly dependency: Dependency
  readonly isCertain: boolean
}

function understand(dependency: Dependency): Understood[] {
  const { name, extras, build, marker, group, optional } = dependency
  const meaning = name === '' ? {} : packageMeaning(name, extras)
  if (meaning === undefined || (group !== undefined && isSideGroup(group) && meaning.library === undefined)) return []
  const framework = meaning.framework ?? meaning.implies
  const family = framework === undefined ? undefined : (resolveFramework(framework)?.family ?? framework)
  const stack = (build === undefined ? undefined : buildStack(build)) ?? meaning.stack
  const when = condition(marker)
  return [{ dependency, meaning, family, stack, when, isPlain: !optional && when !== 'extra' }]
}

const isAside = ({ dependency: { group } }: Understood): boolean => group !== undefined && isSideGroup(group)

function frameworksOf(all: readonly Understood[], includes: boolean): Said<'framework'>[] {
  const named = all.filter((each) => each.family !== undefined && !isAside(each))
  const main = named.filter((each) => !standsBeside(each.family ?? ''))
  const explicit = main.filter(({ meaning }) => meaning.framework !== undefined)
  // An explicit framework overrides those that other packages require.
  const counted = [explicit, main, named].find(({ length }) => length > 0) ?? []
  const families = new Set(counted.map(({ family }) => family))
  const leader = leading(
    named.filter(({ dependency }) => !dependency.optional),
    named,
    includes,
  )
  return counted.flatMap(({ dependency, meaning, family, stack, isPlain }) => {
    // A CPU build provides data for another framework, and so does TensorFlow next to JAX.
    if (families.size > 1 && (stack === 'cpu' || (family === 'tensorflow' && families.has('jax') && !stack))) return []
    const { framework, implies } = meaning
    const isCertain = framework !== undefined && meaning.stack !== 'cpu' && isPlain && family === leader
    const version = framework === undefined ? undefined : dependency.version
    const id = framework ?? implies ?? ''
    return [{ what: 'framework', framework: id, how: 'installed', dependency, isCertain, ...(version && { version }) }]
  })
}

/** The family that outweighs all others. Companions count only without any other. */
function leading(plain: readonly Understood[], all: readonly Understood[], includes: boolean): string | undefined {
  const weights = new Map<string, number>()
  const counted = new Set<string>()
  for (const { dependency, meaning, family = '', stack } of plain.length > 0 ? plain : all) {
    const key = meaning.framework ?? dependency.name
    if (counted.has(key)) continue
    counted.add(key)
    weights.set(family, (weights.get(family) ?? 0) + weightOf(meaning, family, stack))
  }
  if (includes && weights.size > 1) return undefined
  const main = [...weights].filter(([family]) => !standsBeside(family))
  const [first, second] = (main.length > 0 ? main : [...weights]).sort(([, one], [, other]) => other - one)
  return first === undefined || first[1] === second?.[1] ? undefined : first[0]
}

/**
 * Many lists include PyTorch or TensorFlow to load data or weights for another framework. The others are listed only to
 * train in them, especially in an accelerator build.
 */
function weightOf(meaning: PackageMeaning, family: string, stack: Stack | undefined): number {
  if (meaning.framework !== undefined && stack === 'cpu') return 0.5
  const hardware = stack === undefined || stack === 'cpu' ? 0 : family === 'pytorch' ? 0.5 : 1
  if (meaning.framework === undefined)
    return hardware + (meaning.library !== undefined && meaning.library !== 'torchvision' ? 1 : 0.25)
  const usual = family === 'pytorch' || family === 'tensorflow' || standsBeside(family)
  return hardware + (usual ? 1 : family === 'jax' ? 1.25 : 2.5)
}

function librariesOf(all: readonly Understood[]): Said<'library'>[] {
  const frozen = all.some(({ meaning }) => meaning.resolved)
  return all.flatMap(({ dependency, meaning: { library, alsoLibraries = [] }, when }) => {
    // A frozen list contains Triton because PyTorch installs it, not because the project requires it.
    if (frozen && dependency.name === 'triton') return []
    const isCertain = !dependency.optional && when === 'always'
    const optional = isCertain ? {} : { optional: true }
    return [...(library === undefined ? [] : [library]), ...alsoLibraries].map(
      (id) => ({ what: 'library', library: id, how: 'installed', dependency, isCertain, ...optional }) as const,
    )
  })
}

function stacksOf(all: readonly Understood[]): Said<'stack'>[] {
  const own = all.filter((each) => each.stack !== undefined && each.when !== 'elsewhere' && !isAside(each))
  const named = all.filter(({ meaning }) => meaning.framework !== undefined)
  // An index counts only if a package is installed from it.
  const isAnchored = named.some(({ dependency }) => !dependency.optional)
  const stacks = new Set(own.map(({ stack }) => stack))
  // A CPU build next to another stack or framework serves that one.
  const hosts = stacks.size > 1 || new Set(named.map(({ family }) => family)).size > 1
  const isForeign = [...stacks].some((stack) => stack !== 'cuda' && stack !== 'cpu')
  // PyTorch/XLA always installs a TPU client.
  const isNeuron = own.some(({ stack, dependency }) => stack === 'neuron' && dependency.group === undefined)
  // Packages come before the index that provides them.
  const inOrder = [true, false].flatMap((isPackage) =>
    own.filter(({ dependency }) => (dependency.name !== '') === isPackage),
  )
  return inOrder.flatMap(({ stack = 'cpu', dependency, meaning, isPlain }) => {
    if ((stack === 'cpu' && hosts) || (meaning.resolved && isForeign)) return []
    if (stack === 'tpu' && isNeuron && dependency.group === undefined) return []
    const anchored = isAnchored && ['cuda', 'rocm', 'cpu'].includes(stack)
    const isCertain = isPlain && !meaning.resolved && (dependency.name !== '' || anchored)
    return [{ what: 'stack', stack, dependency, isCertain }]
  })
}

/** Version ranges of frameworks, and the toolkit of PyTorch's index. Certain if nothing else can be installed. */
function releasesOf(all: readonly Understood[], path: string): Said<'release'>[] {
  const plain = all.filter(({ isPlain, when }) => isPlain && when === 'always')
  const bounded = plain.flatMap(({ dependency, meaning: { framework } }): Said<'release'>[] => {
    const { range, version } = dependency
    const isOpen = range === undefined || !/<|~|\^/.test(range) || (version !== undefined && !/^[~^]/.test(range))
    // Lightning's range says nothing about PyTorch.
    if (framework === undefined || isOpen || resolveFramework(framework)?.family !== framework) return []
    return [{ what: 'release', software: framework, how: 'bounded', version: range, dependency, isCertain: true }]
  })
  // With conda packages, a pip index may not be PyTorch's.
  const named = !/\.ya?ml$/.test(path) && plain.some(({ meaning }) => meaning.framework === 'pytorch')
  const built = plain.flatMap(({ dependency }): Said<'release'>[] => {
    const [, cuda] =
      /pytorch\.org\/whl\/(cu\d{2,3})\/?$/.exec(dependency.name === '' ? (dependency.build ?? '') : '') ?? []
    if (cuda === undefined || !named) return []
    const isCertain = dependency.isOnlyIndex === true
    return [{ what: 'release', software: 'pytorch', how: 'built', version: `+${cuda}`, dependency, isCertain }]
  })
  return [...bounded, ...built]
}

/** Chips without a stack, if nothing is installed for another one. */
function othersOf(all: readonly Understood[]): Said<'accelerator'>[] {
  if (all.some(({ stack }) => stack !== undefined && stack !== 'cpu')) return []
  const found = all.find(({ meaning, isPlain, when }) => meaning.otherAccelerator && isPlain && when !== 'elsewhere')
  return found === undefined
    ? []
    : [{ what: 'accelerator', kind: 'other', dependency: found.dependency, isCertain: false }]
}

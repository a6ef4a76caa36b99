import { resolveFramework } from '../../catalog/software/frameworks.ts'
import type { AttributedObservation } from '../observation/attributed-observation.ts'
import { type SoftwareStack, softwareStacks } from '../observation/software-stacks.ts'
import { type Ambiguity, agreed, type Fact, observationsOf, type Statement, statementsOf } from './agreement.ts'
import { isTrainingFramework } from './job-frameworks.ts'

const dependencyFile =
  /(?:^|\/)(?:[^/]*requirements[^/]*\.(?:txt|in)|requirements\/[^/]*|pyproject\.toml|setup\.(?:py|cfg)|pipfile|pixi\.[a-z]+|[^/]*(?:environment|conda|env)[^/]*\.ya?ml|[^/]*\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf|mk)(?:\.\w+)?|(?:gnu)?makefile)$/i

export function stacksOf(attributed: readonly AttributedObservation[], ambiguities: Ambiguity[]) {
  const seen = observationsOf(attributed, 'stack')
  const stacks = statementsOf(seen, ({ observation }) => softwareStacks[observation.stack])
  const isDependency = ({ observation }: Statement<unknown>): boolean => dependencyFile.test(observation.place.path)
  // A CPU build accompanies every other stack, for data loading or tests.
  const real = stacks.filter(({ value }) => value.backEnd !== undefined)
  const architectures = statementsOf(seen, ({ observation }) => observation.architecture)
  const dependencies = real.filter(isDependency)
  const stated = dependencies.filter(({ observation }) => observation.certainty === 'states')
  const installed = stated.length > 0 ? stated : dependencies.filter(isFrozen)
  const dependencyStack = agreed('stack of the dependencies', installed, ({ id }) => id, ambiguities)
  return {
    dependencyStack,
    dependencyFamilies: dependencyStack && familiesWith(dependencyStack, attributed),
    imageStack: agreed(
      'stack of the images',
      real.filter((one) => !isDependency(one)),
      ({ id }) => id,
      ambiguities,
    ),
    imageArchitecture: agreed('architecture of the images', architectures, String, ambiguities),
  }
}

/** A list frozen from an environment: everything in it is installed, for the hardware of that environment. */
const isFrozen = ({ observation, value }: Statement<SoftwareStack>): boolean =>
  value.id === 'cuda' && observation.job === undefined && frozenFile.test(observation.place.path)

const frozenFile = /(?:^|\/)(?:[^/]*requirements[^/]*\.txt|[^/]*(?:environment|conda|env)[^/]*\.ya?ml)$/i

/** The training frameworks that the stack's files install. The stack applies only to jobs in these. */
function familiesWith(stack: Fact<SoftwareStack>, attributed: readonly AttributedObservation[]): string[] {
  const files = new Set(stack.places.map(({ path }) => path))
  const families = observationsOf(attributed, 'framework').flatMap(({ observation }) => {
    const framework = files.has(observation.place.path) ? resolveFramework(observation.framework) : undefined
    return framework && isTrainingFramework({ id: framework.family }) ? [framework.family] : []
  })
  // A stack that only came with PyTorch does not apply to jobs in other frameworks.
  if (!stack.isStated && families.includes('pytorch')) return ['pytorch']
  return [...new Set(families)].sort()
}

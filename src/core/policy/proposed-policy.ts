import type { PolicyFiles, Unavailable } from './layers/policy-reading.ts'
import { presetNames } from './layers/presets.ts'
import { readReference } from './layers/reference.ts'
import type { Origin } from './origin.ts'
import type { PolicyProblem } from './unusable-policy.ts'

/**
 * What a proposed policy may have read, and what may be repeated of it. The token of a run reads for its owner: whoever
 * proposes a policy could name any repository that the token can read, and any file of it, to see its words in the log.
 */
export class ProposalBounds {
  readonly #repositories: ReadonlySet<string>
  readonly #files: ReadonlySet<string>

  /** `files`: what the policy of the base, or the workflow, names and reads. */
  constructor(files: readonly string[]) {
    this.#files = new Set([...files, ...presetNames])
    this.#repositories = new Set(files.flatMap(repositoryOf))
  }

  /** The same files, of other repositories only those that are named already. */
  bounded({ own, remote }: PolicyFiles): PolicyFiles {
    return {
      own,
      remote: async (repository, path, ref) =>
        this.#repositories.has(repository.toLowerCase())
          ? remote(repository, path, ref)
          : notBeforeMerging(`${repository}/${path}@${ref}`),
    }
  }

  /** Whether words that stand there may be repeated: in the repository, or where the policy is that counts anyway. */
  mayQuote = ({ file, isLocal }: Pick<Origin, 'file' | 'isLocal'>): boolean => isLocal || this.#files.has(file)

  /** The problem in words that repeat nothing from elsewhere. `isAlone`: only this repository's files were read. */
  quoted(problem: PolicyProblem, isAlone: boolean): PolicyProblem {
    const { origin, isPending, isReading } = problem
    // What a file says of itself is about that file alone; what comes of laying them over each other is about all.
    if (this.mayQuote(origin) && (isAlone || isReading)) return problem
    if (isPending) return { ...unread, origin, isPending }
    const place = this.mayQuote(origin) ? 'What stands here' : 'A file of another repository that it extends'
    return {
      message: `${place} cannot be used with the rest of the policy.`,
      remedy: 'Run `accelerator-review policy` where you may read all of it; it says what is wrong.',
      origin,
    }
  }
}

const repositoryOf = (file: string): string[] => {
  const reference = readReference(file, '')
  return reference.type === 'remote' ? [reference.repository.toLowerCase()] : []
}

const remedy = 'It takes effect after merging; until then the policy of the base branch counts.'
const why = 'of a repository that neither the policy of the base branch nor the workflow names, so it was not read'
const unread = { message: `It extends a file that extends one ${why}.`, remedy }

const notBeforeMerging = (file: string): Unavailable => ({
  message: `It extends \`${file}\`, ${why}.`,
  remedy,
  isPending: true,
})

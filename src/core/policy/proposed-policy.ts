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
    const place = this.mayQuote(origin) ? 'This entry' : 'A file of another repository that it extends'
    return {
      message: `${place} contradicts the rest of the policy.`,
      remedy: 'Run `accelerator-review policy` where you can read all of it, to see the mistake.',
      origin,
    }
  }
}

const repositoryOf = (file: string): string[] => {
  const reference = readReference(file, '')
  return reference.type === 'remote' ? [reference.repository.toLowerCase()] : []
}

/** The remedy for what is proposed and not merged. */
export const notInForce = 'Merge the change to apply it; until then the policy of the base branch applies.'
const why = 'from a repository that neither the policy of the base branch nor the workflow names, so it was not read'
const unread = { message: `The proposed policy extends a file that extends one ${why}.`, remedy: notInForce }

const notBeforeMerging = (file: string): Unavailable => ({
  message: `The proposed policy extends \`${file}\`, ${why}.`,
  remedy: notInForce,
  isPending: true,
})

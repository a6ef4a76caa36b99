import type { PolicyFiles, Unavailable } from './layers/policy-reading.ts'
import { presetNames } from './layers/presets.ts'
import { readReference } from './layers/reference.ts'
import type { Origin } from './origin.ts'
import type { PolicyProblem } from './unusable-policy.ts'

/**
 * Limits what a proposed policy may read, and what may be quoted from it. A run's token has its owner's access: without
 * limits, anybody could propose a policy that names any file the token can read, and see its content in the log.
 */
export class ProposalBounds {
  readonly #repositories: ReadonlySet<string>
  readonly #files: ReadonlySet<string>

  /** `files`: the files that the base branch's policy or the workflow reads. */
  constructor(files: readonly string[]) {
    this.#files = new Set([...files, ...presetNames])
    this.#repositories = new Set(files.flatMap(repositoryOf))
  }

  /** The same files, but from other repositories only if these are already named. */
  bounded({ own, remote }: PolicyFiles): PolicyFiles {
    return {
      own,
      remote: async (repository, path, ref) =>
        this.#repositories.has(repository.toLowerCase())
          ? remote(repository, path, ref)
          : notBeforeMerging(`${repository}/${path}@${ref}`),
    }
  }

  /** Whether text at a place may be quoted: in the repository, or in a policy that applies anyway. */
  mayQuote = ({ file, isLocal }: Pick<Origin, 'file' | 'isLocal'>): boolean => isLocal || this.#files.has(file)

  /** The problem without quotes from other repositories. `isAlone`: only this repository's files were read. */
  quoted(problem: PolicyProblem, isAlone: boolean): PolicyProblem {
    const { origin, isPending, isReading } = problem
    // A problem found while reading concerns its file alone. One found while merging concerns all files.
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

/** The remedy for unmerged changes. */
export const notInForce = 'Merge the change to apply it; until then the policy of the base branch applies.'
const why = 'from a repository that neither the policy of the base branch nor the workflow names, so it was not read'
const unread = { message: `The proposed policy extends a file that extends one ${why}.`, remedy: notInForce }

const notBeforeMerging = (file: string): Unavailable => ({
  message: `The proposed policy extends \`${file}\`, ${why}.`,
  remedy: notInForce,
  isPending: true,
})

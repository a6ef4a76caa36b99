import { UnusableInput } from '../../core/finding/unusable-input.ts'
import type { Unavailable } from '../../core/policy/layers/policy-reading.ts'
import { isCommit } from '../../core/policy/layers/reference.ts'
import { commitOf } from '../run/git/git.ts'
import type { Base } from '../run/policy-files.ts'
import type { Host } from './host.ts'
import type { Inputs } from './inputs.ts'

/** A change named by the workflow, for events without one. */
export interface NamedChange {
  readonly base: Base
  /** The checked-out commit. */
  readonly head?: string
}

type Asking = Pick<Host, 'event' | 'workspace' | 'contents' | 'base'>

/**
 * The change that `base-ref` and `head-ref` name, as branches or commits. Undefined if they are not set, or if the
 * event has a base, which inputs must not replace. Throws {@link UnusableInput} for an unknown name, and for a head
 * that is not checked out.
 */
export async function namedChange(
  host: Asking,
  { baseRef, headRef }: Pick<Inputs, 'baseRef' | 'headRef'>,
  note: (text: string) => void,
): Promise<NamedChange | undefined> {
  if (baseRef === undefined) {
    if (headRef === undefined) return undefined
    throw new UnusableInput('The input head-ref needs base-ref, with which it is compared.')
  }
  if (host.base !== undefined) {
    note('The inputs base-ref and head-ref are not used: the event names the base.')
    return undefined
  }
  const commit = await commitNamed(host, 'base-ref', baseRef)
  const base = { commit, repository: host.event.repository ?? '' }
  if (headRef === undefined) return { base }
  const head = await commitNamed(host, 'head-ref', headRef)
  if (commitOf(host.workspace, 'HEAD') === head) return { base, head }
  throw new UnusableInput(`The input head-ref names ${head.slice(0, 12)}, which is not checked out.`)
}

async function commitNamed(asking: Asking, input: string, name: string): Promise<string> {
  // If the checkout lacks the commit, GitHub is asked by its SHA.
  if (isCommit(name)) return name
  const tip = await branchTip(asking, name.replace(/^refs\/heads\//, ''))
  if (typeof tip === 'string') return tip
  const why = tip?.message ?? 'Fetch it (fetch-depth: 0), or give the step a token.'
  throw new UnusableInput(`The input ${input} names ${name}, which is not known. ${why}`)
}

/** The tip of a branch, from the checkout or GitHub. Otherwise the reason, or undefined if GitHub cannot be asked. */
export async function branchTip(
  { event, workspace, contents }: Pick<Asking, 'event' | 'workspace' | 'contents'>,
  branch: string,
): Promise<string | Unavailable | undefined> {
  const here = commitOf(workspace, `refs/remotes/origin/${branch}`)
  if (here !== undefined || event.repository === undefined) return here
  return contents?.branchCommit(event.repository, branch)
}

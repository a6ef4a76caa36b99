import { context } from '@actions/github'
import { uriPath } from './encode.ts'

/**
 * The address below which the checked files can be seen, or nothing where the event does not tell. On a pull request it
 * is the head commit: the merge commit that is checked out vanishes.
 */
export function checkedFilesUrl(): string | undefined {
  const head = context.payload.pull_request?.['head']?.sha
  const sha = typeof head === 'string' ? head : context.sha
  const repository = process.env['GITHUB_REPOSITORY']
  if (!/^[0-9a-f]{40}$/.test(sha ?? '') || !repository) return undefined
  return `${context.serverUrl}/${uriPath(repository)}/blob/${sha}`
}

/** The address of this Action's own pages, at the version that runs. */
export function docsUrl(): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = process.env
  return repository && ref ? `${context.serverUrl}/${uriPath(repository)}/blob/${uriPath(ref)}` : undefined
}

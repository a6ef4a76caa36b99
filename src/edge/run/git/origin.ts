import type { ReportOrigin } from '../../../core/report/report.ts'
import { commitOf, remoteOf } from './git.ts'

/**
 * The repository and commit of a folder, for merging reports: from its checkout, or from the runner's environment in a
 * workflow. Undefined if neither knows, so that a plain folder always gives the same report.
 */
export function originOf(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  today: string,
): ReportOrigin | undefined {
  const inActions = environment['GITHUB_ACTIONS'] === 'true'
  const commit = commitOf(folder, 'HEAD') ?? (inActions ? environment['GITHUB_SHA'] : undefined)
  if (commit === undefined) return undefined
  const repository =
    repositoryName(remoteOf(folder) ?? '') ?? (inActions ? environment['GITHUB_REPOSITORY'] : undefined)
  return { ...(repository && { repository }), commit, date: today }
}

/**
 * The name of a repository's address: `acme/training` for `https://TOKEN@github.com/acme/training.git`. Drops the rest
 * of the address, which may contain a password. Undefined for a folder, which has no owner.
 */
export function repositoryName(address: string): string | undefined {
  const [, ofUrl, ofHost] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/(.+)|[^/:]{2,}:(?!\/)(.+))$/.exec(address.trim()) ?? []
  const name = (ofUrl ?? ofHost)?.replace(/\/$/, '').replace(/\.git$/, '')
  return name !== undefined && /^[\w.-]{1,100}(?:\/[\w.-]{1,100})+$/.test(name) ? name : undefined
}

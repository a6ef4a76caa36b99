import type { ReportOrigin } from '../../../core/report/report.ts'
import { commitOf, remoteOf } from './git.ts'

/**
 * Which repository and commit a folder holds, for reports that are added up: as its checkout says, or in a workflow as the
 * runner does. Undefined where neither knows, so that a folder by itself gives the same report every day.
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
 * The name of the repository behind an address: `acme/training` of `https://TOKEN@github.com/acme/training.git`. Nothing
 * else of the address leaves, since it may hold a password; undefined for a folder, which has no owner.
 */
export function repositoryName(address: string): string | undefined {
  const [, ofUrl, ofHost] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/(.+)|[^/:]{2,}:(?!\/)(.+))$/.exec(address.trim()) ?? []
  const name = (ofUrl ?? ofHost)?.replace(/\/$/, '').replace(/\.git$/, '')
  return name !== undefined && /^[\w.-]{1,100}(?:\/[\w.-]{1,100})+$/.test(name) ? name : undefined
}

import { existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import type { PolicyText } from '../../../core/policy/layers/chain.ts'
import { type EffectivePolicy, policyAlone, pricesOfFile } from '../../../core/policy/layers/effective.ts'
import type { PolicyFiles } from '../../../core/policy/layers/policy-reading.ts'
import { readReference } from '../../../core/policy/layers/reference.ts'
import type { FailOn, NoManifest } from '../../../core/policy/policy.ts'
import { headChanges, policyOfRun } from '../../../core/policy/policy-of-run.ts'
import { UnusablePolicy } from '../../../core/policy/unusable-policy.ts'
import { rules } from '../../../core/rules/index.ts'
import type { Price } from '../../../core/rules/thresholds.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { checkedOutFile, proposalReader } from '../../run/checked-out-file.ts'
import { fileLeftOut } from '../../run/git/left-out-files.ts'
import { pathFrom, repositoryTop } from '../../run/paths.ts'
import { mayPropose } from '../../run/proposing-events.ts'
import { isOutside, readManifest } from '../../run/workspace.ts'
import type { Arguments, Command, Terminal } from '../arguments.ts'

/** Options of every command that uses a policy. */
export const policyOptions: Command['options'] = {
  policy: {
    type: 'string',
    value: 'FILE|PRESET|OWNER/REPO/PATH@REF',
    help: 'The policy (default: .github/accelerator-policy.yml of the repository, whose locks always apply).',
  },
  prices: {
    type: 'string',
    value: 'FILE|OWNER/REPO/PATH@REF',
    help: 'A file with prices per chip-hour; they override those of the policy that are not locked.',
  },
  'policy-checkout': {
    type: 'string',
    value: 'OWNER/REPO=FOLDER',
    help: 'Read the shared policies of a repository from a checkout instead of GitHub.',
  },
}

/**
 * The policy of a folder with its current files. Throws if it is unusable. `onBase` reads the files of the commit that
 * a change is merged into: these apply, and the changes to them are reported.
 */
export async function policyFor(
  values: Arguments['values'],
  { folder, environment }: Pick<Terminal, 'folder' | 'environment'>,
  { failOn, noManifest }: { readonly failOn?: FailOn | undefined; readonly noManifest?: NoManifest | undefined } = {},
  onBase?: PolicyFiles['own'],
): Promise<EffectivePolicy> {
  const root = repositoryTop(folder)
  const { policy, prices, 'policy-checkout': checkout } = values
  const named = typeof policy === 'string' ? namedFrom(policy, folder, root) : undefined
  const saved = policyFilesOf(root, environment, { checkouts: checkoutsOf(checkout, folder), named })
  const request = {
    files: { ...saved, ...(onBase && { own: onBase }) },
    ...(named !== undefined && { named }),
    ...(typeof prices === 'string' && { prices: namedFrom(prices, folder, root) }),
    ...(failOn && { failOn: { value: failOn, givenBy: 'the option --fail-on' } }),
    ...(noManifest && { noManifest: { value: noManifest, givenBy: 'the option --no-manifest' } }),
  }
  const effective = await policyOfRun(request)
  if (onBase === undefined) return effective
  const changes = await headChanges(effective, request, { ...saved, own: proposalReader(root) })
  return { ...effective, findings: [...effective.findings, ...changes] }
}

/** The prices of a file, for commands that check no repository. Throws if it is unusable. */
export async function pricesAt(
  file: string,
  { folder, environment }: Pick<Terminal, 'folder' | 'environment'>,
): Promise<readonly Price[]> {
  const root = repositoryTop(folder)
  const named = namedFrom(file, folder, root)
  const { policy, problems } = await pricesOfFile({ files: policyFilesOf(root, environment, { named }), named })
  if (problems.length > 0) throw new UnusablePolicy(problems)
  return policy.thresholds.prices ?? []
}

/**
 * The sources of a checkout's policy: its own files as saved, or as committed if a sparse checkout omits them; shared
 * ones from checkouts or GitHub.
 */
export const policyFilesOf = (
  root: string,
  environment: Terminal['environment'],
  shared: Shared = {},
): PolicyFiles => ({
  own: async (path) => checkedOutFile(root, path) ?? fileLeftOut({ root, repository: '' }, path),
  remote: remoteFiles(environment, shared),
})

interface Shared {
  /** Folders by `owner/repo`. */
  readonly checkouts?: ReadonlyMap<string, string>
  /** The policy that the command line names. */
  readonly named?: string | PolicyText | undefined
}

/** The file names of a policy in a folder. */
const policyNames = ['accelerator-policy.yml', 'accelerator-policy.yaml']

/**
 * A policy with everything it extends, without this repository's own: a file, a folder with one, a preset or a shared
 * policy. May have problems. `root` is the top of the surrounding repository. `file` is undefined if it is not a local
 * file.
 */
export async function policyAt(
  path: string,
  values: Arguments['values'],
  { folder, environment }: Pick<Terminal, 'folder' | 'environment'>,
): Promise<{ readonly effective: EffectivePolicy; readonly root: string; readonly file?: string }> {
  const file = policyFileAt(resolve(folder, path))
  if (file === undefined && /\.ya?ml$/.test(path)) throw new UnusableInput(`There is no file ${path}.`)
  const top = repositoryTop(folder)
  const root = file !== undefined && isOutside(top, file) ? repositoryTop(dirname(file)) : top
  const effective = await policyAlone({
    files: policyFilesOf(root, environment, {
      checkouts: checkoutsOf(values['policy-checkout'], folder),
      named: path,
    }),
    named: file === undefined ? path : policyText(root, file),
    rules,
  })
  return { effective, root, ...(file !== undefined && { file }) }
}

function policyFileAt(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false })
  if (!status?.isDirectory()) return status && file
  return policyNames.map((name) => resolve(file, name)).find((inside) => existsSync(inside))
}

function policyText(root: string, file: string): PolicyText {
  const path = pathFrom(root, file)
  return { name: path, path, content: readManifest(root, path) }
}

/** On the command line, paths are relative to the current folder; in a policy, to the top of the repository. */
function namedFrom(policy: string, folder: string, root: string): string | PolicyText {
  const file = resolve(folder, policy)
  if (!existsSync(file)) return policy
  if (!isOutside(root, file)) return pathFrom(root, file)
  return { name: pathFrom(folder, file), path: basename(file), content: readManifest(dirname(file), basename(file)) }
}

function checkoutsOf(option: string | boolean | undefined, folder: string): ReadonlyMap<string, string> {
  if (typeof option !== 'string') return new Map()
  const [, repository, path] = /^([^/=]+\/[^/=]+)=(.+)$/.exec(option) ?? []
  if (repository === undefined || path === undefined)
    throw new UnusableInput(`--policy-checkout takes OWNER/REPO=FOLDER, not "${option}".`)
  return new Map([[repository.toLowerCase(), resolve(folder, path)]])
}

/** Reads shared policies. Loads its code on demand, because few repositories have one. */
function remoteFiles(environment: Terminal['environment'], { checkouts, named }: Shared): PolicyFiles['remote'] {
  return async (repository, ...file) => {
    const { sharedFiles } = await import('../../run/policy-files.ts')
    const isTrusted = !mayPropose(environment['GITHUB_EVENT_NAME'] ?? '') || isRepositoryOf(named, repository)
    return sharedFiles(await contentsFor(environment, isTrusted), checkouts)(repository, ...file)
  }
}

/** Whether the command line names a policy of this repository. */
function isRepositoryOf(named: string | PolicyText | undefined, repository: string): boolean {
  const reference = typeof named === 'string' ? readReference(named, '') : undefined
  return reference?.type === 'remote' && reference.repository.toLowerCase() === repository.toLowerCase()
}

/**
 * Reads from GitHub with the environment's token, or without one for public files. In a run on a proposal, the token
 * reads only what the command line names, because the checked-out policy is untrusted.
 */
async function contentsFor(environment: Terminal['environment'], isTrusted: boolean): Promise<GitHubContents> {
  const { GitHubContents } = await import('../../rest/github-contents.ts')
  const { liveRequest, tokenIn, waitSeconds } = await import('../../rest/live-request.ts')
  return new GitHubContents(liveRequest(environment, isTrusted ? tokenIn(environment) : undefined), waitSeconds)
}

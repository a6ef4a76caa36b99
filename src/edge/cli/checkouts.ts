import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Evidence } from '../../core/evidence/evidence-of-jobs.ts'
import { gatherEvidence } from '../../core/evidence/gather-evidence.ts'
import { MatchingTime } from '../../core/evidence/matching-time.ts'
import { evidenceClaims } from '../../core/review/evidence-claims.ts'
import type { Host, Repository } from '../lsp/repository.ts'
import { processorClock } from '../run/processor-clock.ts'
import { repositoryTree } from '../run/repository.ts'
import { findManifests, readText } from '../run/workspace.ts'
import type { Terminal } from './arguments.ts'
import { policyFilesOf, repositoryTop } from './policy-options.ts'

/** The repositories on the disk that an editor's files lie in, each read once until it changes. */
export class Checkouts implements Host {
  readonly #environment: Terminal['environment']
  readonly #byRoot = new Map<string, Repository>()

  constructor(environment: Terminal['environment']) {
    this.#environment = environment
  }

  readonly today = (): string => new Date().toISOString().slice(0, 10)

  repositoryOf(uri: string): Repository | undefined {
    if (!uri.startsWith('file:')) return undefined
    const root = repositoryTop(dirname(fileURLToPath(uri)))
    let repository = this.#byRoot.get(root)
    if (repository === undefined) {
      repository = checkoutAt(root, this.#environment)
      this.#byRoot.set(root, repository)
    }
    return repository
  }
}

function checkoutAt(root: string, environment: Terminal['environment']): Repository {
  let seen: SeenOfAll | undefined
  return {
    pathOf: (uri) => relative(root, fileURLToPath(uri)).split(sep).join('/'),
    uriOf: (path) => pathToFileURL(resolve(root, path)).href,
    policyFiles: policyFilesOf(root, environment),
    evidenceFor: async (path, text) => {
      // A folder that nobody has saved yet.
      if (!existsSync(root)) return undefined
      const globs = evidenceClaims([{ path, text }]).globs.join('\n')
      if (seen?.globs.get(path) !== globs) seen = seenAround(root, path, text)
      // What matching may take is counted for each question, not for a day of editing.
      return { ...seen.evidence, time: new MatchingTime(processorClock()), textOf: (named) => readText(root, named) }
    },
    forget: () => {
      seen = undefined
    },
  }
}

/** What a repository shows to the manifests in it, and the globs that each named when it was looked at. */
interface SeenOfAll {
  readonly evidence: Evidence
  readonly globs: ReadonlyMap<string, string>
}

/** Looks at all files. What other jobs are called and list counts as it is saved; the manifest that is open, as it is. */
function seenAround(root: string, path: string, text: string): SeenOfAll {
  // What is no repository may be anything, such as a home.
  const all = existsSync(resolve(root, '.git')) ? findManifests(root, root, []) : []
  const others = all.filter((other) => other !== path)
  const texts = [...others.map((other) => ({ path: other, text: readText(root, other) })), { path, text }]
  const globs = new Map(texts.map((each) => [each.path, evidenceClaims([each]).globs.join('\n')]))
  return { evidence: gatherEvidence(repositoryTree(root), evidenceClaims(texts)), globs }
}

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Evidence } from '../../core/evidence/evidence.ts'
import type { Steps } from '../../core/evidence/file-tree.ts'
import { gatherInSteps } from '../../core/evidence/gather-evidence.ts'
import { KeptReadings } from '../../core/evidence/kept-readings.ts'
import { MatchingTime } from '../../core/evidence/matching-time.ts'
import { evidenceClaims } from '../../core/review/evidence/evidence-claims.ts'
import type { Host, Repository } from '../lsp/repository.ts'
import { pathFrom, repositoryTop } from '../run/paths.ts'
import { processorClock } from '../run/processor-clock.ts'
import { repositoryTree } from '../run/repository.ts'
import { findManifests, readText } from '../run/workspace.ts'
import type { Terminal } from './arguments.ts'
import { policyFilesOf } from './policy/policy-options.ts'

/** The repositories on disk that contain an editor's files. Each is read once until it changes. */
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
  const kept = new KeptReadings()
  let seen: SeenOfAll | undefined
  /** Concurrent requests run one after another. Most of the later ones then find a cached result. */
  let looking: Promise<unknown> = Promise.resolve()
  const lookFor = async (path: string, text: string): Promise<Evidence> => {
    if (seen?.globs.get(path) === globsOf(path, text)) return seen.evidence
    const looked = await seenAround(root, path, text, kept)
    seen = looked
    return looked.evidence
  }
  return {
    pathOf: (uri) => pathFrom(root, fileURLToPath(uri)),
    uriOf: (path) => pathToFileURL(resolve(root, path)).href,
    policyFiles: policyFilesOf(root, environment),
    evidenceFor: async (path, text) => {
      // The folder may not exist yet.
      if (!existsSync(root)) return undefined
      const look = looking.then(() => lookFor(path, text))
      looking = look.catch(() => {})
      // The limit on matching time is per request, because an editor may run all day.
      return { ...(await look), time: new MatchingTime(processorClock()), textOf: (named) => readText(root, named) }
    },
    forget: () => {
      looking = looking.then(() => {
        seen = undefined
      })
    },
  }
}

/** The evidence of a repository for its manifests, and the globs that each had at the time. */
interface SeenOfAll {
  readonly evidence: Evidence
  readonly globs: ReadonlyMap<string, string>
}

const globsOf = (path: string, text: string | undefined): string =>
  evidenceClaims([{ path, text }])
    .lists.flatMap(({ globs }) => globs)
    .join('\n')

/** Reads all files. The open manifest counts with its current text, others as saved. */
async function seenAround(root: string, path: string, text: string, kept: KeptReadings): Promise<SeenOfAll> {
  // A folder that is not a repository may be anything, such as a home directory.
  const all = existsSync(resolve(root, '.git')) ? findManifests(root, root, []) : []
  const others = all.filter((other) => other !== path)
  const texts = [...others.map((other) => ({ path: other, text: readText(root, other) })), { path, text }]
  const globs = new Map(texts.map((each) => [each.path, globsOf(each.path, each.text)]))
  return { evidence: await inTurns(gatherInSteps(repositoryTree(root), { ...evidenceClaims(texts), kept })), globs }
}

/** The longest time that another request waits. */
const turnMs = 20

/** Runs work in slices, so that the server can answer other requests in between. */
async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (let start = Date.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (Date.now() - start < turnMs) continue
    await setImmediate()
    start = Date.now()
  }
}

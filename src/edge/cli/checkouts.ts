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
  const kept = new KeptReadings()
  let seen: SeenOfAll | undefined
  /** Of several that ask at once the next one looks when the last one is done, and most find what they need. */
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
      // A folder without a checkout yet.
      if (!existsSync(root)) return undefined
      const look = looking.then(() => lookFor(path, text))
      looking = look.catch(() => {})
      // What matching may take is counted for each question, not for a day of editing.
      return { ...(await look), time: new MatchingTime(processorClock()), textOf: (named) => readText(root, named) }
    },
    forget: () => {
      looking = looking.then(() => {
        seen = undefined
      })
    },
  }
}

/** What a repository shows to the manifests in it, and the globs that each named when it was looked at. */
interface SeenOfAll {
  readonly evidence: Evidence
  readonly globs: ReadonlyMap<string, string>
}

const globsOf = (path: string, text: string | undefined): string =>
  evidenceClaims([{ path, text }])
    .lists.flatMap(({ globs }) => globs)
    .join('\n')

/** Looks at all files. What other jobs are called and list counts as it is saved; the manifest that is open, as it is. */
async function seenAround(root: string, path: string, text: string, kept: KeptReadings): Promise<SeenOfAll> {
  // A folder that is not a repository may be anything, such as a home.
  const all = existsSync(resolve(root, '.git')) ? findManifests(root, root, []) : []
  const others = all.filter((other) => other !== path)
  const texts = [...others.map((other) => ({ path: other, text: readText(root, other) })), { path, text }]
  const globs = new Map(texts.map((each) => [each.path, globsOf(each.path, each.text)]))
  return { evidence: await inTurns(gatherInSteps(repositoryTree(root), { ...evidenceClaims(texts), kept })), globs }
}

/** So long an editor may wait for another answer. */
const turnMs = 20

/** Does work in turns with whatever else is asked of the server. */
async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (let start = Date.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (Date.now() - start < turnMs) continue
    await setImmediate()
    start = Date.now()
  }
}

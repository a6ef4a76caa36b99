import { machines } from '../../../catalog/machines/machines.ts'
import { acceleratorWords, resolveAccelerator, resolveMachine } from '../../../catalog/names/accelerator-name.ts'
import { providers, readProvider } from '../../../catalog/names/providers.ts'
import { cut } from '../../../manifest/problem.ts'
import { namedJobSchema } from '../../../manifest/schema.ts'
import { knownKeys } from '../../../manifest/schema-shape.ts'
import type { Path } from '../../../text/document.ts'
import { nearestWord } from '../../../text/nearest-word.ts'
import { matches } from '../../star-pattern.ts'
import type { PolicyProblem } from '../../unusable-policy.ts'
import type { Places } from '../layer.ts'

/** Collects the problems of a policy's entries, and checks names. */
export class LayerReport {
  readonly places: Places
  readonly #add: (problem: PolicyProblem) => void
  #mistakes = 0

  constructor(places: Places, add: (problem: PolicyProblem) => void) {
    this.places = places
    this.#add = add
  }

  add(problem: PolicyProblem): void {
    this.#mistakes++
    this.#add(problem)
  }

  mistake(message: string, remedy: string, path: Path): void {
    this.add({ message, remedy, origin: this.places.at(path) })
  }

  /** The result of a read without mistakes: a partial demand would cause follow-up problems in the merge. */
  whole<Read>(read: () => Read): Read[] {
    const before = this.#mistakes
    const made = read()
    return this.#mistakes === before ? [made] : []
  }

  /** Checks a key of the manifest, such as `labels.team`. No manifest could ever declare a misspelled one. */
  checkKey(key: string, at: Path): void {
    const steps = key.split('.')
    let path: string[] = []
    for (const step of steps) {
      const known = knownKeys(namedJobSchema, path)
      if (path[0] === 'labels') break
      if (!known.includes(step)) {
        this.unknown(
          'job key',
          key,
          known.map((own) => [...path, own].join('.')),
          at,
        )
        return
      }
      path = [...path, step]
    }
  }

  checkAccelerator(word: string, at: Path): void {
    if (resolveAccelerator(word) === undefined) this.unknown('accelerator', word, acceleratorWords, at)
  }

  checkProvider(word: string, at: Path): void {
    // A list cannot express a region: it would allow the whole provider.
    const read = readProvider(word)
    if (read?.region !== undefined)
      this.mistake(`"${cut(word)}" names a region.`, `Name only the provider: ${read.provider.id}.`, at)
    if (read === undefined)
      this.unknown(
        'provider',
        word,
        providers.flatMap(({ id, names }) => [id, ...names]),
        at,
      )
  }

  checkMachine(word: string, at: Path): void {
    const names = machines.map(({ name }) => name)
    const isKnown = word.includes('*') ? names.some((name) => matches(word, name)) : resolveMachine(word) !== undefined
    if (!isKnown) this.unknown('machine type', word, names, at)
  }

  unknown(what: string, word: string, known: readonly string[], at: Path): void {
    const suggestion = nearestWord(word, known)
    const remedy = suggestion ? `Did you mean "${suggestion}"?` : 'Use a name that the reference or the catalog lists.'
    this.mistake(`Unknown ${what} "${cut(word)}".`, remedy, at)
  }
}

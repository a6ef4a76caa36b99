import { wordsOf } from '../evidence/attribution/name-likeness.ts'

/** Jobs by what their runs are called. */
export class JobIndex<Job extends { readonly name: string }> {
  readonly #byWords = new Map<string, Job[]>()

  constructor(jobs: readonly Job[]) {
    for (const job of jobs) {
      const words = keyOf(wordsOf(job.name), job.name)
      this.#byWords.set(words, [...(this.#byWords.get(words) ?? []), job])
    }
  }

  /**
   * The jobs that a run may be of: those with its name, in any spelling, or with the name of the script that Slurm takes for
   * one; else those whose name it has with numbers or hashes behind (`pretrain-3`). More than one is not plain.
   */
  jobsOf(run: string): readonly Job[] {
    const words = wordsOf(run)
    const script = run.replace(scriptEnding, '')
    return this.#named(words, run) ?? this.#named(wordsOf(script), script) ?? this.#numbered(words)
  }

  #named(words: readonly string[], name: string): readonly Job[] | undefined {
    return this.#byWords.get(keyOf(words, name))
  }

  #numbered(words: readonly string[]): readonly Job[] {
    const found: Job[] = []
    for (let last = words.length - 1; last > 0 && counter.test(words[last] as string); last--)
      found.push(...(this.#named(words.slice(0, last), '') ?? []))
    return found
  }
}

/** A name in other letters than those that words are read in is only itself. */
const keyOf = (words: readonly string[], name: string): string => words.join(' ') || name

const scriptEnding = /\.(?:sh|bash|sbatch|slurm|job|py)$/
/** A number, a time, or a hash: six hexadecimal digits or more with a figure among them. */
const counter = /^(?:\d+|(?=[a-f]{0,40}\d)[0-9a-f]{6,64})$/

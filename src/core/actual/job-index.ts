import { wordsOf } from '../evidence/attribution/name-likeness.ts'

/** Finds jobs by the names of their runs. */
export class JobIndex<Job extends { readonly name: string }> {
  readonly #byWords = new Map<string, Job[]>()

  constructor(jobs: readonly Job[]) {
    for (const job of jobs) {
      const words = keyOf(wordsOf(job.name), job.name)
      this.#byWords.set(words, [...(this.#byWords.get(words) ?? []), job])
    }
  }

  /**
   * The jobs that a run may belong to: those with its name in any spelling, or with the script name that Slurm uses as
   * a job name; otherwise those whose name it extends by numbers or hashes (`pretrain-3`). Several jobs are ambiguous.
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

/** A name in another alphabet only equals itself. */
const keyOf = (words: readonly string[], name: string): string => words.join(' ') || name

const scriptEnding = /\.(?:sh|bash|sbatch|slurm|job|py)$/
/** A number, a time, or a hash: at least six hexadecimal digits, one of them decimal. */
const counter = /^(?:\d+|(?=[a-f]{0,40}\d)[0-9a-f]{6,64})$/

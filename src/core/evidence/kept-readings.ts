import type { FileReading } from './observation/observe.ts'

interface Kept {
  readonly stamp: string
  readonly reading: FileReading
}

/** Files and observations together; beyond that a file is read again at each look. */
const mostKept = 300_000

/** What files showed, by path and stamp: an editor saves one file, and the others are as they were. */
export class KeptReadings {
  #before = new Map<string, Kept>()
  #now = new Map<string, Kept>()
  #size = 0

  /** A new look begins: what the last one did not meet is dropped. */
  begin(): void {
    this.#before = this.#now
    this.#now = new Map()
    this.#size = 0
  }

  of(path: string, stamp: string): FileReading | undefined {
    const kept = this.#before.get(path)
    if (kept?.stamp !== stamp) return undefined
    this.keep(path, stamp, kept.reading)
    return kept.reading
  }

  keep(path: string, stamp: string, reading: FileReading): void {
    this.#size += 1 + reading.observations.length
    if (this.#size <= mostKept) this.#now.set(path, { stamp, reading })
  }
}

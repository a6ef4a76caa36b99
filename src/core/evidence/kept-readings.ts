import type { FileReading } from './observation/observe.ts'

interface Kept {
  readonly stamp: string
  readonly reading: FileReading
}

/** The maximum of files and observations together. Files beyond it are read each time. */
const mostKept = 300_000

/** Readings by path and stamp. After an editor saves one file, the others are unchanged. */
export class KeptReadings {
  #before = new Map<string, Kept>()
  #now = new Map<string, Kept>()
  #size = 0

  /** Starts a new reading, and drops files that the last one did not reach. */
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

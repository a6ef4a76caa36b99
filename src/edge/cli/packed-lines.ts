import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Lines } from '../../core/fleet/fleet.ts'

/** Similar rows compress well together, and a few decompress quickly. */
const batchSize = 24

/** Keeps lines compressed outside of the heap, so that the heap does not grow with them. Fastest when read in order. */
export class PackedLines implements Lines {
  readonly #batches: Uint8Array[] = []
  readonly #open: string[] = []
  #last: { readonly batch: number; readonly lines: readonly string[] } | undefined

  add(line: string): number {
    this.#open.push(line)
    const at = this.#batches.length * batchSize + this.#open.length - 1
    if (this.#open.length === batchSize) {
      // Copied, because zlib's result retains a far larger buffer.
      this.#batches.push(Uint8Array.from(deflateRawSync(this.#open.join('\n'), { level: 1 })))
      this.#open.length = 0
    }
    return at
  }

  at(index: number): string {
    const batch = Math.floor(index / batchSize)
    const packed = this.#batches[batch]
    if (packed === undefined) return this.#open[index % batchSize] as string
    if (this.#last?.batch !== batch) this.#last = { batch, lines: inflateRawSync(packed).toString('utf8').split('\n') }
    return this.#last.lines[index % batchSize] as string
  }
}

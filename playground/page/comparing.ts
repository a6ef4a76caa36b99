import type { Compared } from '../../src/edge/lsp/look.ts'
import type { Shared } from './share.ts'

/** A comparison that takes longer is given up: the verdict stands without it. */
const mostSeconds = 20

/** Compares in a worker of its own, so that what is typed is judged meanwhile. */
export class Comparing {
  #worker: Worker | undefined
  #newest = 0
  #last: Promise<unknown> = Promise.resolve()

  /** Undefined where a later question has overtaken this one, or nothing was found out. */
  async ask(question: Shared & { readonly job?: string }): Promise<Compared | undefined> {
    const number = ++this.#newest
    await this.#last
    if (number !== this.#newest) return undefined
    const answer = this.#answer(question)
    this.#last = answer
    const compared = await answer
    return number === this.#newest ? compared : undefined
  }

  #answer(question: object): Promise<Compared | undefined> {
    this.#worker ??= new Worker(new URL('worker.js', import.meta.url), { type: 'module', name: 'compare' })
    const worker = this.#worker
    return new Promise((resolve) => {
      const end = (compared?: Compared): void => {
        clearTimeout(tooLong)
        resolve(compared)
      }
      const stop = (): void => {
        worker.terminate()
        this.#worker = undefined
        end()
      }
      const tooLong = setTimeout(stop, 1000 * mostSeconds)
      worker.onerror = stop
      worker.onmessage = ({ data }: MessageEvent<Compared | null>) => end(data ?? undefined)
      worker.postMessage(question)
    })
  }
}

import type { Answer, Answered, Asked, Question } from './questions.ts'
import type { Shared } from './share.ts'

/** The time limit of an answer, because a link may contain any number of jobs and conditions. */
const mostSeconds = 20

const tooLong = `The check took more than ${mostSeconds} seconds and was stopped. Try fewer jobs, or fewer conditions in the policy; the command has no such limit.`

/** The check in its own worker. Stops the worker after a failure, and restarts it for the next question. */
export class Server {
  readonly #texts: () => Shared
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #worker: Worker | undefined
  #last = 0

  constructor(texts: () => Shared) {
    this.#texts = texts
  }

  /** Asks with the current texts. Rejects with a message for people. */
  async ask<What extends keyof Question>(what: What, question: Question[What]): Promise<Answer[What]> {
    this.#worker ??= this.#start()
    const id = ++this.#last
    const asked: Asked<What> = { id, what, texts: this.#texts(), question }
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(id, waiting)
    const late = setTimeout(() => this.#stop(tooLong), 1000 * mostSeconds)
    this.#worker.postMessage(asked)
    try {
      return (await waiting.promise) as Answer[What]
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => this.#stop('The check could not be loaded, or has failed.'))
    worker.addEventListener('message', ({ data: { id, answer, failed } }: MessageEvent<Answered>) => {
      if (failed === undefined) this.#waiting.get(id)?.resolve(answer)
      else this.#stop(`The check has failed: ${failed}`)
    })
    return worker
  }

  #stop(why: string): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(new Error(why))
  }
}

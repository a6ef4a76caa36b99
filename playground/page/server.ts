import { hoverTooltips, LSPClient, serverCompletion, serverDiagnostics, type Transport } from '@codemirror/lsp-client'
import DOMPurify from 'dompurify'
import type { ComparisonReport } from '../../src/core/report/report.ts'
import type { Look, LookQuestion } from '../../src/edge/lsp/look.ts'

type Hear = (message: string) => void

/** So long the check may take before it is stopped: a link may hold any number of jobs and conditions. */
const mostSeconds = 20

/** The language server in a worker of this page, spoken to as any other. */
function transportTo(worker: Worker): Transport {
  const hearing = new Map<Hear, (event: MessageEvent) => void>()
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (hear) => {
      const listen = ({ data }: MessageEvent): void => hear(JSON.stringify(data))
      hearing.set(hear, listen)
      worker.addEventListener('message', listen)
    },
    unsubscribe: (hear) => {
      const listen = hearing.get(hear)
      if (listen) worker.removeEventListener('message', listen)
    },
  }
}

/** The language server, which is stopped where it fails, and started again when it is asked next. */
export class Server {
  readonly client = new LSPClient({
    timeout: 1000 * mostSeconds,
    sanitizeHTML: (html) => DOMPurify.sanitize(html),
    extensions: [serverCompletion(), hoverTooltips(), serverDiagnostics()],
  })
  #worker: Worker | undefined
  #stopped = Promise.withResolvers<never>()

  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  /** All that there is to see of an open manifest; null where it cannot be checked. Rejects with words for a person. */
  lookAt(question: LookQuestion): Promise<Look | null> {
    return this.#ask('look', question)
  }

  /** One of its jobs on every accelerator, the same way. */
  compare(question: LookQuestion): Promise<ComparisonReport | null> {
    return this.#ask('compare', question)
  }

  async #ask<Answer>(what: string, question: LookQuestion): Promise<Answer> {
    this.#worker ??= this.#start()
    const { promise } = this.#stopped
    this.client.sync()
    try {
      return await Promise.race([
        this.client.request<LookQuestion, Answer>(`accelerator-review/${what}`, question),
        promise,
      ])
    } catch (error) {
      this.#stop(wordsOf(error))
      // What stopped it first says why.
      return promise
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' })
    this.#stopped = Promise.withResolvers<never>()
    this.#stopped.promise.catch(() => {})
    worker.addEventListener('error', () => this.#stop('The check could not be loaded, or has failed.'))
    this.client.connect(transportTo(worker))
    this.client.initializing.catch(() => {})
    return worker
  }

  #stop(why: string): void {
    this.#worker?.terminate()
    if (this.#worker) this.client.disconnect()
    this.#worker = undefined
    this.#stopped.reject(new Error(why))
  }
}

const wordsOf = (error: unknown): string =>
  (error as Error).message === 'Request timed out'
    ? `The check took more than ${mostSeconds} seconds and was stopped. Try fewer jobs, or fewer conditions in the policy; the command has no such limit.`
    : `The check has failed: ${(error as Error).message}`

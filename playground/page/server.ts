import { hoverTooltips, LSPClient, serverCompletion, serverDiagnostics, type Transport } from '@codemirror/lsp-client'
import DOMPurify from 'dompurify'
import type { Look, LookQuestion } from '../../src/edge/lsp/look.ts'

type Hear = (message: string) => void

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

export function connect(): LSPClient {
  const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' })
  const client = new LSPClient({
    timeout: 20_000,
    sanitizeHTML: (html) => DOMPurify.sanitize(html),
    extensions: [serverCompletion(), hoverTooltips(), serverDiagnostics()],
  })
  return client.connect(transportTo(worker))
}

/** All that there is to see of an open manifest; null while its policy cannot be used. */
export async function lookAt(client: LSPClient, question: LookQuestion): Promise<Look | null> {
  client.sync()
  return client.request<LookQuestion, Look | null>('accelerator-review/look', question)
}

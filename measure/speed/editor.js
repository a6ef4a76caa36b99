/** An editor's answer: from a keystroke until the language server has published what it finds. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { bundles, pod } from './commands.js'
import { plain } from './interleave.js'

/** Milliseconds of each edit after the first five, in which the engine still compiles. */
export async function answers(edits) {
  const server = spawn(process.execPath, [bundles.command, 'lsp'], { env: plain, stdio: ['pipe', 'pipe', 'ignore'] })
  const published = publications(server.stdout)
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const text = readFileSync(pod, 'utf8')
  const uri = pathToFileURL(pod).href
  send({ id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null, capabilities: {} } })
  send({ method: 'initialized', params: {} })
  send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version: 0, text } } })
  await published()
  const waited = []
  for (let version = 1; version <= edits + 5; version++) {
    const begin = performance.now()
    const change = { text: `${text}\n# ${'x'.repeat(version)}` }
    send({ method: 'textDocument/didChange', params: { textDocument: { uri, version }, contentChanges: [change] } })
    await published()
    waited.push(performance.now() - begin)
  }
  server.kill()
  return waited.slice(5)
}

/** Returns a function that waits until diagnostics are published. */
function publications(stream) {
  let rest = ''
  let heard = () => {}
  stream.setEncoding('utf8').on('data', (piece) => {
    const pieces = `${rest}${piece}`.split('textDocument/publishDiagnostics')
    rest = pieces.at(-1).slice(-40)
    if (pieces.length > 1) heard()
  })
  return () => new Promise((resolve) => (heard = resolve))
}

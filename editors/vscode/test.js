// Unpacks the package as an editor does, starts the server in it, and opens a manifest by VS Code's own protocol client.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'
import { serverOptions } from './server-options.js'

const folder = mkdtempSync(join(tmpdir(), 'accelerator-review-vsix-'))
execFileSync('unzip', ['-q', 'out/accelerator-review.vsix', '-d', folder])
const { module, args } = serverOptions(pathToFileURL(`${folder}/extension/out/`))
const server = spawn(process.execPath, [module, ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
const client = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin))
client.listen()
const { serverInfo } = await client.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} })
assert.equal(serverInfo.name, 'accelerator-review')
const told = new Promise((resolve) => client.onNotification('textDocument/publishDiagnostics', resolve))
const uri = pathToFileURL(join(folder, 'accelerator.yml')).href
const text = 'framework: pytorch\nscale: { parameters: 70B }\nhardware: tpu-v5e-8\n'
await client.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
const { diagnostics } = await told
assert.ok(diagnostics.some(({ code }) => code === 'sizing/does-not-fit'))
await client.sendRequest('shutdown')
await client.sendNotification('exit')
rmSync(folder, { recursive: true })
console.log(`The package starts the server: ${diagnostics.length} findings in the manifest.`)

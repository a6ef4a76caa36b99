import { pathToFileURL } from 'node:url'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { serverOptions } from './server-options.js'

let client

/** Starts the language server for the files that it knows. All else is the server's. */
export async function activate() {
  const { module, args } = serverOptions(pathToFileURL(`${__dirname}/`))
  const run = { module, args, transport: TransportKind.stdio }
  const documentSelector = ['accelerator.{yml,yaml}', 'accelerator-policy.{yml,yaml}'].map((name) => ({
    scheme: 'file',
    pattern: `**/${name}`,
  }))
  client = new LanguageClient('accelerator-review', 'Accelerator Review', { run, debug: run }, { documentSelector })
  await client.start()
}

export const deactivate = () => client?.stop()

import { createConnection } from 'vscode-languageserver/node'
import { serve } from '../lsp/serve.ts'
import { type Command, readArguments } from './arguments.ts'
import { Checkouts } from './checkouts.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve an editor over standard input and output, by the Language Server Protocol.',
  // Editors name the way in which they talk; there is only this one.
  options: { stdio: { type: 'boolean', help: 'Talk over standard input and output, which is the only way.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    const connection = createConnection(process.stdin, process.stdout)
    serve(connection, new Checkouts(environment))
    connection.listen()
    // The library ends the process when the editor says so, or is gone.
    return new Promise(() => {})
  },
}

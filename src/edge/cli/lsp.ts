import { type Command, readArguments } from './arguments.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve an editor over standard input and output, by the Language Server Protocol.',
  // Editors name the way in which they talk; there is only this one.
  options: { stdio: { type: 'boolean', help: 'Talk over standard input and output, which is the only way.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    const { createConnection } = await import('vscode-languageserver/node')
    const { serve } = await import('../lsp/serve.ts')
    const { Checkouts } = await import('./checkouts.ts')
    const connection = createConnection(process.stdin, process.stdout)
    serve(connection, new Checkouts(environment))
    connection.listen()
    // The library ends the process when the editor says so, or is gone.
    return new Promise(() => {})
  },
}

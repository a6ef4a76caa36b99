import { type Command, readArguments } from './arguments.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve the Language Server Protocol over standard input and output.',
  // Editors pass the transport as an option. There is only this one.
  options: { stdio: { type: 'boolean', help: 'Use standard input and output, the only transport.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    // Loaded on demand, because the help needs only the summary.
    const { serveOver } = await import('../lsp/streams.ts')
    const { Checkouts } = await import('./checkouts.ts')
    serveOver({ input: process.stdin, output: process.stdout }, new Checkouts(environment))
    return new Promise(() => {})
  },
}

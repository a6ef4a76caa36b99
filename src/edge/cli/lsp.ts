import { type Command, readArguments } from './arguments.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve the Language Server Protocol over standard input and output.',
  // Editors name the way in which they talk; there is only this one.
  options: { stdio: { type: 'boolean', help: 'Use standard input and output, the only transport.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    // Help asks for the summary alone.
    const { serveOver } = await import('../lsp/streams.ts')
    const { Checkouts } = await import('./checkouts.ts')
    serveOver({ input: process.stdin, output: process.stdout }, new Checkouts(environment))
    return new Promise(() => {})
  },
}

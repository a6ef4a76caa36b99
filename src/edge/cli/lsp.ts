import { type Command, readArguments } from './arguments.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve an editor over standard input and output, by the Language Server Protocol.',
  // Editors name the way in which they talk; there is only this one.
  options: { stdio: { type: 'boolean', help: 'Talk over standard input and output, which is the only way.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    // Help asks for the summary alone.
    const { serveOver } = await import('../lsp/streams.ts')
    const { Checkouts } = await import('./checkouts.ts')
    serveOver({ input: process.stdin, output: process.stdout }, new Checkouts(environment))
    return new Promise(() => {})
  },
}

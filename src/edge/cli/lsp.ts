import { type Command, readArguments } from './arguments.ts'

export const lsp: Command = {
  usage: 'lsp',
  summary: 'Serve an editor over standard input and output, by the Language Server Protocol.',
  // Editors name the way in which they talk; there is only this one.
  options: { stdio: { type: 'boolean', help: 'Talk over standard input and output, which is the only way.' } },
  run: async (words, { environment }) => {
    readArguments(lsp, words)
    // Help asks for the summary alone.
    const { serveOverStdio } = await import('../lsp/stdio.ts')
    const { Checkouts } = await import('./checkouts.ts')
    serveOverStdio(new Checkouts(environment))
    return new Promise(() => {})
  },
}

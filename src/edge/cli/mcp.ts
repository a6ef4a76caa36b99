import { type Command, readArguments } from './arguments.ts'

export const mcp: Command = {
  usage: 'mcp',
  summary: 'Serve the Model Context Protocol over standard input and output, for this folder only.',
  options: {},
  run: async (words, { folder }) => {
    readArguments(mcp, words)
    // Loaded on demand, because the help needs only the summary.
    const { serveOverStdio } = await import('../mcp/stdio.ts')
    const today = (): string => new Date().toISOString().slice(0, 10)
    serveOverStdio({ path: folder, today })
    // The client has closed the input, and every request is answered.
    await new Promise((resolve) => process.once('beforeExit', resolve))
    return 0 as const
  },
}

import { type Command, readArguments } from './arguments.ts'

export const mcp: Command = {
  usage: 'mcp',
  summary: 'Serve agents over standard input and output, by the Model Context Protocol, in this folder alone.',
  options: {},
  run: async (words, { folder }) => {
    readArguments(mcp, words)
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
    const { toolsFor } = await import('../mcp/tools.ts')
    const today = (): string => new Date().toISOString().slice(0, 10)
    serveStdio(() => toolsFor({ path: folder, today }))
    await new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve))
    return 0 as const
  },
}

import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { toolsFor } from './tools.ts'

/** Serves agents over standard input and output, with tools for one folder. */
export const serveOverStdio = (folder: Parameters<typeof toolsFor>[0]): void => {
  serveStdio(() => toolsFor(folder))
}

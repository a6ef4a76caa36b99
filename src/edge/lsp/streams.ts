import { createConnection } from 'vscode-languageserver/node'
import { serve } from './serve.ts'

/** The transport to an editor. */
export interface Streams {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Serves an editor. The library ends the process when the editor exits. */
export function serveOver({ input, output }: Streams, repositories: Parameters<typeof serve>[1]): void {
  const connection = createConnection(input, output)
  serve(connection, repositories)
  connection.listen()
}

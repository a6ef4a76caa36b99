import { createConnection } from 'vscode-languageserver/node'
import { serve } from './serve.ts'

/** Serves an editor over standard input and output. The library ends the process when the editor says so, or is gone. */
export function serveOverStdio(repositories: Parameters<typeof serve>[1]): void {
  const connection = createConnection(process.stdin, process.stdout)
  serve(connection, repositories)
  connection.listen()
}

import { createServer } from 'node:net'
import { runCommandHere } from './terminal.ts'

/** Sends folder, arguments and environment, none of which contains a NUL, and prints the answer. */
const script = (port: number): string =>
  [
    '#!/usr/bin/env bash',
    `exec 3<> /dev/tcp/127.0.0.1/${port}`,
    `{ printf '%s\\0' "$#" "$PWD" "$@"; env -0; printf '\\0'; } >&3`,
    'read -r status length <&3',
    'head -c "$length" <&3',
    'cat <&3 >&2',
    'exit "$status"\n',
  ].join('\n')

/**
 * A program that stands in for the command, in tests that are not about starting it: the command runs from the sources
 * in this process, with the caller's folder and environment. Starting the bundle takes a third of a second of CPU time.
 */
export interface CommandProgram {
  readonly script: string
  readonly stop: () => void
}

export function startCommandProgram(): Promise<CommandProgram> {
  const server = createServer((socket) => {
    let asked = ''
    socket.setEncoding('utf8').on('data', async (text: string) => {
      asked += text
      const start = startIn(asked)
      if (start === undefined) return
      const { status, stdout, stderr } = await runCommandHere(start.folder, start.words, start.environment)
      socket.end(`${status} ${Buffer.byteLength(stdout)}\n${stdout}${stderr}`)
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      resolve({ script: script(port), stop: () => server.close() })
    })
  })
}

/** Parses what the script sent, once it is complete: the environment ends with an empty entry. */
function startIn(asked: string) {
  const [count = '', folder = '', ...rest] = asked.split('\0')
  const variables = rest.slice(Number(count))
  const end = variables.indexOf('')
  // The text after the last NUL is not an entry.
  if (asked === '' || end === -1 || end === variables.length - 1) return undefined
  const environment = Object.fromEntries(
    variables.slice(0, end).map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  )
  return { folder, words: rest.slice(0, Number(count)), environment }
}

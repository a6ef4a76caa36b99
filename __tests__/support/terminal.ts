import { exampleDay } from '../../src/core/rules/rule.ts'
import { type Command, noteLine, type Terminal } from '../../src/edge/cli/arguments.ts'
import { runCommandLine } from '../../src/edge/cli/command-line.ts'

export interface TerminalRun {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command from its source in a folder, in this process; errors propagate. */
export const runHere = (
  command: Command,
  folder: string,
  words: readonly string[],
  today = exampleDay,
  environment: Readonly<Record<string, string>> = {},
): Promise<TerminalRun> => runIn({ folder, today, environment }, (terminal) => command.run(words, terminal))

/**
 * Runs a whole command line from the sources, in this process and with today's date: the same arguments as
 * `runCommand`, for tests that do not depend on the bundle or on a process. Starting one takes a third of a second.
 */
export const runCommandHere = (
  folder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = '',
): Promise<TerminalRun> =>
  runIn(
    { folder, today: new Date().toISOString().slice(0, 10), environment },
    (terminal) => runCommandLine(words, terminal),
    input,
  )

async function runIn(
  place: Pick<Terminal, 'folder' | 'today' | 'environment'>,
  run: (terminal: Terminal) => number | Promise<number>,
  input = '',
): Promise<TerminalRun> {
  let stdout = ''
  let stderr = ''
  const status = await run({
    ...place,
    color: false,
    ...(place.environment['COLUMNS'] && { width: Number(place.environment['COLUMNS']) }),
    readInput: () => Buffer.from(input),
    write: (text) => {
      stdout += text
    },
    error: (line) => {
      stderr += noteLine(line)
    },
    progress: () => () => {},
    reading: () => {},
    status: () => {},
  })
  return { status, stdout, stderr }
}

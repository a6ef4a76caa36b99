import { exampleDay } from '../../src/core/rules/rule.ts'
import type { Command } from '../../src/edge/cli/arguments.ts'

export interface TerminalRun {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command from its source in a folder, without a process of its own; what it throws comes through. */
export async function runHere(
  command: Command,
  folder: string,
  words: readonly string[],
  today = exampleDay,
  environment: Readonly<Record<string, string>> = {},
): Promise<TerminalRun> {
  let stdout = ''
  let stderr = ''
  const status = await command.run(words, {
    folder,
    environment,
    color: false,
    today,
    write: (text) => {
      stdout += text
    },
    error: (line) => {
      stderr += `${line}\n`
    },
    progress: () => () => {},
    reading: () => {},
    status: () => {},
  })
  return { status, stdout, stderr }
}

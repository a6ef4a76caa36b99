import { parseArgs } from 'node:util'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { logText } from '../../core/text/encode.ts'
import { didYouMean } from '../../core/text/nearest-word.ts'

/** The environment of a command. */
export interface Terminal {
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly color: boolean
  /** Columns of the window. Undefined for a file or a pipe. */
  readonly width?: number | undefined
  /** The date in UTC, such as `2026-11-21`. */
  readonly today: string
  /** Reads all of standard input. Throws {@link UnusableInput} above the limit. */
  readonly readInput: (mostBytes: number) => Uint8Array
  /** Writes to standard output unchanged. */
  readonly write: (text: string) => void
  /** Writes a line to standard error, encoded, because it may quote untrusted text. */
  readonly error: (line: string) => void
  /** Reports progress over many files if standard error is a terminal. */
  readonly progress: (total: number) => (done: number) => void
  /** Reports how many files of a repository were read. */
  readonly reading: (done: number, total: number) => void
  /** Replaces the status of a long run, encoded, if standard error is a terminal. */
  readonly status: (words: string) => void
}

/** A note as printed, encoded. */
export const noteLine = (line: string): string => `${logText(line)}\n`

export interface Option {
  readonly type: 'string' | 'boolean'
  /** The single letter of a short option. */
  readonly short?: string
  /** May be repeated, each time with one value or several separated by commas. */
  readonly multiple?: true
  /** The name of the value in the help. */
  readonly value?: string
  readonly help: string
}

/** 0 passed, 1 failing findings, 2 not checked. */
export type ExitStatus = 0 | 1 | 2

export interface Command {
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, Option>>
  /** Returns an {@link ExitStatus}; `launch` returns that of its command. */
  readonly run: (words: readonly string[], terminal: Terminal) => number | Promise<number>
}

export interface Arguments {
  readonly values: Record<string, string | boolean | undefined>
  readonly positionals: readonly string[]
}

/** The options and positional words of a command. Throws {@link UnusableInput} for unknown ones. */
export function readArguments(command: Command, words: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short && { short }), ...(multiple && { multiple }) },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
    const single = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
    return { values: Object.fromEntries(single), positionals }
  } catch (error) {
    throw new UnusableInput(explain(error as Error & { code?: string }, Object.keys(options)))
  }
}

/** An option that takes any text. */
export function textOption(values: Arguments['values'], name: string): string | undefined {
  const written = values[name]
  return typeof written === 'string' ? written : undefined
}

/** The values of a repeatable option. */
export const listOption = (values: Arguments['values'], name: string): readonly string[] =>
  String(values[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** An option with a fixed set of values. */
export function wordOption<Word extends string>(
  values: Arguments['values'],
  name: string,
  words: readonly Word[],
): Word | undefined {
  const written = values[name]
  if (written === undefined) return undefined
  const word = words.find((candidate) => candidate === written)
  if (word !== undefined) return word
  throw new UnusableInput(`--${name} takes ${words.join(', ')}, not "${written}".${didYouMean(String(written), words)}`)
}

function explain(error: Error & { code?: string }, known: readonly string[]): string {
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return error.message.split('. ')[0] ?? error.message
  const written = /'(-{1,2}[^']*)'/.exec(error.message)?.[1] ?? ''
  const names = known.map((name) => `--${name}`)
  return `Unknown option ${written}.${didYouMean(written, names)}`
}

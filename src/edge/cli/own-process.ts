import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { fold } from '../../core/report/words/fold.ts'
import { logText } from '../../core/text/encode.ts'
import { catchStrayOutput } from '../run/stray-output.ts'
import { codeOf, mayBeTerminal, readInto, standard, writeWhole } from '../run/whole-write.ts'
import { noteLine, type Terminal } from './arguments.ts'
import { refuse, runCommandLine } from './command-line.ts'

/** A copy of the original environment for the command of `launch`. */
const environment = { ...process.env }

// The YAML library's debug switches would print untrusted text to standard output unencoded.
delete process.env['LOG_TOKENS']
delete process.env['LOG_STREAM']

/** Narrower windows wrap lines themselves. */
const narrowest = 40

/** From this many files on, a check shows its progress. */
const manyFiles = 100

/** https://force-color.org: colors even if the output is not a terminal, such as a workflow's log. `0`: none. */
const isForced = (value: string | undefined): boolean | undefined =>
  value === undefined || value === '' ? undefined : value !== '0' && value !== 'false'

function readInput(mostBytes: number): Uint8Array {
  const bytes = Buffer.alloc(mostBytes + 1)
  let length = 0
  for (let read = -1; read !== 0 && length < bytes.length; length += read) read = readSome(bytes, length)
  if (length > mostBytes) throw new UnusableInput(`Standard input has more than ${mostBytes / 1024} KiB.`)
  return bytes.subarray(0, length)
}

function readSome(bytes: Buffer, at: number): number {
  try {
    return readInto(standard.input, bytes, at)
  } catch (error) {
    if (codeOf(error) === 'EOF') return 0
    throw new UnusableInput(`Standard input cannot be read: ${codeOf(error)}.`)
  }
}

/** The stream of a terminal. Undefined for a file or a pipe. */
const terminalOf = (descriptor: number, stream: () => NodeJS.WriteStream): NodeJS.WriteStream | undefined =>
  mayBeTerminal(descriptor) && stream().isTTY ? stream() : undefined

const window = terminalOf(standard.output, () => process.stdout)
const hasProgress = terminalOf(standard.error, () => process.stderr) !== undefined
const write = (text: string): void => writeWhole(standard.output, text)
const writeError = (text: string): void => writeWhole(standard.error, text)
/** Moves to the start of the line and clears it. */
const startOfLine = '\r\u001b[K'

/** Reports progress over many files in one line, which disappears at the end. */
function report(words: string, done: number, total: number): void {
  if (!hasProgress || total < manyFiles) return
  if (done === total) writeError(startOfLine)
  else if (done % manyFiles === 0) writeError(`\r${words}`)
}

const columns = window?.columns || Number(environment['COLUMNS'])
const terminal: Terminal = {
  folder: process.cwd(),
  environment,
  today: new Date().toISOString().slice(0, 10),
  color:
    !environment['NO_COLOR'] &&
    (isForced(environment['FORCE_COLOR']) ?? (window !== undefined && environment['TERM'] !== 'dumb')),
  width: columns > 0 ? Math.max(narrowest, columns) : undefined,
  readInput,
  write,
  error: (line) => writeError(hasProgress ? fold(noteLine(line), terminal.width) : noteLine(line)),
  progress: (total) => (done) => report(`checked ${done} of ${total} files`, done, total),
  status: (words) => {
    if (hasProgress) writeError(`${startOfLine}${logText(words)}`)
  },
  reading: (done, total) => report(`read ${done} of ${total} files of the repository`, done, total),
}

catchStrayOutput({
  said: (words) => terminal.error(words),
  crashed: (words) => refuse(terminal, `This is a bug in accelerator-review: ${words}`),
})

// Until the run completes, so that a run that hangs and exits does not pass.
process.exitCode = 2
void runCommandLine(process.argv.slice(2), terminal).then((status) => {
  process.exitCode = status
  // Errors of this turn are reported first. Waiting for V8 to collect its garbage would take another 15 ms.
  setImmediate(() => process.exit())
})

import { readSync } from 'node:fs'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { fold } from '../../core/report/words/fold.ts'
import { logText } from '../../core/text/encode.ts'
import { catchStrayOutput } from '../run/stray-output.ts'
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

/** If another process made the terminal non-blocking, reads fail with EAGAIN until there is input. */
function readSome(bytes: Buffer, at: number): number {
  for (;;)
    try {
      return readSync(process.stdin.fd, bytes, at, bytes.length - at, null)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw new UnusableInput(`Standard input cannot be read: ${code}.`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
}

const { stderr, stdout } = process
const columns = stdout.columns || Number(environment['COLUMNS'])
const terminal: Terminal = {
  folder: process.cwd(),
  environment,
  today: new Date().toISOString().slice(0, 10),
  color:
    !environment['NO_COLOR'] &&
    (isForced(environment['FORCE_COLOR']) ?? (stdout.isTTY === true && environment['TERM'] !== 'dumb')),
  width: columns > 0 ? Math.max(narrowest, columns) : undefined,
  readInput,
  write: (text) => {
    stdout.write(text)
  },
  error: (line) => {
    stderr.write(stderr.isTTY ? fold(noteLine(line), terminal.width) : noteLine(line))
  },
  progress: (total) => (done) => {
    if (!stderr.isTTY || total < manyFiles) return
    if (done === total) stderr.write('\r\u001b[K')
    else if (done % manyFiles === 0) stderr.write(`\rchecked ${done} of ${total} files`)
  },
  status: (words) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${logText(words)}`)
  },
  reading: (done, total) => {
    if (!stderr.isTTY || total < manyFiles) return
    if (done === total) stderr.write('\r\u001b[K')
    else if (done % manyFiles === 0) stderr.write(`\rread ${done} of ${total} files of the repository`)
  },
}

catchStrayOutput({
  said: (words) => terminal.error(words),
  crashed: (words) => refuse(terminal, `This is a bug in accelerator-review: ${words}`),
})

// A reader that stops early (`| head`) is not an error and does not change the exit status.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.exit(2)
})
// Until the run completes, so that a run that hangs and exits does not pass.
process.exitCode = 2
void runCommandLine(process.argv.slice(2), terminal).then((status) => {
  process.exitCode = status
  // Waiting for V8 to collect its garbage would take another 15 ms. An error of the last write is reported first.
  stdout.write('', () => stderr.write('', () => setImmediate(() => process.exit())))
})

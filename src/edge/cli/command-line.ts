import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { problemLines, UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { version } from '../../core/report/version.ts'
import { logText } from '../../core/text/encode.ts'
import { nearestWord } from '../../core/text/nearest-word.ts'
import { catchStrayOutput } from '../run/stray-output.ts'
import type { Command, Terminal } from './arguments.ts'
import { check } from './check.ts'

/** As it was given: what `launch` starts has all of it. */
const environment = { ...process.env }

// Debugging switches of the YAML library, which would print a stranger's text to standard output as it is.
delete process.env['LOG_TOKENS']
delete process.env['LOG_STREAM']

/** All but the check, which runs on every push, load when they are asked for. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    check: async () => check,
    compare: async () => (await import('./compare.ts')).compare,
    policy: async () => (await import('./policy.ts')).policy,
    evidence: async () => (await import('./evidence.ts')).evidence,
    rules: async () => (await import('./rules.ts')).rules,
    explain: async () => (await import('./explain.ts')).explain,
    schema: async () => (await import('./schema.ts')).schema,
    init: async () => (await import('./init.ts')).init,
    fleet: async () => (await import('./fleet.ts')).fleet,
    actual: async () => (await import('./actual.ts')).actual,
    lsp: async () => (await import('./lsp.ts')).lsp,
    launch: async () => (await import('./launch.ts')).launch,
    mcp: async () => (await import('./mcp.ts')).mcp,
  }),
)
/** From this many files on, a check is long enough to show how far it is. */
const manyFiles = 100

/** https://force-color.org: colors where the output is not a terminal, as in the log of a workflow; `0` is none. */
const isForced = (value: string | undefined): boolean | undefined =>
  value === undefined || value === '' ? undefined : value !== '0' && value !== 'false'

const { stderr, stdout } = process
const terminal: Terminal = {
  folder: process.cwd(),
  environment,
  today: new Date().toISOString().slice(0, 10),
  color:
    !environment['NO_COLOR'] &&
    (isForced(environment['FORCE_COLOR']) ?? (stdout.isTTY === true && environment['TERM'] !== 'dumb')),
  write: (text) => {
    stdout.write(text)
  },
  error: (line) => {
    stderr.write(`${line}\n`)
  },
  progress: (total) => (done) => {
    if (!stderr.isTTY || total < manyFiles) return
    if (done === total) stderr.write('\r\u001b[K')
    else if (done % manyFiles === 0) stderr.write(`\rchecked ${done} of ${total} files`)
  },
  status: (words) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${words}`)
  },
  reading: (done, total) => {
    if (!stderr.isTTY || total < manyFiles) return
    if (done === total) stderr.write('\r\u001b[K')
    else if (done % manyFiles === 0) stderr.write(`\rread ${done} of ${total} files of the repository`)
  },
}

catchStrayOutput({
  said: (words) => terminal.error(logText(words)),
  crashed: (words) => refuse(`This is a fault of ours: ${words}`),
})

// A reader that has seen enough (`| head`) is no error, and does not change what the check came to.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.exit(2)
})
process.exitCode = await runCommand(process.argv.slice(2))

async function runCommand([name, ...words]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.write(await help())
    return name === undefined ? 2 : 0
  }
  const load = commands.get(name)
  if (load === undefined) return refuse(`Unknown command "${name}".${didYouMean(name)}`)
  const command = await load()
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  if (own.includes('--help') || own.includes('-h')) {
    terminal.write(commandHelp(command))
    return 0
  }
  try {
    return await command.run(words, terminal)
  } catch (error) {
    if (error instanceof UnusablePolicy) return refuse(error.message, problemLines(error.problems))
    if (error instanceof UnusableInput) return refuse(error.message)
    throw error
  }
}

function refuse(message: string, reasons: readonly string[] = []): 2 {
  terminal.error(`accelerator-review: ${logText(message)}`)
  for (const reason of reasons) terminal.error(`  ${logText(reason)}`)
  return 2
}

function didYouMean(name: string): string {
  const suggestion = nearestWord(name, commands.keys())
  return suggestion ? ` Did you mean ${suggestion}?` : ' `accelerator-review help` lists the commands.'
}

async function help(): Promise<string> {
  const all = await Promise.all([...commands.values()].map((load) => load()))
  const lines = all.map(({ usage, summary }) => `  ${usage.padEnd(24)} ${summary}`)
  return `accelerator-review ${version}: does the accelerator suit the training job that accelerator.yml declares?

Usage: accelerator-review COMMAND [OPTION ...]

${lines.join('\n')}

Exit status: 0 the check passed, 1 a finding fails it (--fail-on), 2 it could not run.
\`accelerator-review COMMAND --help\` lists the options of a command.
`
}

function commandHelp({ usage, summary, options }: Command): string {
  const lines = Object.entries(options).map(
    ([name, { value, help: text }]) => `  --${name}${value ? ` ${value}` : ''}\n      ${text}`,
  )
  return `Usage: accelerator-review ${usage}\n\n${summary}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`
}

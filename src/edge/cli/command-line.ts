import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { problemLines, UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { version } from '../../core/report/version.ts'
import { fold } from '../../core/report/words/fold.ts'
import { didYouMean } from '../../core/text/nearest-word.ts'
import type { Command, Terminal } from './arguments.ts'
import { check } from './check/check.ts'

/** `check` runs on every push. All other commands load on demand. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    check: async () => check,
    compare: async () => (await import('./compare.ts')).compare,
    policy: async () => (await import('./policy/policy.ts')).policy,
    evidence: async () => (await import('./evidence.ts')).evidence,
    rules: async () => (await import('./rules.ts')).rules,
    explain: async () => (await import('./explain.ts')).explain,
    schema: async () => (await import('./schema.ts')).schema,
    init: async () => (await import('./init.ts')).init,
    fleet: async () => (await import('./fleet/fleet.ts')).fleet,
    models: async () => (await import('./models.ts')).models,
    actual: async () => (await import('./actual.ts')).actual,
    prices: async () => (await import('./prices.ts')).prices,
    lsp: async () => (await import('./lsp.ts')).lsp,
    launch: async () => (await import('./launch.ts')).launch,
    mcp: async () => (await import('./mcp.ts')).mcp,
    completion: async () => (await import('./completion.ts')).completionOf(all),
  }),
)

/** All commands by name. */
const all = async (): Promise<Readonly<Record<string, Command>>> =>
  Object.fromEntries(await Promise.all([...commands].map(async ([name, load]) => [name, await load()] as const)))

/** Runs a command line, starting with the command's name. Returns the exit status. Unexpected errors pass through. */
export async function runCommandLine([name, ...words]: readonly string[], terminal: Terminal): Promise<number> {
  const [about] = words
  if (name === 'help' && about !== undefined) return runCommandLine([about, '--help'], terminal)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.write(fold(await help(), terminal.width))
    return name === undefined ? 2 : 0
  }
  const load = commands.get(name)
  if (load === undefined) {
    const hint = didYouMean(name, commands.keys(), ' `accelerator-review help` lists the commands.')
    return refuse(terminal, `Unknown command "${name}".${hint}`)
  }
  const command = await load()
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  if (own.includes('--help') || own.includes('-h')) {
    terminal.write(fold(commandHelp(command), terminal.width))
    return 0
  }
  if (own.includes('--version')) {
    terminal.write(`${version}\n`)
    return 0
  }
  try {
    return await command.run(words, terminal)
  } catch (error) {
    if (error instanceof UnusablePolicy) return refuse(terminal, error.message, problemLines(error.problems))
    if (error instanceof UnusableInput) return refuse(terminal, error.message)
    throw error
  }
}

/** Reports why the command could not run. */
export function refuse(terminal: Terminal, message: string, reasons: readonly string[] = []): 2 {
  terminal.error(`accelerator-review: ${message}`)
  for (const reason of reasons) terminal.error(`  ${reason}`)
  return 2
}

async function help(): Promise<string> {
  const lines = Object.values(await all()).map(({ usage, summary }) => `  ${usage.padEnd(24)} ${summary}`)
  return `accelerator-review ${version}: does the accelerator suit the training job that accelerator.yml declares?

Usage: accelerator-review COMMAND [OPTION ...]

${lines.join('\n')}

Exit status: 0 the check passed, 1 a finding fails it (--fail-on), 2 it could not run.
\`accelerator-review COMMAND --help\` lists the options of a command.
`
}

function commandHelp({ usage, summary, options }: Command): string {
  const lines = Object.entries(options).map(
    ([name, { short, value, help: text }]) =>
      `  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}\n      ${text}`,
  )
  return `Usage: accelerator-review ${usage}\n\n${summary}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`
}

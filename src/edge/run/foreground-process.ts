import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isatty } from 'node:tty'

/** Without a listener, Node starts its debugger on SIGUSR1. */
const passedOn = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const

/** A terminal sends these to its whole foreground group. Passing them on would deliver them twice. */
const ofTerminal: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT']

/**
 * Runs a program in place of this one: without a shell, with unchanged arguments, and this process's input, output and
 * process group. Returns its exit status. If a signal ended it, that signal ends this process, too. As in a shell, 127
 * means not found and 126 not executable.
 */
export async function runInForeground(
  [program, ...words]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  error: (line: string) => void,
): Promise<number> {
  const ended = await endOf(program, words, environment)
  if ('failure' in ended) {
    const isAbsent = ended.failure === 'ENOENT'
    error(isAbsent ? 'The program does not exist.' : `The program cannot be run: ${ended.failure}.`)
    return isAbsent ? 127 : 126
  }
  return ended.signal === null ? ended.status : endBy(ended.signal)
}

type End =
  | { readonly status: number; readonly signal: null }
  | { readonly signal: NodeJS.Signals }
  | { readonly failure: string }

function endOf(program: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<End> {
  return new Promise((resolve) => {
    const fail = ({ code, message }: NodeJS.ErrnoException): void => resolve({ failure: code ?? message })
    const atTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor))
    let child: ChildProcess | undefined
    // Registered before the start, because an early signal would end only this process.
    for (const signal of passedOn)
      process.on(signal, () => {
        if (!(atTerminal && ofTerminal.includes(signal))) child?.kill(signal)
      })
    try {
      child = spawn(program, words, { stdio: 'inherit', env })
      child.on('error', fail)
      child.on('exit', (status, signal) => resolve(signal === null ? { status: status ?? 0, signal } : { signal }))
    } catch (error) {
      // Too many arguments for the system also throw.
      fail(error as NodeJS.ErrnoException)
    }
  })
}

/** Ends this process with a signal. For signals that do not end it, as Node ignores some, returns a shell's status. */
async function endBy(signal: NodeJS.Signals): Promise<number> {
  for (const each of passedOn) process.removeAllListeners(each)
  process.kill(process.pid, signal)
  await new Promise((wait) => setTimeout(wait, 200))
  return 128 + constants.signals[signal]
}

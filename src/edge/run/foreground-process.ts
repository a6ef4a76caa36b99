import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isatty } from 'node:tty'

/** SIGUSR1 is Node's own, for its debugger, unless somebody listens. */
const passedOn = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const

/** What a terminal sends to all of the foreground by itself: sent again, it would come twice. */
const ofTerminal: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT']

/**
 * Runs a program in the place of this one: its words as they are and without a shell, with this one's input, output and
 * process group. Gives its exit status; where a signal ended it, that signal ends this process as well. As in a shell, 127
 * stands for a program that is not there, and 126 for one that cannot be run.
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
    // Before the program is there: a signal that comes meanwhile would end this process alone.
    for (const signal of passedOn)
      process.on(signal, () => {
        if (!(atTerminal && ofTerminal.includes(signal))) child?.kill(signal)
      })
    try {
      child = spawn(program, words, { stdio: 'inherit', env })
      child.on('error', fail)
      child.on('exit', (status, signal) => resolve(signal === null ? { status: status ?? 0, signal } : { signal }))
    } catch (error) {
      // So are words that are too many for the system.
      fail(error as NodeJS.ErrnoException)
    }
  })
}

/** Ends this process by a signal; where that does not end it, as with those that Node ignores, by a shell's status. */
async function endBy(signal: NodeJS.Signals): Promise<number> {
  for (const each of passedOn) process.removeAllListeners(each)
  process.kill(process.pid, signal)
  await new Promise((wait) => setTimeout(wait, 200))
  return 128 + constants.signals[signal]
}

import type { RawCommand } from './shell-scanner.ts'

const before = /^(?:then|do|else|!|time)$/
/** `{%` starts a template statement, whose end is not searched. */
const opens = /^(?:if|for|foreach|while|until|select|case|switch|function|\{|\{%-?)$/
const closes = /^(?:fi|done|esac|end|endif|endsw|\})$/

/**
 * The commands that a script may reach. Marks those that a loop over values repeats. Leaves out only clear cases:
 * commands after an unconditional `exit` or `exec`, after `false &&`, and after `true ||`.
 */
export function reached(commands: readonly RawCommand[]): RawCommand[] {
  const open: string[] = []
  const found: RawCommand[] = []
  let loops = 0
  let outcome: boolean | undefined
  for (const command of commands) {
    const { words, behind } = command
    const first = words.find((word) => !before.test(word)) ?? ''
    const isOpening = opens.test(first)
    const isSkipped = behind.endsWith(outcome ? '||' : '&&') && outcome !== undefined && !isOpening
    if (isSkipped) continue
    if (closes.test(first) && isLoop(open.pop())) loops--
    if (isOpening || words.at(-1) === '{') open.push(first)
    if (isOpening && isLoop(first)) loops++
    const isSure = !/[&|(]/.test(behind)
    outcome = isSure && words.length === 1 ? outcomes.get(first) : undefined
    found.push(loops > 0 ? { ...command, isRepeated: true } : command)
    if (open.length === 0 && isSure && !command.isInBrackets && endsScript(words)) break
  }
  return found
}

const outcomes: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  [':', true],
  ['false', false],
])

const isLoop = (word: string | undefined): boolean => word === 'for' || word === 'foreach'

/** `exit 0` and `exec python a.py`, but not `exec > log`. */
const endsScript = ([program, argument]: readonly string[]): boolean =>
  program === 'exit' || (program === 'exec' && argument !== undefined && !/[<>{]/.test(argument))

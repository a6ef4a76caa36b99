import { programOf, runs, type ShellCommand } from './shell-commands.ts'

/** The variables that show a program only some of the devices. */
const variable = /^(?:CUDA|HIP|ROCR)_VISIBLE_DEVICES=(.*)$/s
const trains =
  /(?:^|[/._-])(?:pre)?(?:train|finetune|fine_tune|sft|dpo)(?:[._-][\w.-]{0,80})?$|train(?:er|ing)?(?:\.py)?$/i

/**
 * The line on which a script that does nothing but start one training program shows it one device: the program has one
 * accelerator. Of several programs each may have its own.
 */
export function oneDeviceShown(commands: readonly ShellCommand[]): number | undefined {
  const shown = commands.flatMap(({ words, line, byDefault }) =>
    words.flatMap((word) => {
      const value = variable.exec(word)?.[1]
      return value === undefined ? [] : [{ value, line, byDefault }]
    }),
  )
  const [first, another] = shown
  if (first === undefined || another !== undefined || first.byDefault || !/^\d{1,2}$/.test(first.value))
    return undefined
  const [program, next] = commands.filter((command) => runs(command) && /^python[\d.]*$/.test(programOf(command.words)))
  if (program === undefined || next !== undefined) return undefined
  return program.words.some((word) => word.length <= 300 && trains.test(word)) ? first.line : undefined
}

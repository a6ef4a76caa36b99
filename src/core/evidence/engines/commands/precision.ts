import { optionsOf } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import type { PrecisionObservation } from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'
import type { Launch } from './launches.ts'

/**
 * The number format that the launch of a training sets: by the flags of the Transformers trainer and of accelerate, or
 * by the setting of Lightning's trainer.
 */
export function precisionOf(
  path: string,
  { words, byDefault }: ShellCommand,
  launch: Pick<Launch, 'line'>,
): PrecisionObservation[] {
  if (byDefault) return []
  const place = { path, line: launch.line }
  const ofTrainer = precisionWord(words.map((word) => trainerSetting.exec(word.slice(0, 100))?.[1]).findLast(Boolean))
  if (ofTrainer !== undefined) return [{ what: 'precision', precision: ofTrainer, certainty: 'states', place }]
  if (!words.some((word) => word.length <= 500 && (trains.test(word) || trainerOption.test(word)))) return []
  const set = (['bf16', 'fp16'] as const).filter((name) => isSwitchedOn(words, `--${name}`))
  const mixed = precisionWord(optionsOf(words, '--mixed-precision').at(-1))
  const [precision, another] = new Set([...set, ...(mixed === undefined ? [] : [mixed])])
  if (precision === undefined || another !== undefined) return []
  return [{ what: 'precision', precision, certainty: 'states', place }]
}

/** Whether a word may be what tells a format, or that a training is what is told it. */
export const tellsPrecision = (word: string): boolean =>
  word.endsWith('trainer.precision') || trains.test(word) || trainerOption.test(word)

/** `trainer.precision=bf16-mixed`, as Hydra and Lightning's own command line take it. */
const trainerSetting = /^(?:--|\+{0,2})trainer\.precision=(.+)$/

/** A program that trains, by its name: evaluation may well compute in another format. */
const trains = /(?:train|tun(?:e|ing)|sft|dpo|grpo)[\w-]{0,60}\.py$|^(?:axolotl|llamafactory)/i

/** What nothing but the arguments of the Transformers trainer are called. */
const trainerOption = /^--(?:do_train|per_device_train_batch_size)(?:=|$)/

/** `--bf16`, `--bf16 True`, `--bf16=true`; off where it says so or is left to a variable. */
function isSwitchedOn(words: readonly string[], flag: string): boolean {
  const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`))
  const word = words[at]
  if (word === undefined) return false
  const value = word === flag ? (words[at + 1] ?? '--') : word.slice(flag.length + 1)
  return value.startsWith('-') || /^true$/i.test(value)
}

import type { Node } from '../../../text/document.ts'
import { parseDuration } from '../../../text/quantity.ts'
import { readValue } from '../read-value.ts'
import { textOf } from '../values/value-node.ts'
import { framework } from './framework.ts'
import { countOfEach, hardware, provider } from './hardware.ts'
import { model } from './model.ts'
import { monthlyBudget } from './monthly-budget.ts'
import { parallelism } from './parallelism.ts'
import type { Saying } from './saying.ts'
import { batch, scale } from './scale.ts'
import { taskOrStage } from './task-or-stage.ts'
import { attention, method, precision } from './training.ts'

/** Reads values that may declare several keys at once; undefined if not understood. */
export function sayingOf(key: string, written: Node): Saying | undefined {
  if (key === 'framework.name' || key === 'framework.libraries') return framework(key, written)
  if (key === 'hardware.accelerator' || key === 'hardware.machine') return hardware(key, written)
  if (key === 'hardware.count') return countOfEach(written)
  if (key === 'hardware.provider') return provider(written)
  if (key === 'hardware.parallelism') return parallelism(written)
  if (key === 'scale.size') return scale(written)
  if (key === 'scale.global_batch_size' || key === 'scale.micro_batch_size') return batch(written)
  if (key === 'model.name' || key === 'model.architecture') return model(key, written)
  if (key === 'model.precision') return precision(written)
  if (key === 'task' || key === 'stage') return taskOrStage(key, written)
  if (key === 'model.method') return method(written)
  if (key === 'model.attention') return attention(written)
  if (key === 'operations.budget') return monthlyBudget(written)
  // A date means nothing without today's date.
  if (key === 'operations.deadline' && isDate(textOf(written) ?? '')) return []
  return undefined
}

/** `2027-01-31`, `15.01.2027`, `end of January`, `Q1`, `06:00 UTC`. */
const isDate = (text: string): boolean =>
  !parseDuration(text).ok &&
  /^\d{1,2}:\d{2}(?!:)|(?<!\d)(?:(?:19|20)\d\d(?!\d)|q[1-4]\b)|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:next|end of(?: the)?) (?:week|month|quarter|year)\b/i.test(
    text,
  )

/** Reads a value at a key, as a phrase or as a single value; undefined if the key cannot have it. */
export function understood(key: string, node: Node): Saying | undefined {
  const declared = sayingOf(key, node)
  if (declared !== undefined) return declared
  const value = readValue(key, node)
  return value === undefined ? undefined : [[key, value]]
}

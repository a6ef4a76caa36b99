import { resolveModel } from '../../../catalog/models/model-name.ts'
import { resolveWord, wordsInPhrase, wordsOf } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { onlyNearestWord } from '../../../text/nearest-word.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'

/**
 * A task may be written at `stage`, and a stage at `task`. The problem that a model solves (`image classification`) is
 * not a key, so words at `task` that resemble no known word are skipped.
 */
export function taskOrStage(key: 'stage' | 'task', written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  const isWhole = (resolveWord('task', text) ?? resolveWord('stage', text) ?? methodWord(text)) !== undefined
  const parts = isWhole ? [text] : text.split(/\s*[,;+/()]\s*/).filter((part) => part !== '')
  const declared: Saying[number][] = []
  for (const part of parts) {
    const saying =
      taskOrStageWord(written, part) ??
      (key === 'stage' ? stageAmongWords(written, part) : undefined) ??
      (isWhole ? undefined : sizePiece(written, part))
    if (saying !== undefined) declared.push(...saying)
    else if (isNear(part)) return parts.length === 1 ? [[keyOfSlip(key, part), written]] : undefined
    else declared.push([unread, scalarAt(written, part)])
  }
  // At `stage`, text without meaning is a mistake; at `task`, it is the model's problem, which is skipped.
  const isSilent = declared.every(([at]) => at === unread)
  return !isSilent ? declared : key === 'stage' ? undefined : []
}

const isNear = (text: string): boolean =>
  onlyNearestWord(text, [...wordsOf('task'), ...wordsOf('stage')], true) !== undefined

/** `stage: inferrence` is a misspelled task. */
function keyOfSlip(key: 'stage' | 'task', text: string): string {
  const isNearTo = (other: 'stage' | 'task'): boolean => onlyNearestWord(text, wordsOf(other), true) !== undefined
  const other = key === 'stage' ? 'task' : 'stage'
  return !isNearTo(key) && isNearTo(other) ? other : key
}

/** What one word declares: a task, a stage, or a method, which implies fine-tuning. */
export function taskOrStageWord(written: Node, part: string): Saying | undefined {
  const task = resolveWord('task', part)
  if (task === 'fine-tuning' && /^full\b/i.test(part))
    return [
      ['task', scalarAt(written, task)],
      ['model.method', scalarAt(written, 'full')],
    ]
  if (task !== undefined) return [['task', sameOr(written, task)]]
  const stage = resolveWord('stage', part)
  if (stage !== undefined) return [['stage', sameOr(written, stage)]]
  const method = methodWord(part)
  const fineTuning = scalarAt(written, 'fine-tuning')
  if (method !== undefined)
    return [
      ['task', fineTuning],
      ['model.method', scalarAt(written, method)],
    ]
  const [only, another] = tasksIn(part)
  if (only === undefined || another !== undefined) return undefined
  const [adapter, other] = wordsInPhrase('method', part)
  const isAdapter = adapter !== undefined && adapter !== 'full' && other === undefined
  const [ownStage, otherStage] = wordsInPhrase('stage', part)
  const isOfStage = ownStage !== undefined && otherStage === undefined
  return [
    ['task', scalarAt(written, only)],
    ...(isOfStage ? ([['stage', scalarAt(written, ownStage)]] as const) : []),
    ...(isAdapter ? ([['model.method', scalarAt(written, adapter)]] as const) : []),
    ...modelIn(written, part),
  ]
}

/** `finetune gemma-2-9b`: the only model whose name has a size. */
function modelIn(written: Node, part: string): Saying {
  const [only, another] = part.split(/\s+/).filter((word) => /\d[bm]\b/i.test(word) && resolveModel(word) !== undefined)
  return only === undefined || another !== undefined ? [] : [['model.name', scalarAt(written, only), true]]
}

/** `clinical research`: the only stage in a phrase. */
function stageAmongWords(written: Node, part: string): Saying | undefined {
  const [only, another] = wordsInPhrase('stage', part)
  return only === undefined || another !== undefined ? undefined : [['stage', scalarAt(written, only)]]
}

/** The tasks in a sentence. */
const tasksIn = (text: string): readonly string[] => wordsInPhrase('task', text)

/** `qlora`, `LoRA fine-tuning`. */
function methodWord(text: string): string | undefined {
  const rest = text.replace(/[\s_-]*(?:fine[\s_-]?tun(?:e|ing)|sft|training|adapter)$/i, '')
  const method = resolveWord('method', rest)
  return method === 'full' && !/full/i.test(text) ? undefined : method
}

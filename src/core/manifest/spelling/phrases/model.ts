import { architectureOfModelWord, resolveModel } from '../../../catalog/models/model-name.ts'
import { isTurned, resolvePhrase, resolveWord, wordsOf } from '../../../catalog/value-spellings.ts'
import type { Node } from '../../../text/document.ts'
import { onlyNearestWord } from '../../../text/nearest-word.ts'
import { scalarAt, textOf } from '../read-value.ts'
import { type Saying, sameOr } from './saying.ts'
import { sizePiece } from './size-piece.ts'
import { taskOrStageWord } from './task-or-stage.ts'

/** The name of a published model, a kind of network, or a size (`7B`), alone or together (`7B transformer`). */
export function model(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 256) return undefined
  const asName: Saying = [['model.name', written]]
  const kindOfNetwork = resolveWord('architecture', text)
  // Before any model is looked up, which takes its time the first time.
  if (kindOfNetwork !== undefined) return [['model.architecture', sameOr(written, kindOfNetwork)]]
  const known = resolveModel(text)
  // The word for a family is no model of it, whatever model is meant by it most often.
  const isFamily = known === undefined || !/\d/.test(text)
  const architecture = isFamily ? architectureOfModelWord(text) : undefined
  if (architecture !== undefined) return [['model.architecture', sameOr(written, architecture)]]
  // Where the kind of network is asked for, a model stands for its kind, unless it is named with its size.
  if (known !== undefined)
    return key === 'model.name' || known.architecture === undefined || /\w\/\w{3}|\d[bm]\b/i.test(text)
      ? asName
      : [['model.architecture', scalarAt(written, known.architecture)]]
  const [size] = /(?<![\w.])[~≈]?\d+(?:\.\d+)?\s?[mb]\b(?:\s*param(?:eter)?s?)?/i.exec(text) ?? []
  const rest =
    size === undefined
      ? ''
      : text
          .replace(size, ' ')
          .replace(/[\s,;()]+/g, ' ')
          .trim()
  const kind =
    rest === '' || rest.includes('/')
      ? undefined
      : (resolvePhrase('architecture', rest) ?? architectureOfModelWord(rest))
  const piece = kind === undefined ? undefined : sizePiece(written, (size as string).trim())
  if (kind !== undefined && piece !== undefined) return [['model.architecture', scalarAt(written, kind)], ...piece]
  const whole = sizePiece(written, text)
  if (whole !== undefined) return whole
  const trained = withTask(key, written, text)
  if (trained !== undefined) return trained
  const family = rest === '' || size === undefined ? undefined : architectureInPhrase(rest)
  if (family !== undefined && !text.includes('/'))
    return [['model.architecture', scalarAt(written, family)], ...(sizePiece(written, (size as string).trim()) ?? [])]
  const sized = rest === '' || size === undefined ? undefined : sizePiece(written, size.trim())
  if (sized !== undefined && key === 'model.name' && kind === undefined && /[,(]/.test(text))
    return [['model.name', scalarAt(written, rest.replace(/ params?$/, ''))], ...sized]
  const phrase = resolvePhrase('architecture', text) ?? architectureInPhrase(text)
  if (phrase !== undefined && !text.includes('/')) return [['model.architecture', scalarAt(written, phrase)]]
  // What is near no word of the reference is what somebody calls the model.
  return key === 'model.name' || onlyNearestWord(text, wordsOf('architecture')) === undefined ? asName : undefined
}

/** `mistral-7b continued pretraining`, `FLUX.1-dev full fine-tune`: what is done with a model, behind its name. */
function withTask(key: string, written: Node, text: string): Saying | undefined {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const task = resolveWord('stage', tail) === undefined ? taskOrStageWord(written, tail) : undefined
    const named =
      task &&
      (resolveModel(head) === undefined && !head.includes('/') ? undefined : model(key, scalarAt(written, head)))
    if (task !== undefined && named !== undefined) return [...named, ...task]
  }
  return undefined
}

/** The kind of network that a phrase names by a family of models: `SDXL unet`, `VideoMAE ViT-L`. */
function architectureInPhrase(text: string): string | undefined {
  if (isTurned(text)) return undefined
  const found = new Set(
    text.split(/[\s,;()+]+/).flatMap((part) => resolveModel(part)?.architecture ?? architectureOfModelWord(part) ?? []),
  )
  const [only, another] = found
  return another === undefined ? only : undefined
}

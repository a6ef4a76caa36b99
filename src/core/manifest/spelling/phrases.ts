import { resolveAccelerator, resolveMachine } from '../../catalog/accelerator-name.ts'
import { readFramework } from '../../catalog/framework-phrase.ts'
import { resolveFramework } from '../../catalog/frameworks.ts'
import { readHardware } from '../../catalog/hardware-phrase.ts'
import { resolveLibrary } from '../../catalog/libraries.ts'
import { architectureOfModelWord, resolveModel } from '../../catalog/models/model-name.ts'
import { readProvider } from '../../catalog/providers.ts'
import { resolvePhrase, resolveWord, wordsInPhrase, wordsOf } from '../../catalog/value-spellings.ts'
import type { Node } from '../../text/document.ts'
import { onlyNearestWord } from '../../text/nearest-word.ts'
import { parseAmount, parseBytes } from '../../text/quantity.ts'
import { itemsOf, listAt, readValue, scalarAt, textOf } from './read-value.ts'

/** What one written value says: keys of the reference with their values. */
export type Saying = readonly (readonly [key: string, node: Node])[]

/** Values that may say several things at once, by the key at which they stand; undefined where they are not understood. */
export function sayingOf(key: string, written: Node): Saying | undefined {
  if (key === 'framework.name' || key === 'framework.libraries') return framework(key, written)
  if (key === 'hardware.accelerator' || key === 'hardware.machine') return hardware(key, written)
  if (key === 'hardware.provider') return provider(written)
  if (key === 'hardware.parallelism') return parallelism(written)
  if (key === 'scale.size') return scale(written)
  if (key === 'model.name' || key === 'model.architecture') return model(key, written)
  if (key === 'model.precision') return precision(written)
  if (key === 'task' || key === 'stage') return taskOrStage(key, written)
  if (key === 'model.method') return method(written)
  if (key === 'model.attention') return attention(written)
  if (key === 'scale.sequence_length') return amountOf(key, written) ?? variableLength(written)
  if (key.startsWith('scale.')) return amountOf(key, written)
  return undefined
}

/** `PyTorch 2.4`, `[torch, deepspeed]`, `jax[tpu]==0.4.30`; what is not known stays as it is written. */
function framework(key: string, written: Node): Saying | undefined {
  const items = written.kind === 'list' ? written.items : [written]
  const frameworks: Node[] = []
  const libraries: Node[] = []
  const versions: Node[] = []
  const layouts: Node[] = []
  for (const item of items) {
    const text = textOf(item)
    if (text === undefined) return undefined
    const isLibrary = key === 'framework.libraries'
    const layout = isLibrary ? resolveWord('parallelism', text) : undefined
    if (layout !== undefined && layout !== 'none' && resolveWord('parallelism', text) !== 'zero-2')
      layouts.push(scalarAt(item, layout))
    // A word of the catalogue stays as it is written.
    if (!/[=<>@[:\s]/.test(text) && (isLibrary ? resolveLibrary(text) : resolveFramework(text)) !== undefined) {
      ;(isLibrary ? libraries : frameworks).push(item)
      continue
    }
    const read = readFramework(text)
    if (read === undefined || (isLibrary && read.libraries.length + read.unknown.length === 0)) {
      const parts = isLibrary ? (itemsOf(item, () => false) ?? [item]) : [item]
      if (isLibrary && parts.length > 1)
        return framework(
          key,
          listAt(
            written,
            items.flatMap((each) => (each === item ? parts : [each])),
          ),
        )
      ;(isLibrary ? libraries : frameworks).push(item)
      continue
    }
    for (const name of read.libraries) libraries.push(sameOr(item, name))
    // The framework that a library brings along is none of its own where it stands among libraries.
    if (!isLibrary) for (const name of read.frameworks) frameworks.push(sameOr(item, name))
    for (const name of read.unknown) (isLibrary ? libraries : frameworks).push(scalarAt(item, name))
    if (!isLibrary && read.version !== undefined) versions.push(scalarAt(item, read.version))
  }
  const [version, another] = versions
  const said: [string, Node][] = []
  const distinct = unique(frameworks)
  if (distinct.length > 0)
    said.push(['framework.name', distinct.length === 1 ? (distinct[0] as Node) : listAt(written, distinct)])
  if (version !== undefined && another === undefined) said.push(['framework.version', version])
  if (libraries.length > 0) said.push(['framework.libraries', listAt(written, unique(libraries))])
  const [layout] = layouts
  if (layout !== undefined) said.push(['hardware.parallelism', layout])
  return said
}

const sameOr = (item: Node, name: string): Node => (textOf(item) === name ? item : scalarAt(item, name))
const unique = (nodes: readonly Node[]): Node[] =>
  nodes.filter((node, at) => nodes.findIndex((other) => textOf(other) === textOf(node)) === at)

/** Machine types without accelerators, which are attached to them: they say nothing. */
const processorsOnly =
  /^(?:(?:n[124]d?|e2|c[234]d?|t2[ad]|m[123])-(?:standard|highmem|highcpu|custom|ultramem|megamem|micro|small|medium)[\w-]{0,16}|(?:ml\.)?[cmrt]\d[a-z]{0,3}\.\d{0,2}x?large|standard_[de]\d{1,3}[a-z]{0,4}_v\d)$/i

/** `8x H100 on AWS`, `p4d.24xlarge`; a word of the catalogue stays as it is written. */
function hardware(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  if (key === 'hardware.machine' ? resolveMachine(text) : resolveAccelerator(text)) return [[key, written]]
  if (processorsOnly.test(text)) return []
  const [, cores, chip] = /^(\d{1,6})\s+(?:x\s*)?(.{2,24}?)[\s-]cores?$/i.exec(text) ?? []
  if (chip !== undefined && resolveAccelerator(chip)?.kind === 'tpu')
    return [
      ['hardware.accelerator', scalarAt(written, chip)],
      ['hardware.cores', scalarAt(written, Number(cores))],
    ]
  const read = readHardware(text)
  if (read === undefined) return hardwareInPieces(written, text)
  const { accelerator, count, perNode, nodes, machine, topology } = read
  const times = perNode ?? (nodes === undefined ? count : undefined)
  const said: [string, Node][] = []
  const say = (at: string, value: string | number | undefined): void => {
    if (value !== undefined)
      said.push([at, sameOr(written, String(value)) === written ? written : scalarAt(written, value)])
  }
  say(
    'hardware.accelerator',
    accelerator === undefined || times === undefined ? accelerator : `${accelerator}:${times}`,
  )
  say('hardware.machine', machine)
  say('hardware.nodes', nodes)
  say('hardware.slices', read.slices)
  say('hardware.topology', topology)
  say('hardware.provider', read.provider)
  if (times === undefined && (nodes !== undefined || machine !== undefined)) say('hardware.count', count)
  return said
}

const price = (node: Node): Saying | undefined => {
  const read = /\d\s*(?:\/|per)\s*\w/.test(textOf(node) ?? '')
    ? readValue('operations.price_per_chip_hour', node)
    : undefined
  return read && [['operations.price_per_chip_hour', read]]
}

/** What stands beside accelerators and says nothing of them: the host's processors and memory, drivers. */
const besides =
  /^(?:free|one node|single node|.*\b(?:cpus?|vcpus?|ram|xeon|epyc|driver|cuda)\b.*|.*\bcpu cores|n[12]d?-\w+-\d+|ubuntu.*)$/i

const piecesOfHardware = (text: string): string[] =>
  text.split(/\s*[,;()@+\n]\s*|\s+(?:on|at|in|from|with)\s+/).filter((piece) => piece !== '' && !besides.test(piece))

/** `256x H100 SXM (32 nodes), CoreWeave`: pieces that say something each; none where one of them says nothing. */
function hardwareInPieces(written: Node, text: string): Saying | undefined {
  const pieces = piecesOfHardware(text)
  const [machine, times] = /^(\S+)\s*[x×*]\s*(\d{1,4})$/.exec(text)?.slice(1) ?? []
  if (machine !== undefined && resolveMachine(machine) !== undefined)
    return [
      ['hardware.machine', scalarAt(written, machine)],
      ['hardware.nodes', scalarAt(written, Number(times))],
    ]
  if (pieces.length === 0 || pieces.length > 6 || (pieces.length === 1 && pieces[0] === text)) return undefined
  const said: (readonly [string, Node])[] = []
  for (const piece of pieces) {
    const node = scalarAt(written, piece)
    const saying = hardware('hardware.accelerator', node) ?? provider(node) ?? sizePiece(node, piece) ?? price(node)
    if (saying === undefined) return undefined
    said.push(...saying)
  }
  return said
}

function provider(written: Node): Saying | undefined {
  const text = textOf(written)
  const read = text === undefined ? undefined : readProvider(text)
  if (read === undefined) return undefined
  // Services of one provider may differ: what is written stays, unless a region stands beside it.
  if (read.region === undefined) return [['hardware.provider', written]]
  return [
    ['hardware.provider', scalarAt(written, read.provider.id)],
    ['hardware.region', scalarAt(written, read.region)],
  ]
}

const degreeNames: Readonly<Record<string, string>> = {
  tp: 'tensor',
  tensor: 'tensor',
  tensorparallel: 'tensor',
  mp: 'tensor',
  pp: 'pipeline',
  pipeline: 'pipeline',
  pipelineparallel: 'pipeline',
  dp: 'data',
  data: 'data',
  ddp: 'data',
  dataparallel: 'data',
  cp: 'context',
  context: 'context',
  sp: 'context',
  ep: 'expert',
  expert: 'expert',
  fsdp: 'fsdp',
  zero: 'zero',
} // prettier-ignore

/** A word, or degrees in one text: `tp=8 pp=4`, `TP8, PP4`, `fsdp + tp 8`. */
function parallelism(written: Node): Saying | undefined {
  if (written.kind === 'list') {
    const parts = written.items.map((item) => parallelism(item))
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part as Saying)
  }
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const found = resolveWord('parallelism', text)
  if (found !== undefined) return [['hardware.parallelism', sameOr(written, found)]]
  const said: [string, Node][] = []
  for (const part of text.split(/\s*(?:[,;+&|/]|\band\b|\bwith\b|(?<=\d)\s+(?=[a-z]))\s*/i)) {
    const whole = resolveWord('parallelism', part.replace(/^zero[\s-]?offload$/i, 'zero2'))
    const [, name, degree] = /^([a-z][a-z _-]{0,24}?)[\s:=_-]*(\d{1,5})$/i.exec(part) ?? []
    const key = degreeNames[(name ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')]
    if (whole !== undefined) said.push(['hardware.parallelism', scalarAt(written, whole)])
    else if (key !== undefined) said.push([`hardware.parallelism.${key}`, scalarAt(written, Number(degree))])
    else if (part === 'offload') said.push(['hardware.offload', scalarAt(written, 'optimizer')])
    else if (/^(?:deepspeed|megatron)(?:-lm)?$/i.test(part))
      said.push([
        'framework.libraries',
        listAt(written, [scalarAt(written, part.toLowerCase().startsWith('m') ? 'megatron-lm' : 'deepspeed')]),
      ])
    else return undefined
  }
  return said
}

/** What a number is of, by the noun behind it. */
const nouns: readonly (readonly [noun: RegExp, key: string])[] = [
  [/^(?:model )?(?:param(?:eter)?s?|weights|p)(?: model)?$/, 'scale.parameters'],
  [/^(?:active|activated)(?: param(?:eter)?s?)?$/, 'scale.active_parameters'],
  [/^(?:training )?(?:tokens?|toks?)$/, 'scale.tokens'],
  [/^(?:samples?|images?|examples?|rows|pairs|records|clips|utterances|videos|documents|sequences)$/, 'scale.samples'],
  [/^(?:daily |monthly |concurrent )?users?$/, 'scale.users'],
  [/^epochs?$/, 'scale.epochs'],
  [/^(?:gpus?|tpus?|cards?|chips?|accelerators?|devices?)$/, 'hardware.count'],
  [/^(?:nodes?|machines?|hosts?|servers?|instances?)$/, 'hardware.nodes'],
]

const batchKeys: Readonly<Record<string, string>> = {
  'scale.tokens': 'scale.global_batch_tokens',
  'scale.samples': 'scale.global_batch_size',
}

/** A number with a noun behind it that names another key than the one where it stands: a batch of `4M tokens`. */
function amountOf(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 64 || !/[a-z]\s+[a-z]|\d\s+[a-z]{4}/i.test(text)) return undefined
  const [first, another] = sizePiece(written, text) ?? []
  if (first === undefined || another !== undefined) return undefined
  const [named, node] = first
  if (key.startsWith('scale.global_batch_'))
    return batchKeys[named] === undefined ? undefined : [[batchKeys[named], node]]
  return named === key || ['scale.size', 'scale.parameters'].includes(named) ? undefined : [[named, node]]
}

/** `7B params, 1T tokens`, `large (7B)`, `70B`. */
function scale(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const said: (readonly [string, Node])[] = []
  const parts = text.split(/\s*(?:[,;+()]|\bon\b|\bwith\b|\band\b|\bfor\b|\bover\b|\bx\b(?=\s*[\d.]+\s*[TB]\b))\s*/i)
  for (const part of parts) {
    if (part === '') continue
    const piece = sizePiece(written, part) ?? hardware('hardware.accelerator', scalarAt(written, part))
    if (piece === undefined) return undefined
    said.push(...piece)
  }
  return said
}

function sizePiece(written: Node, part: string): Saying | undefined {
  const word = resolveWord('size', part.replace(/\s+(?:scale|model|job)$/i, ''))
  if (word !== undefined) return [['scale.size', sameOr(written, word)]]
  const single = /^(?:single|one)[\s-](gpu|tpu|card|chip|device|node|machine|host)$/i.exec(part)?.[1]
  if (single !== undefined)
    return [[/node|machine|host/i.test(single) ? 'hardware.nodes' : 'hardware.count', scalarAt(written, 1)]]
  const [, number = '', noun = ''] =
    /^[~≈]?\s*([\d.,_]+\s*(?:[kmbtq]n?|thousand|million|billion|trillion|gb|tb|pb|gib|tib)?)\b[\s-]*([a-z ]{0,24})$/i.exec(
      part,
    ) ?? []
  if (number === '') return undefined
  const node = scalarAt(written, number.trim())
  if (/[gtp]i?b$/i.test(number.trim()))
    return parseBytes(number).ok && /^(?:of data|data|dataset|)$/i.test(noun)
      ? [['scale.dataset_size', node]]
      : undefined
  const key = nouns.find(([pattern]) => pattern.test(noun.trim().toLowerCase()))?.[1]
  const value = parseAmount(number)
  if (!value.ok) return undefined
  if (key !== undefined) return [[key, node]]
  // Without a noun a number with its letter is the size of the model.
  return /^(?:model|llm|transformer|moe|dense|)$/i.test(noun.trim()) && /[mb]n?$|illion$/i.test(number.trim())
    ? [['scale.parameters', node]]
    : undefined
}

/** The name of a published model, a kind of network, or a size (`7B`), alone or together (`7B transformer`). */
function model(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 256) return undefined
  const asName: Saying = [['model.name', written]]
  const architecture = resolveWord('architecture', text) ?? architectureOfModelWord(text)
  if (architecture !== undefined) return [['model.architecture', sameOr(written, architecture)]]
  const published = resolveModel(text)
  // Where the kind of network is asked for, a model stands for its kind, unless it is named with its size.
  if (published !== undefined)
    return key === 'model.name' || published.architecture === undefined || /\w\/\w{3}|\d[bm]\b/i.test(text)
      ? asName
      : [['model.architecture', scalarAt(written, published.architecture)]]
  const whole = sizePiece(written, text)
  if (whole !== undefined) return whole
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
  const found = new Set(
    text.split(/[\s,;()+]+/).flatMap((part) => resolveModel(part)?.architecture ?? architectureOfModelWord(part) ?? []),
  )
  const [only, another] = found
  return another === undefined ? only : undefined
}

/** Bits of the weights and of the optimizer as well, where the word says that all is in one format. */
function precision(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  if (/(?:^|\b)(?:nf4|int4|4[\s-]?bit)\b/i.test(text) && !/awq|gptq/i.test(text))
    return [['model.method', scalarAt(written, 'qlora')]]
  const found = resolvePhrase('precision', text)
  if (found === undefined) return undefined
  const node = sameOr(written, found)
  const isPure = /^(?:bf16-true|16-true|pure[\s_-]?bf16|full[\s_-]?bf16)$/i.test(text)
  const all: Saying = [
    ['model.precision', node],
    ['model.weights_precision', node],
    ['model.optimizer_precision', node],
  ]
  return isPure ? all : [['model.precision', node]]
}

/**
 * A word for the task may stand where the stage is asked for, and the other way round. What the model solves (`image
 * classification`) says nothing about the hardware, so any word that is near none of the reference is passed over where
 * the task is asked for.
 */
function taskOrStage(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  const isWhole = (resolveWord('task', text) ?? resolveWord('stage', text) ?? methodWord(text)) !== undefined
  const parts = isWhole ? [text] : text.split(/\s*[,;+/()]\s*/).filter((part) => part !== '')
  const said: (readonly [string, Node])[] = []
  for (const part of parts) {
    const saying = taskOrStageWord(written, part)
    if (saying !== undefined) said.push(...saying)
    else if (key === 'stage' || isNear(part)) return undefined
  }
  return said
}

const isNear = (text: string): boolean =>
  onlyNearestWord(text, [...wordsOf('task'), ...wordsOf('stage')], true) !== undefined

function taskOrStageWord(written: Node, part: string): Saying | undefined {
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
  return [
    ['task', scalarAt(written, only)],
    ...(isAdapter ? ([['model.method', scalarAt(written, adapter)]] as const) : []),
  ]
}

/** What the job does, as a sentence says it. */
const tasksIn = (text: string): readonly string[] => wordsInPhrase('task', text)

/** `qlora`, `LoRA fine-tuning`. */
function methodWord(text: string): string | undefined {
  const rest = text.replace(/[\s_-]*(?:fine[\s_-]?tun(?:e|ing)|sft|training|adapter)$/i, '')
  const method = resolveWord('method', rest)
  return method === 'full' && !/full/i.test(text) ? undefined : method
}

/** `LoRA rank 32`; an algorithm of reinforcement learning is a task. */
function method(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  const task = resolveWord('task', text)
  if (task !== undefined && resolveWord('method', text) === undefined) return [['task', scalarAt(written, task)]]
  const [, word, rank] = /^(q?lora)\s*\(?(?:rank|r)\s*[=:]?\s*(\d{1,4})\)?$/i.exec(text) ?? []
  if (word === undefined) return undefined
  return [
    ['model.method', scalarAt(written, word.toLowerCase())],
    ['model.lora_rank', scalarAt(written, Number(rank))],
  ]
}

/** Kinds of attention that say how heads share keys, and nothing about the kernel. */
const headKinds =
  /^(?:gqa|mha|mqa|mla|(?:multi[\s-]?head|grouped[\s-]?query|multi[\s-]?query|multi[\s-]?latent|self|causal|sliding|local|global|linear|full|sparse|cross)(?:[\s-]?(?:window|self))?(?:[\s-]?attention)?)$/i

const attention = (written: Node): Saying | undefined => (headKinds.test(textOf(written) ?? '') ? [] : undefined)

const variableLength = (written: Node): Saying | undefined =>
  /^(?:variable|dynamic|varies|varying|ragged)$/i.test(textOf(written) ?? '')
    ? [['model.dynamic_shapes', scalarAt(written, true)]]
    : undefined

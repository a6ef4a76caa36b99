import type { Precision } from '../../../catalog/accelerator.ts'
import {
  eachMap,
  flagOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry, MapNode, Node } from '../../../text/document.ts'
import type { Certainty, EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { precisionWord } from '../../observation/precision-word.ts'
import { zeroStage } from './accelerate.ts'

/** The arguments of the Transformers trainer and of the programs around it: TRL, Axolotl, LLaMA-Factory. */
export const reader: EvidenceReader = {
  format: 'training-arguments',
  matches: isYamlPath,
  mayHold: isTraining,
  read: ({ path, text }) => yamlDocuments(text, isTraining).flatMap((document) => readArguments(path, document)),
}

function isTraining(text: string): boolean {
  return /^[ \t]*(?:per_device_train_batch_size|micro_batch_size|finetuning_type)[ \t]*:/m.test(text)
}

/** Keys that none but these programs put side by side. */
const signs: readonly (readonly string[])[] = [
  ['per_device_train_batch_size'],
  ['base_model', 'micro_batch_size'],
  ['model_name_or_path', 'finetuning_type'],
]

function readArguments(path: string, { root, lineOf }: YamlDocument): readonly Observation[] {
  let settings: MapNode | undefined
  eachMap(root, (map) => {
    if (settings !== undefined || map.kind !== 'map') return false
    if (signs.some((keys) => keys.every((key) => isSet(map.entries.get(key)?.node)))) settings = map
    return settings === undefined
  })
  if (settings === undefined) return []
  const given = new Arguments(settings)
  const observations = new ObservationList()
  const at = (entry: Entry, certainty: Certainty = 'states') => ({
    place: { path, line: lineOf(entry.key) },
    certainty,
  })
  const sign = given.first('per_device_train_batch_size', 'micro_batch_size', 'finetuning_type')
  if (sign !== undefined) {
    observations.add({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(sign, 'suggests') })
  }
  const precision = precisionOf(given)
  if (precision !== undefined) {
    observations.add({ what: 'precision', precision: precision.value, ...at(precision.entry, precision.certainty) })
  }
  for (const [library, entry] of librariesOf(given)) {
    observations.add({ what: 'library', library, how: 'configured', ...at(entry) })
  }
  observeSharding(given, at, observations)
  const cores = given.first('tpu_num_cores')
  if (cores !== undefined && wholeOf(cores.node)) {
    observations.add({ what: 'accelerator', kind: 'tpu', vendor: 'google', ...at(cores, 'suggests') })
  }
  const habana = given.first('use_habana')
  if (habana !== undefined && flagOf(habana.node) === true) {
    observations.add({ what: 'accelerator', kind: 'other', vendor: 'intel', ...at(habana) })
  }
  return observations.list()
}

/** A sweep writes a map of choices where the trainer has a value, and the swept program may be anything. */
const isSet = (node: Node | undefined): boolean => node !== undefined && node.kind !== 'map'

class Arguments {
  readonly #map: MapNode

  constructor(map: MapNode) {
    this.#map = map
  }

  first(...keys: readonly string[]): Entry | undefined {
    return keys.map((key) => this.#map.entries.get(key)).find((entry) => entry !== undefined)
  }

  /** The first of the keys that is switched on. */
  on(...keys: readonly string[]): Entry | undefined {
    return keys
      .map((key) => this.#map.entries.get(key))
      .find((entry) => entry !== undefined && flagOf(entry.node) === true)
  }

  /** The first of the keys whose word fits. */
  says(pattern: RegExp, ...keys: readonly string[]): Entry | undefined {
    return keys
      .map((key) => this.#map.entries.get(key))
      .find((entry) => entry !== undefined && pattern.test(wordOf(entry.node) ?? ''))
  }
}

function precisionOf(given: Arguments): { value: Precision; entry: Entry; certainty: Certainty } | undefined {
  const on: [Precision, Entry | undefined][] = [
    ['bf16', given.on('bf16', 'bfloat16', 'pure_bf16') ?? given.says(/^full$/, 'bf16')],
    ['fp16', given.on('fp16', 'float16')],
  ]
  const chosen = on.flatMap(([value, entry]) => (entry === undefined ? [] : [{ value, entry }]))
  const [first] = chosen
  if (first !== undefined) return chosen.length === 1 ? { ...first, certainty: 'states' } : undefined
  // The format in which weights are loaded is mostly, not always, the one that is computed in.
  const loaded = given.first('torch_dtype', 'dtype', 'model_dtype')
  const value = loaded === undefined ? undefined : precisionWord(wordOf(loaded.node))
  return loaded === undefined || value === undefined ? undefined : { value, entry: loaded, certainty: 'suggests' }
}

function librariesOf(given: Arguments): [string, Entry][] {
  const found: [string, Entry | undefined][] = [
    [
      'flash-attention',
      given.on('flash_attention', 'use_flash_attention_2', 'use_flash_attn', 'flash_attn_2_enabled') ??
        given.says(/^(?:flash_attention_[23]|fa[23])$/, 'attn_implementation', 'flash_attn', 'flash_attention'),
    ],
    ['xformers', given.on('xformers_attention', 'enable_xformers_memory_efficient_attention')],
    [
      'bitsandbytes',
      given.on('load_in_4bit', 'load_in_8bit') ??
        given.says(/^(?:adamw_bnb_8bit|paged_\w+|\w+_8bit)$/, 'optim', 'optimizer') ??
        (given.says(/^(?!bitsandbytes|bnb)\w/, 'quantization_method')
          ? undefined
          : given.says(/^[48]$/, 'quantization_bit')),
    ],
    [
      'liger-kernel',
      given.on('use_liger_kernel', 'enable_liger_kernel', 'use_liger', 'liger_fused_linear_cross_entropy'),
    ],
    ['unsloth', given.on('use_unsloth')],
    ['deepspeed', given.says(/\.json$|^zero[123]$/, 'deepspeed', 'deepspeed_config')],
  ]
  return found.flatMap(([library, entry]) => (entry === undefined ? [] : [[library, entry]]))
}

function observeSharding(
  given: Arguments,
  at: (entry: Entry, certainty?: Certainty) => { place: { path: string; line: number }; certainty: Certainty },
  observations: ObservationList,
): void {
  const deepspeed = given.says(/\.json$|^zero[123]$/, 'deepspeed', 'deepspeed_config')
  const file = wordOf(deepspeed?.node)
  const stage = /(?:zero|_z|stage|^z)[-_]?([0-3])(?!\d)/i.exec(file?.slice(file.lastIndexOf('/') + 1) ?? '')?.[1]
  const parallelism = stage === undefined ? undefined : zeroStage(Number(stage))
  if (deepspeed !== undefined && parallelism !== undefined) {
    observations.add({ what: 'sharding', parallelism, ...at(deepspeed, 'suggests') })
  }
  const fsdp = given.first('fsdp')
  if (fsdp === undefined || deepspeed !== undefined) return
  const words = wordsOf(fsdp.node)
  if (words.some((word) => /^(?:full_shard|shard_grad_op|hybrid_shard\w*|hybrid_shard_zero2)$/.test(word))) {
    observations.add({ what: 'sharding', parallelism: 'fsdp', ...at(fsdp) })
  }
}

const wordsOf = (node: Node): string[] =>
  (node.kind === 'list' ? itemsOf(node) : [node]).flatMap(
    (item) =>
      wordOf(item)
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [],
  )

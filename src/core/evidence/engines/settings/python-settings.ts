import type { Entry, MapNode } from '../../../text/document.ts'
import type { SettingObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'
import { argumentsOf } from '../python/call-arguments.ts'
import { imports } from '../python/requested-hardware.ts'
import { observed } from './command-settings.ts'
import { programs } from './programs.ts'

/** The packages whose trainers are configured in calls. */
const modules = ['transformers', 'trl', 'peft', 'accelerate', 'lightning', 'pytorch_lightning', 'unsloth']

/** Calls whose arguments are settings, and the section of these settings in a file. */
const calls: readonly (readonly [callee: RegExp, section: string])[] = [
  [
    /^(?:\w{0,40}TrainingArguments|(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)(?:Config|Trainer)|BitsAndBytesConfig|Accelerator)$/,
    '',
  ],
  [/^(?:LoraConfig|get_peft_model)$/, 'lora_config'],
  [/^Trainer$/, 'trainer'],
  [/^from_pretrained$/, 'pretrained'],
]

/** Arguments for loading a model that its training keeps, and their setting names. */
const ofLoading = [
  ['0', 'model_name_or_path'],
  ['max_seq_length', 'max_seq_length'],
  ['load_in_4bit', 'load_in_4bit'],
] as const

const asked =
  /\b(?:(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)(?:Config|Trainer)|(?:Lora|BitsAndBytes)Config|Accelerator|Trainer|get_peft_model)\(|TrainingArguments\(/

/**
 * The settings in a source's trainer calls, and the defaults of its options in them. They are hints, because there may
 * be many scripts. Leaves out settings on which two calls differ.
 */
export function settingsOfCalls(file: SourceFile): SettingObservation[] {
  // Finding a source's calls is slow.
  if (!asked.test(file.python.code) || !modules.some((name) => imports(file, name))) return []
  const explicit = settingsIn(file, false)
  const isByDefault = file.calls.some(({ values }) => [...values.values()].some((value) => value?.byDefault))
  if (!isByDefault) return explicit
  const keys = new Set(explicit.map(({ key }) => key))
  const others = settingsIn(file, true).filter(({ key }) => !keys.has(key))
  return [...explicit, ...others.map((each) => ({ ...each, byDefault: true as const }))]
}

function settingsIn(file: SourceFile, withDefaults: boolean): SettingObservation[] {
  const root = new Map<string, Entry>()
  let of = programs.at(-1)
  for (const call of file.calls) {
    const [, section] = call.isDefinition ? [] : (calls.find(([callee]) => callee.test(call.callee)) ?? [])
    if (section === undefined) continue
    const { entries, range } = argumentsOf(call, withDefaults)
    if (section === 'trainer') of = programs.find(({ starts }) => starts?.test('--trainer'))
    if (section === '') add(root, entries)
    else if (section === 'pretrained')
      for (const [argument, setting] of ofLoading) {
        const entry = entries.get(argument)
        if (entry) add(root, new Map([[setting, entry]]))
      }
    else {
      const there = root.get(section)?.node
      const inner = new Map(there?.kind === 'map' ? there.entries : [])
      add(inner, entries)
      root.set(section, { key: range, node: { kind: 'map', entries: inner, range }, range })
    }
  }
  const map: MapNode = { kind: 'map', entries: root, range: [1, 1] }
  return of === undefined || root.size === 0 ? [] : observed(file.path, of, map, ([line]) => line, 'suggests')
}

function add(all: Map<string, Entry>, entries: ReadonlyMap<string, Entry>): void {
  for (const [name, entry] of entries) {
    const there = all.get(name)
    all.set(name, there && sourceOf(there) !== sourceOf(entry) ? { ...entry, node: open(entry) } : entry)
  }
}

const sourceOf = ({ node }: Entry): string => (node.kind === 'scalar' ? node.source : JSON.stringify(node))
const open = ({ range }: Entry): Entry['node'] => ({ kind: 'scalar', value: '$', source: '$', range })

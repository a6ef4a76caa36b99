import { resolveModel } from '../../../catalog/models/model-name.ts'
import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { Entry, MapNode, Range } from '../../../text/document.ts'
import type { SettingObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'
import { argumentsOf } from '../python/call-arguments.ts'
import { imports } from '../python/requested-hardware.ts'
import { observed } from './command-settings.ts'
import { programs } from './programs.ts'

/** The packages whose trainers are configured in calls. */
const lightning = ['lightning', 'pytorch_lightning']
const modules = [
  'transformers',
  'trl',
  'peft',
  'accelerate',
  'unsloth',
  'diffusers',
  'sagemaker',
  'torchvision',
  'timm',
  ...lightning,
]

/** Calls whose arguments are settings, and the section of these settings in a file. */
const calls: readonly (readonly [callee: RegExp, section: string])[] = [
  [
    /^(?:\w{0,40}TrainingArguments|(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)(?:Config|Trainer)|BitsAndBytesConfig|Accelerator)$/,
    '',
  ],
  [/^(?:LoraConfig|get_peft_model)$/, 'lora_config'],
  [/^Trainer$/, 'trainer'],
]

/** Classes whose `from_pretrained` loads a model to train: no tokenizer, adapter, text encoder or model of rewards. */
const trainable =
  /^(?!Peft|.*(?:Text|Vision|Reward|Value|Peft)(?:Model|Encoder))(?:\w{0,60}Model(?:For\w{1,40})?|\w{1,40}For(?:CausalLM|ConditionalGeneration|\w{1,40}Classification|MaskedLM|QuestionAnswering))$/

/** Arguments for loading a model that its training keeps, and their setting names. */
const ofLoading = [
  ['0', 'model_name_or_path'],
  ['model_name', 'model_name_or_path'],
  ['pretrained_model_name_or_path', 'model_name_or_path'],
  ['max_seq_length', 'max_seq_length'],
  ['load_in_4bit', 'load_in_4bit'],
] as const

const asked =
  /\bfrom_pretrained\(|\bhyperparameters\b|\bcreate_model\(|\bmodels\.\w{1,60}\(|\b(?:(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)(?:Config|Trainer)|(?:Lora|BitsAndBytes)Config|Accelerator|Trainer|get_peft_model)\(|TrainingArguments\(/

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

const nanoGpt = programs.find(({ starts }) => starts?.test('config/train_gpt2.py'))

/** Names of nanoGPT's configurations, two of which show one. */
const ofNanoGpt = ['n_layer', 'n_head', 'n_embd', 'block_size', 'max_iters', 'lr_decay_iters', 'init_from']
const constantOfNanoGpt = new RegExp(`^(?:${ofNanoGpt.join('|')}) `, 'gm')

const constant =
  /^([a-z]\w{0,40})[ \t]{0,20}=[ \t]{0,20}(?:(\d{1,12})|(["'])([\w./-]{1,200})\3)[ \t]{0,20}(?:#.{0,500})?$/gm

/** The settings in the constants of a configuration in nanoGPT's style. The program's own are defaults. */
export function settingsOfConstants({ path, text, python }: SourceFile): SettingObservation[] {
  if (new Set(text.match(constantOfNanoGpt)).size < 2) return []
  const root = new Map<string, Entry>()
  for (const { index, 1: name = '', 2: number, 4: word = '' } of text.matchAll(constant)) {
    // In a string or a docstring.
    if (!python.code.startsWith(name, index)) continue
    const range: Range = [python.lineAt(index), python.lineAt(index)]
    const value = number === undefined ? word : Number(number)
    add(root, new Map([[name, { key: range, node: { kind: 'scalar', value, source: String(value), range }, range }]]))
  }
  if (nanoGpt === undefined || ofNanoGpt.filter((name) => root.has(name)).length < 2) return []
  const map: MapNode = { kind: 'map', entries: root, range: [1, 1] }
  const seen = observed(path, nanoGpt, map, ([line]) => line, 'suggests')
  return text.includes('configurator.py') ? seen.map((each) => ({ ...each, byDefault: true as const })) : seen
}

function settingsIn(file: SourceFile, withDefaults: boolean): SettingObservation[] {
  const root = new Map<string, Entry>()
  let of = programs.at(-1)
  for (const call of file.calls) {
    const model = modelBuilt(call)
    if (model) add(root, new Map([['model_name_or_path', model]]))
    const section = sectionOf(call)
    if (section === undefined) continue
    const { entries, range } = argumentsOf(call, withDefaults)
    if (section === 'trainer' && lightning.some((name) => imports(file, name)))
      of = programs.find(({ starts }) => starts?.test('--trainer'))
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
  const program = programIn(file)
  if (program !== undefined && root.size > 0) add(root, new Map([['$program', program]]))
  const map: MapNode = { kind: 'map', entries: root, range: [1, 1] }
  const seen = of === undefined || root.size === 0 ? [] : observed(file.path, of, map, ([line]) => line, 'suggests')
  return file.calls.some(isOpenEnded) ? seen.filter(({ byDefault }) => byDefault === undefined) : seen
}

/** The model that timm or torchvision builds: `create_model("vit_base_patch16_224")`, `models.resnet50()`. */
function modelBuilt({ callee, owner, values, line, isDefinition }: PythonCall): Entry | undefined {
  const name = callee === 'create_model' ? (values.get('0') ?? values.get('model_name'))?.value : callee
  const isBuilder = callee === 'create_model' || owner === 'models'
  if (isDefinition || !isBuilder || typeof name !== 'string' || resolveModel(name) === undefined) return undefined
  const range: Range = [line, line]
  return { key: range, node: { kind: 'scalar', value: name, source: name, range }, range }
}

/** The section of a call's arguments; undefined if they are no settings. */
function sectionOf({ callee, owner, key, isDefinition }: PythonCall): string | undefined {
  if (isDefinition) return undefined
  if (callee === 'from_pretrained') return trainable.test(owner ?? '') ? 'pretrained' : undefined
  // What SageMaker passes on to the script as options.
  if (callee === '') return key === 'hyperparameters' ? '' : undefined
  return calls.find(([name]) => name.test(callee))?.[1]
}

/** Whether a call may have more arguments than it lists: `TrainingArguments(**options)`, or a class derived from it. */
const isOpenEnded = ({ callee, values }: PythonCall): boolean =>
  /(?:TrainingArguments|^(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config|^Trainer)$/.test(callee) &&
  [...values].some(([name, value]) => /^\d+$/.test(name) && value === undefined)

/** The only trainer that a source calls, or one of reinforcement learning; none if the model may recompute activations. */
function programIn({ calls: all, python }: SourceFile): Entry | undefined {
  const trainers = all.filter(
    ({ callee, isDefinition }) => !isDefinition && /TrainingArguments$|^[A-Z]+O?(?:Config|Trainer)$/.test(callee),
  )
  const learner = trainers.find(({ callee }) => /^(?:GRPO|PPO)/.test(callee))
  const { callee, line } = learner ?? trainers[0] ?? { callee: '', line: 1 }
  const isOnly = trainers.every((each) => each.callee === callee) && !recomputes.test(python.code)
  if (callee === '' || (learner === undefined && !isOnly)) return undefined
  const range: Range = [line, line]
  return { key: range, node: { kind: 'scalar', value: callee, source: callee, range }, range }
}

const recomputes = /gradient_checkpointing_enable|kbit_training|unsloth|Trainer\(.{0,500}peft_config/s

function add(all: Map<string, Entry>, entries: ReadonlyMap<string, Entry>): void {
  for (const [name, entry] of entries) {
    const there = all.get(name)
    all.set(name, there && sourceOf(there) !== sourceOf(entry) ? { ...entry, node: open(entry) } : entry)
  }
}

const sourceOf = ({ node }: Entry): string => (node.kind === 'scalar' ? node.source : JSON.stringify(node))
const open = ({ range }: Entry): Entry['node'] => ({ kind: 'scalar', value: '$', source: '$', range })

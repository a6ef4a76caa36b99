import { frameworks } from '../../../catalog/frameworks.ts'
import {
  closingBracket,
  importsOf,
  type PythonImport,
  type PythonText,
  readPython,
} from '../../../languages/python/python-text.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { observeTrainer, type TrainerSettings } from '../../engines/launch/lightning-trainer.ts'
import { moduleMeaning } from '../../engines/packages/packages.ts'
import { deviceRequests } from '../../engines/packages/python-device.ts'
import type { Certainty, EvidenceReader, KernelObservation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/** What Python sources import and call. An import that the code can do without binds nobody. */
export const reader: EvidenceReader = {
  format: 'python-source',
  matches: (path) => /\.py$/.test(path),
  mayHold: (text) => mention.test(text),
  read: ({ path, text }) => {
    const python = readPython(text)
    const source: Source = { path, python, imports: importsOf(python), observations: new ObservationList() }
    observeFrameworks(source)
    observeLibraries(source)
    observeKernels(source)
    observeAccelerator(source)
    observeSharding(source)
    observeTrainers(source)
    return source.observations.list()
  },
}

const mention =
  /\b(?:torch\w*|jax\w*|flax|haiku|equinox|optax|tensorflow|paddle\w*|mxnet|mindspore|oneflow|jittor|megengine|mlx|tinygrad|chainer|theano|cntk|triton|cupy|pycuda|numba|lightning|pytorch_lightning|deepspeed|megatron|transformers|trl|peft|vllm|neuronx\w*|habana_frameworks|optimum|cerebras|onnxruntime|cudf|cuml|xgboost|lightgbm|nvidia)\b/

interface Source {
  readonly path: string
  readonly python: PythonText
  readonly imports: readonly PythonImport[]
  readonly observations: ObservationList
}

const familyOf: ReadonlyMap<string, string> = new Map(frameworks.map(({ id, family }) => [id, family]))

/** Scripts that move weights or models from one framework to another use both and train in neither. */
const moves = /(?:^|[/_-])(?:convert|conversion|converter|export|port)(?:[_.-]|er)/i

function observeFrameworks({ path, python, imports, observations }: Source): void {
  if (moves.test(path.slice(path.lastIndexOf('/')))) return
  const seen = imports.flatMap((each) => {
    const meaning = each.when === 'guarded' ? undefined : moduleMeaning(each.module)
    const framework = meaning?.framework ?? meaning?.implies
    if (framework === undefined) return []
    return [
      { ...each, framework, explicit: meaning?.framework !== undefined, family: familyOf.get(framework) ?? framework },
    ]
  })
  const firm = seen.filter(({ when }) => when === 'always')
  const counted = firm.length > 0 ? firm : seen
  const families = new Set(counted.map(({ family }) => family))
  const explicit = new Set(counted.filter((each) => each.explicit).map(({ family }) => family))
  const idle = new Set<string>()
  if (families.has('tensorflow') && !trainsInTensorFlow(python.code, imports)) idle.add('tensorflow')
  if (families.has('pytorch') && !trainsInTorch(python.code, imports, families)) idle.add('pytorch')
  for (const each of counted) {
    if (idle.has(each.family) || (!each.explicit && explicit.has(each.family))) continue
    observations.add({
      what: 'framework',
      framework: each.framework,
      how: 'imported',
      place: { path, line: each.line },
      certainty: 'suggests',
    })
  }
}

const tensorFlowTrains =
  /\b(?:tf|tensorflow)\.(?:compat\.v[12]\.)?(?:keras|GradientTape|nn|Module|estimator|distribute|layers|Session|placeholder|get_variable|variable_scope|Variable|losses|optimizers|contrib|matmul|gradients|train\.\w*Optimizer)\b/

/** Projects in another framework read their data, and write their logs, with TensorFlow. */
const trainsInTensorFlow = (code: string, imports: readonly PythonImport[]): boolean =>
  tensorFlowTrains.test(code) ||
  imports.some(({ module }) =>
    /^(?:tensorflow\.(?:keras|python|estimator|distribute|contrib|nn)|tf_keras|tf_slim)\b/.test(module),
  )

const torchTrains =
  /\btorch\.(?:nn|optim|cuda|autograd|amp|compile|jit|distributed|backends|no_grad|inference_mode)\b|\.backward\(|\bnn\.Module\b/

/** PyTorch's loaders and its writer for TensorBoard serve projects in other frameworks, too. */
function trainsInTorch(code: string, imports: readonly PythonImport[], families: ReadonlySet<string>): boolean {
  const used = imports.filter(({ module }) => moduleMeaning(module)?.framework !== undefined)
  const own = used.filter(({ module }) => familyOf.get(moduleMeaning(module)?.framework ?? '') === 'pytorch')
  if (own.length > 0 && own.every(({ module }) => /^torch\.utils\.(?:data|tensorboard|dlpack)\b/.test(module)))
    return false
  const alone = imports.every(({ module }) => module === 'torch' || moduleMeaning(module) === undefined)
  if (alone && movesWeights(code)) return false
  const beside = families.has('jax') || families.has('tensorflow') || families.has('mlx')
  return (
    !beside || torchTrains.test(code) || own.some(({ module }) => /^torch\.(?:nn|optim|distributed)\b/.test(module))
  )
}

const weightWords: ReadonlySet<string> = new Set(
  'load save device Tensor tensor from_numpy half float bfloat16 float16 float32'.split(' '),
)

/** Whether a script opens or writes checkpoints and does nothing else with PyTorch: the weights may be for another program. */
function movesWeights(code: string): boolean {
  const used = new Set([...code.matchAll(/\btorch\.(\w{1,40})/g)].map(([, word]) => word ?? ''))
  return (used.has('load') || used.has('save')) && [...used].every((word) => weightWords.has(word))
}

function observeLibraries({ path, imports, observations }: Source): void {
  for (const { module, line, when } of imports) {
    const meaning = moduleMeaning(module)
    if (meaning === undefined) continue
    const place = { path, line }
    if (meaning.library !== undefined) {
      observations.add({
        what: 'library',
        library: meaning.library,
        how: 'imported',
        place,
        certainty: 'suggests',
        ...(when !== 'always' && { optional: true }),
      })
    }
    const { stack } = meaning
    if (stack !== undefined && stack !== 'cpu' && when === 'always') {
      observations.add({ what: 'stack', stack, place, certainty: 'suggests' })
    }
  }
}

function observeKernels({ path, python, imports, observations }: Source): void {
  const { code, strings, lineAt } = python
  const add = (language: KernelObservation['language'], line: number, certainty: Certainty): void =>
    observations.add({ what: 'kernel', language, place: { path, line }, certainty })
  const triton = imports.find(({ module }) => /^triton(?:\.|$)/.test(module))
  const decorator = triton === undefined ? null : /^[ \t]*@triton\.(?:jit|autotune|heuristics)\b/m.exec(code)
  if (triton !== undefined && decorator !== null) {
    add('triton', lineAt(decorator.index), triton.when === 'always' ? 'states' : 'suggests')
  }
  const extension = /\bCUDAExtension\s*\(|\bcuda_sources\s*=/.exec(code)
  if (extension !== null) {
    add('cuda', lineAt(extension.index), /\bCppExtension\b/.test(code) ? 'suggests' : 'states')
  } else if (imports.some(({ module }) => module.startsWith('torch.utils.cpp_extension'))) {
    const file = strings.find(({ value }) => /^[\w./-]{1,200}\.cu$/.test(value))
    if (file !== undefined) add('cuda', lineAt(file.start), 'suggests')
  }
  for (const { module, line, when } of imports) {
    const pallas = /^jax\.experimental\.pallas\.(?:ops\.)?(tpu|gpu|triton|mosaic_gpu)\b/.exec(module)?.[1]
    if (pallas === undefined) continue
    const own = when === 'always' && !module.includes('.ops.') && /\bpallas_call\s*\(/.test(code)
    add(pallas === 'tpu' ? 'pallas-tpu' : 'pallas-gpu', line, own ? 'states' : 'suggests')
  }
  const nki = code.includes('@nki') ? /^[ \t]*@(?:nki\.(?:jit|baremetal|benchmark)|nki_jit)\b/m.exec(code) : null
  if (nki !== null) add('nki', lineAt(nki.index), 'states')
}

/** Calls that ask the framework for one kind of accelerator. */
function observeAccelerator({ path, python, imports, observations }: Source): void {
  // Who asks whether PyTorch was built for ROCm has thought of both makers.
  const hip = /\btorch\.version\.hip\b/.exec(python.code)
  if (hip !== null) {
    const place = { path, line: python.lineAt(hip.index) }
    observations.add({ what: 'accelerator', kind: 'gpu', vendor: 'amd', place, certainty: 'suggests' })
  }
  for (const { line, ...hardware } of deviceRequests(python, imports)) {
    observations.add({ what: 'accelerator', ...hardware, place: { path, line }, certainty: 'suggests' })
  }
}

function observeSharding({ path, python, observations }: Source): void {
  const { code, lineAt } = python
  const fsdp = /\b(?:FullyShardedDataParallel|FSDP|fully_shard)\s*\(/.exec(code)
  const replicas = /DDP|DataParallel|pmap/.test(code)
    ? /\b(?:DistributedDataParallel|DDP)\s*\(|\bjax\.pmap\s*\(|^[ \t]*@jax\.pmap\b/m.exec(code)
    : null
  const only = fsdp === null ? replicas : replicas === null ? fsdp : null
  if (only === null || /^[ \t]*(?:class|def)[ \t]/.test(code.slice(code.lastIndexOf('\n', only.index) + 1, only.index)))
    return
  observations.add({
    what: 'sharding',
    parallelism: only === fsdp ? 'fsdp' : 'data',
    place: { path, line: lineAt(only.index) },
    certainty: 'suggests',
  })
}

/** Calls of `Trainer(…)` and `Fabric(…)` whose arguments are plain values. */
function observeTrainers({ path, python, imports, observations }: Source): void {
  if (!imports.some(({ module }) => /^(?:lightning|pytorch_lightning|lightning_fabric)\b/.test(module))) return
  const call = /\b(?:Trainer|Fabric)\s*\(/g
  for (
    let match = call.exec(python.code), calls = 0;
    match !== null && calls < 20;
    match = call.exec(python.code), calls++
  ) {
    const open = match.index + match[0].length - 1
    const keywords = keywordsOf(python, open)
    const settings = settingsOf(keywords)
    if (Object.keys(settings).length === 0) continue
    const line = (key: string): number => python.lineAt(keywords.get(key)?.offset ?? open)
    for (const seen of observeTrainer(path, settings, line, suggested)) observations.add(seen)
  }
}

/** A script may be one of many, and its numbers be those of a try. */
const suggested = { kind: 'suggests', numbers: 'suggests', oneNode: true } as const

interface Argument {
  readonly offset: number
  /** The source of a plain value. */
  readonly value: string
}

/** The keyword arguments of the call whose bracket stands at `open`. */
function keywordsOf({ code, strings }: PythonText, open: number): ReadonlyMap<string, Argument> {
  const end = closingBracket(code, open, 4_000)
  const keywords = new Map<string, Argument>()
  if (end === undefined) return keywords
  const literals = new Map(strings.filter(({ start }) => start > open && start < end).map((each) => [each.start, each]))
  for (const from of argumentStarts(code, open, end)) {
    const [whole, name] = /^\s*([a-z_]{1,40})\s*=\s*/.exec(code.slice(from, end)) ?? []
    if (whole === undefined || name === undefined || keywords.has(name)) continue
    const at = from + whole.length
    const literal = literals.get(at)
    const number = /^(?:\d{1,7}|\[\s*\d{1,3}(?:\s*,\s*\d{1,3}){0,63}\s*\])/.exec(code.slice(at, at + 400))?.[0]
    const value = literal?.value ?? number
    const after = literal?.end ?? at + (number ?? '').length
    if (value !== undefined && /^\s*[,)]/.test(code.slice(after, end))) keywords.set(name, { offset: at, value })
  }
  return keywords
}

/** Where the arguments of a call begin: behind its bracket and behind each comma of its own. */
function argumentStarts(code: string, open: number, end: number): number[] {
  const starts = [open + 1]
  let depth = 0
  for (let at = open; at < end; at++) {
    const sign = code[at]
    if (sign === '(' || sign === '[' || sign === '{') depth++
    else if (sign === ')' || sign === ']' || sign === '}') depth--
    else if (sign === ',' && depth === 1) starts.push(at + 1)
  }
  return starts
}

function settingsOf(keywords: ReadonlyMap<string, Argument>): TrainerSettings {
  const word = (key: string): string | undefined => keywords.get(key)?.value.toLowerCase()
  const number = (key: string): number | undefined => {
    const value = word(key)
    return (value?.startsWith('[') ? value.split(',').length : wholeNumber(value)) || undefined
  }
  const [accelerator, precision, strategy] = [word('accelerator'), word('precision'), word('strategy')]
  const [devices, gpus, nodes] = [number('devices'), number('gpus'), number('num_nodes')]
  return {
    ...(accelerator !== undefined && { accelerator }),
    ...(devices !== undefined && { devices }),
    ...(gpus !== undefined && { gpus }),
    ...(number('tpu_cores') !== undefined && { usesTpuCores: true }),
    ...(nodes !== undefined && { nodes }),
    ...(precision !== undefined && { precision }),
    ...(strategy !== undefined && { strategy }),
  }
}

import { type Asked, asked, hardwareNamed } from './asked-accelerator.ts'
import { type DirectiveOption, directiveOptions } from './batch-directives.ts'
import { times, wholeNumber } from './bounds.ts'
import { isLiteral } from './command-words.ts'
import type { EvidenceReader } from './observation.ts'
import { isScript } from './script-path.ts'
import { Sightings } from './sightings.ts'
import { slurmAsks } from './slurm-options.ts'

/** What the directives of one scheduler ask for. */
export interface BatchAsk {
  readonly asked: Asked
  readonly line: number
}

type Options = readonly DirectiveOption[]

/** Batch scripts of PBS, LSF, Grid Engine and Flux: what their directives ask for. */
export const reader: EvidenceReader = {
  format: 'batch-scheduler',
  matches: isScript,
  mayHold: (text) => anyDirective.test(text),
  read: (path, text) => {
    const sightings = new Sightings()
    for (const { asked: words, line } of batchAsks(text)) {
      const seen = asked({ path, line }, 'states', words)
      if (seen) sightings.add(seen)
    }
    return sightings.list()
  },
}

const anyDirective = /^#(?:PBS|BSUB|\$|[ ]?flux:|FLUX:)[ \t]/m

/** What a script asks its scheduler for, whichever that is. */
export function batchAsks(text: string): BatchAsk[] {
  if (!anyDirective.test(text)) return []
  return schedulers.flatMap(([sign, asksOf]) => {
    const options = directiveOptions(text, sign)
    return options.length === 0 ? [] : asksOf(options)
  })
}

const last = (options: Options, ...names: string[]): DirectiveOption | undefined =>
  options.filter(({ name }) => names.includes(name)).at(-1)

const literal = (value: string | undefined): string | undefined => (isLiteral(value) ? value : undefined)

/** `ngpus=8:gpu_type=a100` by its parts; a part without a value stands for itself. */
const partsOf = (text: string, sign: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(sign).map((part) => {
      const cut = part.indexOf('=')
      return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()]
    }),
  )

const modelIn = (words: readonly string[]): string | undefined =>
  words.find((word) => hardwareNamed(word)?.kind === 'gpu' && hardwareNamed(word)?.accelerator !== undefined)

/** PBS Professional's chunks, and the nodes of Torque. */
function pbs(options: Options): BatchAsk[] {
  const job = literal(last(options, 'N')?.value)
  const resources = options.filter(({ name }) => name === 'l')
  const scattered = resources.some(({ value }) => /(?:^|,)place=(?:v?scatter)/.test(value))
  return resources.flatMap(({ value, line }) => {
    const list = /(?:^|,)(?:select|nodes)=([^,]+)/.exec(value)?.[1]
    if (list === undefined) return pbsTotal(value, line, job)
    const chunks = list.split('+').map(chunkOf)
    const holding = chunks.filter(({ each }) => each !== 0)
    const [first, another] = holding
    if (first === undefined) return []
    const count = holding.reduce<number | undefined>(
      (sum, chunk) => (sum === undefined || chunk.total === undefined ? undefined : sum + chunk.total),
      0,
    )
    const name = holding.every((chunk) => chunk.name === first.name) ? first.name : undefined
    // Chunks may share a node, unless they are told apart or there is one.
    const apart = another === undefined && (scattered || value.includes('nodes=') || first.copies === 1)
    const nodes = apart ? { nodes: first.copies, perNode: first.each } : {}
    return [{ line, asked: { job, kind: 'gpu', name, count, ...nodes } }]
  })
}

interface Chunk {
  readonly copies: number | undefined
  /** GPUs of one; 0 where it asks for none, undefined where their number is not known. */
  readonly each: number | undefined
  readonly total: number | undefined
  readonly name: string | undefined
}

function chunkOf(text: string): Chunk {
  const [first = '', ...rest] = text.split(':')
  const isCopies = !first.includes('=')
  const parts = partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':')
  const gpus = parts.get('ngpus') ?? parts.get('gpus')
  const copies = isCopies ? wholeNumber(first.trim()) : 1
  const each = gpus === undefined ? 0 : wholeNumber(gpus)
  const named = ['gpu_type', 'gpu_model', 'gputype', 'gpu'].map((key) => parts.get(key) ?? '')
  const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word)
  return { copies, each, total: each === 0 ? 0 : times(copies, each), name: modelIn([...named, ...alone]) }
}

/** `-l ngpus=4`: GPUs of the whole job. */
function pbsTotal(value: string, line: number, job: string | undefined): BatchAsk[] {
  const gpus = partsOf(value, ',').get('ngpus')
  const count = wholeNumber(gpus)
  return gpus === undefined || count === 0 ? [] : [{ line, asked: { job, kind: 'gpu', count } }]
}

/** LSF: `-gpu "num=4:gmodel=…"` asks for GPUs on each host. */
function lsf(options: Options): BatchAsk[] {
  const wanted = last(options, 'gpu')
  const requirements = options.filter(({ name }) => name === 'R').map(({ value, line }) => ({ value, line }))
  const rusage = requirements.find(({ value }) => /rusage\[[^\]]*ngpus_(?:excl_p|physical|shared)=/.test(value))
  if (wanted === undefined && rusage === undefined) return []
  const parts = partsOf(wanted?.value ?? '', ':')
  const number = wanted ? (parts.get('num') ?? '1') : /ngpus_\w{1,20}=(\d+)/.exec(rusage?.value ?? '')?.[1]
  const [amount = '', unit = 'host'] = (number ?? '').split('/')
  const each = wholeNumber(amount)
  if (each === 0) return []
  const hosts = lsfHosts(options, requirements.map(({ value }) => value).join(' '))
  const tasks = wholeNumber(last(options, 'n')?.value ?? '1')
  const counts = unit === 'task' ? { count: times(each, tasks), nodes: hosts } : { perNode: each, nodes: hosts }
  const job = literal(last(options, 'J')?.value)?.replace(/\[.*$/, '')
  const name = modelIn([(parts.get('gmodel') ?? '').replace(/-\d+(?:\.\d+)?[GM]$/i, ''), parts.get('gmodel') ?? ''])
  return [{ line: (wanted ?? rusage)?.line ?? 1, asked: { job, kind: 'gpu', name, ...counts } }]
}

/** The hosts of a job, where its slots can only lie on so many. */
function lsfHosts(options: Options, requirements: string): number | undefined {
  if (/span\[hosts=1\]/.test(requirements)) return 1
  const told = last(options, 'nnodes')
  if (told) return wholeNumber(told.value)
  const slots = wholeNumber(last(options, 'n')?.value ?? '1')
  if (slots === 1) return 1
  const perHost = wholeNumber(/span\[ptile=(\d{1,4})\]/.exec(requirements)?.[1])
  return slots !== undefined && perHost ? Math.ceil(slots / perHost) : undefined
}

/** Grid Engine: sites name the resource as they like, and many count it for each slot. */
function gridEngine(options: Options): BatchAsk[] {
  const slots = last(options, 'pe') !== undefined
  const resources = options.filter(({ name }) => name === 'l')
  const name = modelIn(resources.flatMap(({ value }) => gridModels.map((key) => partsOf(value, ',').get(key) ?? '')))
  const [first] = resources.flatMap(({ value, line }) => {
    const parts = partsOf(value, ',')
    const wanted = gridResources.map((key) => parts.get(key)).find((amount) => amount !== undefined)
    if (wanted === undefined || /^(?:0|false)$/i.test(wanted)) return []
    const count = slots ? undefined : wholeNumber(wanted)
    return [{ line, asked: { job: literal(last(options, 'N')?.value), kind: 'gpu' as const, name, count } }]
  })
  return first ? [first] : []
}

const gridResources = ['gpu', 'gpus', 'ngpus', 'num_gpu', 'gpu_card', 'h_gpu']
const gridModels = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name']

/** Flux has the options of Slurm, some under other letters. */
function flux(options: Options): BatchAsk[] {
  const names: Readonly<Record<string, string>> = { N: 'nodes', n: 'ntasks', nslots: 'ntasks', g: 'gpus-per-task' }
  const known = new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]))
  return slurmAsks(known).flatMap(({ certainty, ...ask }) => (certainty === 'states' ? [ask] : []))
}

const schedulers: readonly (readonly [sign: string, asksOf: (options: Options) => BatchAsk[]])[] = [
  ['#PBS', pbs],
  ['#BSUB', lsf],
  ['#$', gridEngine],
  ['# flux:', flux],
  ['#flux:', flux],
  ['#FLUX:', flux],
]

import { programOf } from '../../../languages/shell/command-words.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { times, wholeNumber } from '../../../text/bounds.ts'
import { slurmRequests } from '../../engines/launch/slurm-options.ts'
import { directiveOptions, last, literal, optionsIn, partsOf } from '../../engines/scheduler/batch-directives.ts'
import { wholeNodesRequested } from '../../engines/scheduler/batch-nodes.ts'
import type { BatchRequest, Options } from '../../engines/scheduler/batch-request.ts'
import { pbs } from '../../engines/scheduler/pbs.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { modelIn, observeRequest } from '../../observation/resource-request.ts'

/** Batch scripts of PBS, PJM, LSF, Grid Engine, Flux and Cobalt: what their directives ask for. */
export const reader: EvidenceReader = {
  format: 'batch-scheduler',
  matches: isScript,
  mayHold: (text) => anyDirective.test(text) || anySubmission.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const inside = batchRequests(text)
    const requests = inside.length > 0 ? inside : submittedRequests(text)
    const whole = requests.length > 0 ? undefined : wholeNodesRequested(text)
    for (const { request, line } of whole ? [whole] : requests) {
      const seen = observeRequest({ path, line }, whole ? 'suggests' : 'states', request)
      if (seen) observations.add(seen)
    }
    return observations.list()
  },
}

const anyDirective = /^#(?:PBS|PJM|BSUB|COBALT|\$|[ ]?flux:|FLUX:)[ \t]/m

const anySubmission = /\b[qb]sub[ \t]/

/** What the commands of a script ask a scheduler for, on behalf of another script: `qsub -l select=2:ngpus=4 job.sh`. */
function submittedRequests(text: string): BatchRequest[] {
  if (!anySubmission.test(text)) return []
  return shellCommands(text).flatMap(({ words, line, byDefault }) => {
    const requestsOf = submitters.get(programOf(words))
    if (requestsOf === undefined || byDefault) return []
    const end = words.findIndex((word, at) => at > 0 && submitted.test(word.slice(-100)))
    return requestsOf(optionsIn(words.slice(1, end === -1 ? words.length : end), line))
  })
}

/** What the options of a submission end at. */
const submitted = /\.(?:sh|pbs|lsf|job|py)$|^(?:--|python[\d.]*|bash|sh|jsrun|mpirun|mpiexec)$/

/** What a script asks its scheduler for, whichever that is. */
export function batchRequests(text: string): BatchRequest[] {
  if (!anyDirective.test(text)) return []
  return schedulers.flatMap(([sign, requestsOf]) => {
    const options = directiveOptions(text, sign)
    return options.length === 0 ? [] : requestsOf(options)
  })
}

/** LSF: `-gpu "num=4:gmodel=…"` asks for GPUs on each host. */
function lsf(options: Options): BatchRequest[] {
  const wanted = last(options, 'gpu')
  const requirements = options.filter(({ name }) => name === 'R').map(({ value, line }) => ({ value, line }))
  const rusage = requirements.find(({ value }) => /rusage\[[^\][]*ngpus_(?:excl_p|physical|shared)=/.test(value))
  if (wanted === undefined && rusage === undefined) return []
  const parts = partsOf(wanted?.value ?? '', ':')
  const number = wanted ? (parts.get('num') ?? '1') : /ngpus_\w{1,20}=(\d+)/.exec(rusage?.value ?? '')?.[1]
  const [amount = '', unit = 'host'] = (number ?? '').split('/')
  const each = wholeNumber(amount)
  if (each === 0) return []
  const hosts = lsfHosts(options, requirements.map(({ value }) => value).join(' '))
  const tasks = wholeNumber(last(options, 'n')?.value ?? '1')
  const counts = unit === 'task' ? { count: times(each, tasks), nodes: hosts } : { perNode: each, nodes: hosts }
  const job = literal(last(options, 'J')?.value)?.split('[', 1)[0]
  const name = modelIn([(parts.get('gmodel') ?? '').replace(/-\d+(?:\.\d+)?[GM]$/i, ''), parts.get('gmodel') ?? ''])
  return [{ line: (wanted ?? rusage)?.line ?? 1, request: { job, kind: 'gpu', name, ...counts } }]
}

/** The hosts of a job, where its slots can only lie on so many. */
function lsfHosts(options: Options, requirements: string): number | undefined {
  if (/span\[hosts=1\]/.test(requirements)) return 1
  const stated = last(options, 'nnodes')
  if (stated) return wholeNumber(stated.value)
  const slots = wholeNumber(last(options, 'n')?.value ?? '1')
  if (slots === 1) return 1
  const perHost = wholeNumber(/span\[ptile=(\d{1,4})\]/.exec(requirements)?.[1])
  return slots !== undefined && perHost ? Math.ceil(slots / perHost) : undefined
}

/** Grid Engine: sites name the resource as they like, and many count it for each slot. */
function gridEngine(options: Options): BatchRequest[] {
  const slots = last(options, 'pe') !== undefined
  const resources = options.filter(({ name }) => name === 'l')
  const name = modelIn(resources.flatMap(({ value }) => gridModels.map((key) => partsOf(value, ',').get(key) ?? '')))
  const [first] = resources.flatMap(({ value, line }) => {
    const parts = partsOf(value, ',')
    const wanted = gridResources.map((key) => parts.get(key)).find((amount) => amount !== undefined)
    if (wanted === undefined || /^(?:0|false)$/i.test(wanted)) return []
    const count = slots ? undefined : wholeNumber(wanted)
    return [{ line, request: { job: literal(last(options, 'N')?.value), kind: 'gpu' as const, name, count } }]
  })
  return first ? [first] : []
}

const gridResources = ['gpu', 'gpus', 'ngpus', 'num_gpu', 'gpu_card', 'h_gpu']
const gridModels = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name']

/** Fujitsu's: `-L node=2` takes whole nodes, and `-L gpu=1` a share of one. */
function pjm(options: Options): BatchRequest[] {
  const resources = options.filter(({ name }) => name === 'L')
  const [first] = resources.flatMap(({ value, line }) => {
    const gpus = wholeNumber(partsOf(value, ',').get('gpu'))
    return gpus ? [{ line, request: { kind: 'gpu' as const, perNode: gpus, nodes: 1 } }] : []
  })
  return first ? [first] : []
}

/** Flux has the options of Slurm, some under other letters. */
function flux(options: Options): BatchRequest[] {
  const names: Readonly<Record<string, string>> = { N: 'nodes', n: 'ntasks', nslots: 'ntasks', g: 'gpus-per-task' }
  const known = new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]))
  return slurmRequests(known).flatMap(({ certainty, ...request }) => (certainty === 'states' ? [request] : []))
}

const schedulers: readonly (readonly [sign: string, asksOf: (options: Options) => BatchRequest[]])[] = [
  ['#PBS', pbs],
  ['#PJM', pjm],
  ['#BSUB', lsf],
  ['#$', gridEngine],
  ['# flux:', flux],
  ['#flux:', flux],
  ['#FLUX:', flux],
]

const submitters: ReadonlyMap<string, (options: Options) => BatchRequest[]> = new Map([
  [
    'qsub',
    (options) => {
      const requests = pbs(options)
      return requests.length > 0 ? requests : gridEngine(options)
    },
  ],
  ['bsub', lsf],
])

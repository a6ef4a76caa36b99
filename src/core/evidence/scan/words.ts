import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { wholeNumber } from '../../text/bounds.ts'
import { hardwareNamed, hardwareOf } from '../observation/resource-request.ts'

type Counted = 'perNode' | 'nodes' | 'count'

/** Keys, and what their number counts: accelerators per node or per job, or nodes. */
export type CountKeys = readonly (readonly [key: RegExp, of: Counted, kind?: AcceleratorKind])[]

/** Keys in any format. */
const countKeys: CountKeys = [
  [/^(?:n?proc(?:es)?s?|devices|workers)-per-(?:node|machine|host)$/, 'perNode'],
  [/^(?:n|num-)?gpus?-per-(?:node|machine|host|worker)$/, 'perNode', 'gpu'],
  [/^(?:nvidia|amd)\.com\/gpu$/, 'perNode', 'gpu'],
  [/^google\.com\/tpu$/, 'perNode', 'tpu'],
  [/^(?:n-?nodes|num-nodes|num-machines|node-count|nodes)$/, 'nodes'],
  [/^(?:n-?gpus?|num-gpus?|gpu-count|gpu-num|gpus)$/, 'count', 'gpu'],
]

/** Keys that are too common elsewhere, but may belong to a launch in a listed file. */
export const keysOfListed: CountKeys = [
  [/^(?:(?:num-)?replicas?|replica-count|parallelism|completions|num-parallel|nodes-per-block)$/, 'nodes'],
  [/^(?:min|max|desired)-(?:nodes|count|capacity|size)$/, 'nodes'],
  [/^(?:num-|desired-)?(?:instance|machine|node|task)-?count$/, 'nodes'],
  [/^(?:devices|gpus-per-(?:worker|task|replica)|slots-per-trial|accelerator-count|local-worker-num)$/, 'perNode'],
  [/^(?:n-?procs?|num-processes|world-size|gpu|worker-num|request-gpus)$/, 'count'],
]
/** Keys of listed files except programs: environment variables, options per part of a job, and cluster machines. */
export const keysOfSettings: CountKeys = [
  [/-(?:n-?nodes|num-nodes)$/, 'nodes'],
  [/-(?:n-?proc-per-node|num-gpus-per-node)$/, 'perNode'],
  [/^(?:min|max)-workers$/, 'nodes'],
]

/** `--nproc_per_node 8`, `num_gpus: 8`, `"nvidia.com/gpu": "8"`, `nodes: [8]`, and in a list of words `"--nnodes", "8"`. */
const keyWithNumber =
  /(?<!\w)([A-Za-z-][\w./-]{2,60})(?:["']?\s{0,8}[=: ]\s{0,8}\[?["']?|["'],\s{0,4}["'])(\d{1,6})(?![\w.:-]|["']?\s*[,)]\s*default)/g

export interface WrittenNumber {
  readonly written: string
  readonly of: Counted
  readonly kind?: AcceleratorKind | undefined
  readonly value: number
}

/** The numbers after counting keys, including those of `more`. */
export function numbersIn(text: string, more: CountKeys = []): WrittenNumber[] {
  if (!/\d/.test(text)) return []
  return [...text.matchAll(keyWithNumber)].flatMap(([written, name = '', number]): WrittenNumber[] => {
    const key = plainKey(name)
    const known = countKeys.find(([pattern]) => pattern.test(key)) ?? more.find(([pattern]) => pattern.test(key))
    return known === undefined ? [] : [{ written, of: known[1], kind: known[2], value: wholeNumber(number) ?? 0 }]
  })
}

/** The last step of a key in one spelling: `num-nodes`, `gpu-count`. `nvidia.com/gpu` is a single step. */
function plainKey(written: string): string {
  const plain = written
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replace(/^-+/, '')
    .replaceAll('_', '-')
  return plain.includes('.com/') ? plain : plain.slice(plain.lastIndexOf('.') + 1)
}

export interface NamedHardware {
  readonly kind: AcceleratorKind
  readonly accelerator?: string
  readonly machine?: string
  readonly perNode?: number
  readonly count?: number
}

/** The model, slice or machine type of a word in the catalog. Undefined for kinds, and for possible versions. */
export function hardwareWord(written: string): NamedHardware | undefined {
  const word = written.replace(/^(?:dgx|hgx)[-_]?(?=[a-z])/i, '')
  if (!/\d/.test(word) || word.length > 60 || /^v?\d+(?:\.\d+)*$/.test(word)) return undefined
  // `t4` and `a10` may be anything. `T4` next to other letters is part of a longer word.
  if (word.length < 3 || (word.length === 3 && word !== word.toUpperCase())) return undefined
  const machine = /[.-]|_/.test(word) ? hardwareOf(word) : undefined
  if (machine?.machine !== undefined)
    return { kind: machine.kind, machine: word, ...(machine.perNode && { perNode: machine.perNode }) }
  const named = hardwareNamed(word)
  if (named?.accelerator === undefined) return undefined
  const { kind, accelerator, perNode, chips } = named
  return { kind, accelerator, ...(perNode && { perNode }), ...(chips && { count: chips }) }
}

/** The framework that a word names. Words that are also English do not count. */
export function frameworkWord(word: string): string | undefined {
  const plain = word.toLowerCase()
  if (programs.has(plain)) return programs.get(plain)
  if (!/^[a-z][a-z\d_-]{2,20}$/.test(plain) || english.has(plain)) return undefined
  return resolveFramework(plain)?.id
}

const programs: ReadonlyMap<string, string> = new Map([['torchrun', 'pytorch']])
const english: ReadonlySet<string> = new Set(['flux', 'lightning', 'caffe', 'paddle', 'ray', 'neon', 'theano', 'other'])

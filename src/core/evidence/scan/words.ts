import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { hardwareNamed, hardwareOf } from '../observation/resource-request.ts'

/** What a key before a number says that it counts. */
export interface CountKey {
  readonly of: 'perNode' | 'nodes' | 'count'
  readonly kind?: AcceleratorKind
}

/** Keys that carry a number, in whatever format: of each node, of nodes, or of a job. */
const countKeys: readonly (readonly [RegExp, CountKey])[] = [
  [/^(?:n?proc(?:es)?s?|devices|workers)-per-(?:node|machine|host)$/, { of: 'perNode' }],
  [/^(?:n|num-)?gpus?-per-(?:node|machine|host|worker)$/, { of: 'perNode', kind: 'gpu' }],
  [/^(?:nvidia|amd)\.com\/gpu$/, { of: 'perNode', kind: 'gpu' }],
  [/^google\.com\/tpu$/, { of: 'perNode', kind: 'tpu' }],
  [/^(?:n-?nodes|num-nodes|num-machines|node-count|nodes)$/, { of: 'nodes' }],
  [/^(?:n-?gpus?|num-gpus?|gpu-count|gpu-num|gpus)$/, { of: 'count', kind: 'gpu' }],
]

/** A key as it is written anywhere: `--NPROC_PER_NODE`, `trainer.num_nodes`, `gpuCount`, `"nvidia.com/gpu"`. */
export function countKey(written: string): CountKey | undefined {
  const key = plainKey(written)
  return countKeys.find(([pattern]) => pattern.test(key))?.[1]
}

/** The last step of a key, however it is written: `num-nodes`, `gpu-count`; `nvidia.com/gpu` is one. */
export function plainKey(written: string): string {
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
  /** Chips of a slice. */
  readonly count?: number
}

/** The model, slice or machine type that a word is, by the catalog; no kind alone, and nothing that may be a version. */
export function hardwareWord(written: string): NamedHardware | undefined {
  const word = written.replace(/^(?:dgx|hgx)[-_]?(?=[a-z])/i, '')
  if (!/\d/.test(word) || word.length > 60 || /^v?\d+(?:\.\d+)*$/.test(word)) return undefined
  // `t4` and `a10` may be anything; `T4` beside other letters is a part of a longer word.
  if (word.length < 3 || (word.length === 3 && word !== word.toUpperCase())) return undefined
  const machine = /[.-]|_/.test(word) ? hardwareOf(word) : undefined
  if (machine?.machine !== undefined)
    return { kind: machine.kind, machine: word, ...(machine.perNode && { perNode: machine.perNode }) }
  const named = hardwareNamed(word)
  if (named?.accelerator === undefined) return undefined
  const { kind, accelerator, perNode, chips } = named
  return { kind, accelerator, ...(perNode && { perNode }), ...(chips && { count: chips }) }
}

/** The framework that a word names; words that are also English are none. */
export function frameworkWord(word: string): string | undefined {
  const plain = word.toLowerCase()
  if (programs.has(plain)) return programs.get(plain)
  if (!/^[a-z][a-z\d_-]{2,20}$/.test(plain) || english.has(plain)) return undefined
  return resolveFramework(plain)?.id
}

const programs: ReadonlyMap<string, string> = new Map([['torchrun', 'pytorch']])
const english: ReadonlySet<string> = new Set(['flux', 'lightning', 'caffe', 'paddle', 'ray', 'neon', 'theano', 'other'])

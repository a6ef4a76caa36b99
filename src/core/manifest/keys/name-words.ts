/**
 * Synonyms within names of several words, by their canonical word: `act_ckpt` is `activation_checkpointing`. A word
 * alone is not replaced: `acc` may be an accuracy.
 * The last ones add no meaning.
 */
export const sameWords: Readonly<Record<string, string>> = {
  'batch size': 'bs bsz bsize batchsize',
  'global batch size': 'gbs',
  'micro batch': 'microbatch',
  'micro batch size': 'mbs',
  activation: 'act activations',
  architecture: 'arch',
  attention: 'attn',
  average: 'avg',
  checkpointing: 'checkpoint checkpoints ckpt ckpts',
  context: 'ctx',
  device: 'accelerator accelerators card cards chip chips devices gpu gpus',
  'device hour': 'gpuhour tpuhour chiphour',
  global: 'eff effective overall total',
  embedding: 'emb',
  gradient: 'grad grads gradients',
  accumulation: 'acc accum accumulate',
  image: 'img imgs',
  length: 'len',
  memory: 'mem',
  optimizer: 'optim optimiser',
  parallel: 'parallelism',
  parameters: 'param parameter params',
  precision: 'dtype prec',
  resolution: 'res',
  samples: 'examples images rows',
  sequence: 'seq',
  size: 'degree dim dimension',
  steps: 'iterations iters updates',
  tokens: 'tok toks',
  utilization: 'util utilisation',
  vocabulary: 'vocab',
  '': 'of the train training',
}

const standsFor: ReadonlyMap<string, string> = new Map(
  Object.entries(sameWords).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/**
 * The canonical form of a name of several words, in any order: `bs_per_gpu` and `perDeviceBatchSize` are `batch
 * per-device size`.
 */
export function inSameWords(name: string): string {
  const written = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('/', ' per ')
    .toLowerCase()
    .split(/[\s_-]+/)
  if (written.length < 2) return written.join('')
  const words = written.flatMap((word) => (standsFor.get(word) ?? word).split(' ')).filter((word) => word !== '')
  const at = words.indexOf('per')
  const [each] = at === -1 || at === words.length - 1 ? [] : words.splice(at, 2).slice(1)
  if (each !== undefined) words.push(`per-${/^(?:replica|worker)$/.test(each) ? 'device' : each}`)
  return words.toSorted().join(' ')
}

import type { Stack } from './packages.ts'

/** What the name of a container image tells. */
export interface ImageMeaning {
  readonly framework?: string
  readonly version?: string
  readonly stack?: Stack
  readonly architecture?: 'amd64' | 'arm64'
  /** Hardware that no stack stands for. */
  readonly accelerator?: { readonly kind: 'gpu' | 'other'; readonly vendor?: 'intel' }
  /** The cloud that publishes it for its own machines. */
  readonly provider?: string
}

interface Reference {
  /** Registry and path, lower case, without tag or digest. */
  readonly name: string
  readonly tag: string
}

type Rule = readonly [name: RegExp, read: (reference: Reference, match: RegExpExecArray) => ImageMeaning]

const longestName = 500

/**
 * What an image says of the job that runs in it, by its name alone; undefined where that says nothing. What a variable
 * leaves open may stand as `${NAME}`.
 */
export function imageMeaning(image: string): ImageMeaning | undefined {
  const reference = referenceOf(image)
  if (reference === undefined) return undefined
  const meaning = ruled(reference) ?? guessed(reference)
  const architecture = architectureOf(reference)
  return Object.keys(meaning).length === 0 ? undefined : { ...meaning, ...(architecture && { architecture }) }
}

function referenceOf(image: string): Reference | undefined {
  const plain = image
    .slice(0, longestName)
    .replace(/\$\{[^}]*\}|\$\w+/g, '')
    .toLowerCase()
    .replace(/^docker:\/\/|^docker-daemon:/, '')
    .replace(/@sha256:.*$/, '')
    // Enroot writes a sign where others write the first slash.
    .replace('#', '/')
  if (plain === '' || /[\s{}<>]/.test(plain)) return undefined
  const colon = plain.lastIndexOf(':')
  const tagged = colon > plain.lastIndexOf('/')
  return { name: tagged ? plain.slice(0, colon) : plain, tag: tagged ? plain.slice(colon + 1) : '' }
}

function ruled(reference: Reference): ImageMeaning | undefined {
  for (const [name, read] of rules) {
    const match = name.exec(reference.name)
    if (match !== null) return read(reference, match)
  }
  return undefined
}

const version = (tag: string, prefix = ''): { version?: string } => {
  const found = new RegExp(`^${prefix}v?(\\d+\\.\\d+(?:\\.\\d+)?)(?![\\d.])`).exec(tag)?.[1]
  return found === undefined ? {} : { version: found }
}

const framework = (id: string | undefined): { framework?: string } => (id === undefined ? {} : { framework: id })
const stack = (name: Stack | undefined): { stack?: Stack } => (name === undefined ? {} : { stack: name })

const rules: readonly Rule[] = [
  [
    /^(?:.*\/)?nvidia\/(pytorch|tensorflow|jax|nemo[\w-]*|bionemo[\w-]*|modulus|physicsnemo|mxnet|l4t-[\w-]*)(?:\/|$)/,
    ({ name }, [, product = '']) => ({
      ...framework(ofNvidia(product, name)),
      stack: 'cuda',
      ...(product.startsWith('l4t') && { architecture: 'arm64' as const }),
    }),
  ],
  [/(?:^|\/)nvcr\.io\/|^nvidia\/|\/nvidia\/cuda(?:gl|-arm64)?$/, () => ({ stack: 'cuda' })],
  [
    /^ghcr\.io\/nvidia\/(?:jax|t5x|pax|maxtext|axlearn|levanter|equinox|grok|gemma|upstream-\w+)/,
    () => ({ framework: 'jax', stack: 'cuda' }),
  ],
  [
    /(?:^|\/)(?:pytorch\/pytorch|pytorch\/pytorch-nightly|bitnami\/pytorch|anibali\/pytorch|runpod\/pytorch|mosaicml\/pytorch\w*)$/,
    ({ name, tag }) => ({
      framework: 'pytorch',
      ...version(tag),
      ...stack(stackIn(tag) ?? (/bitnami|mosaicml|anibali/.test(name) ? undefined : 'cuda')),
    }),
  ],
  [
    /(?:^|\/)tensorflow\/(?:tensorflow|serving)$/,
    ({ tag }) => ({ framework: 'tensorflow', ...version(tag), stack: /gpu/.test(tag) ? 'cuda' : 'cpu' }),
  ],
  [
    /(?:^|\/)rocm\/([\w.-]+)$/,
    ({ name, tag }, [, product = '']) => ({ ...framework(ofRocm(product, `${name}:${tag}`)), stack: 'rocm' }),
  ],
  [
    /(?:^|\/)cloud-tpu-images\/jax-(?:stable-stack|ai-image)(?:\/(tpu|gpu))?/,
    (_, [, kind]) => ({
      framework: 'jax',
      provider: 'gcp',
      ...stack(kind === 'tpu' ? 'tpu' : kind === 'gpu' ? 'cuda' : undefined),
    }),
  ],
  [
    /(?:^|\/)tpu-pytorch(?:-releases)?\/(?:docker\/)?/,
    ({ tag }) => ({
      framework: 'pytorch-xla',
      ...version(tag, 'r?'),
      stack: /cuda/.test(tag) ? 'cuda' : 'tpu',
      provider: 'gcp',
    }),
  ],
  [
    /(?:deeplearning-platform-release\/(?:gcr\.io\/)?|vertex-ai\/(?:training|prediction)\/)([\w.-]+)/,
    (_, [, product = '']) => ({ ...framework(frameworkIn(product)), ...stack(stackIn(product)), provider: 'gcp' }),
  ],
  [
    /\.dkr\.ecr[\w.-]*\.amazonaws\.com(?:\.cn)?\/(.*)$|^public\.ecr\.aws\/(?:neuron|deep-learning-containers)\/(.*)$/,
    ({ name, tag }, [, own = '', open = '']) => ofAmazon(own + open, tag, name),
  ],
  [
    /^vault\.habana\.ai\//,
    ({ name }) => ({
      ...framework(/tensorflow/.test(name) ? 'tensorflow' : /pytorch/.test(name) ? 'pytorch' : undefined),
      stack: 'gaudi',
    }),
  ],
  [
    /(?:^|\/)huggingface\/(?:transformers|accelerate|peft|diffusers|trl|optimum)[\w-]*$/,
    ({ name, tag }) => ({
      ...framework(
        frameworkIn(name) ??
          (/tensorflow/.test(name) ? 'tensorflow' : /accelerate|peft|trl/.test(name) ? 'pytorch' : undefined),
      ),
      ...stack(stackIn(`${name}:${tag}`)),
    }),
  ],
  [
    /(?:^|\/)(?:deepspeed\/[\w-]+|(?:winglian|axolotlai)\/axolotl[\w-]*|mosaicml\/(?:llm-foundry|composer)|unsloth\/unsloth|lmsysorg\/sglang|vllm\/vllm-openai|verlai\/verl|hiyouga\/[\w-]+)$/,
    ({ tag }) => ({ framework: 'pytorch', stack: stackIn(tag) ?? 'cuda' }),
  ],
  [
    /^mcr\.microsoft\.com\/(?:azureml|aifx)\/(.*)$/,
    ({ tag }, [, product = '']) => ({
      ...framework(/acpt|pytorch/.test(product) ? 'pytorch' : frameworkIn(product)),
      ...stack(stackIn(`${product}:${tag}`)),
      provider: 'azure',
    }),
  ],
  [
    /^intel\/intel-(?:extension-for|optimized)-(pytorch|tensorflow)$/,
    ({ tag }, [, product]) => ({
      ...framework(product),
      ...(/xpu/.test(tag) && { accelerator: { kind: 'gpu' as const, vendor: 'intel' as const } }),
    }),
  ],
  [
    /(?:^|\/)paddlepaddle\/paddle$|\/paddlepaddle\/paddle$/,
    ({ tag }) => ({ framework: 'paddlepaddle', ...version(tag), ...stack(stackIn(tag)) }),
  ],
  [
    /(?:^|\/)(?:ascendai|ascend)\/[\w-]+$/,
    ({ name }) => ({ ...framework(frameworkIn(name)), accelerator: { kind: 'other' } }),
  ],
]

function ofNvidia(product: string, name: string): string | undefined {
  if (/^(?:pytorch|tensorflow|jax|mxnet)$/.test(product)) return product
  if (/^(?:nemo|bionemo|modulus|physicsnemo)/.test(product)) return 'pytorch'
  return frameworkIn(name)
}

const ofRocm = (product: string, image: string): string | undefined =>
  /^(?:megatron|primus|vllm|pytorch|deepspeed|sgl)/.test(product) ? 'pytorch' : frameworkIn(image)

function ofAmazon(product: string, tag: string, name: string): ImageMeaning {
  const own =
    /(?:^|\/)(?:huggingface-|djl-|stabilityai-)?(pytorch|tensorflow|mxnet|jax|autogluon)[\w-]*-(?:training|inference|trcomp)/.exec(
      product,
    )?.[1]
  const id = own === 'autogluon' ? 'pytorch' : (own ?? frameworkIn(product))
  return {
    ...framework(id),
    ...(own !== undefined && !product.includes('huggingface') && version(tag)),
    ...stack(stackIn(`${product}:${tag}`)),
    ...(/amazonaws|neuron/.test(name) && { provider: 'aws' }),
  }
}

/** The stack that the words of a name or tag tell. */
function stackIn(words: string): Stack | undefined {
  if (/(?:^|[^a-z])(?:neuronx?)(?![a-z])/.test(words)) return 'neuron'
  if (/(?:^|[^a-z])(?:gaudi\d?|hpu|habana)(?![a-z])/.test(words)) return 'gaudi'
  if (/(?:^|[^a-z])rocm(?![a-z])/.test(words)) return 'rocm'
  if (/(?:^|[^a-z])(?:tpu|tpuvm|libtpu)(?![a-z])/.test(words)) return 'tpu'
  if (/(?:^|[^a-z])(?:cuda|cu\d{2,3}|gpu|nvidia|cudnn\d?)(?![a-z])/.test(words)) return 'cuda'
  if (/(?:^|[^a-z])cpu(?![a-z])/.test(words)) return 'cpu'
  return undefined
}

function frameworkIn(words: string): string | undefined {
  if (/(?:^|[^a-z])(?:pytorch|torch)[_-]?xla(?![a-z])/.test(words)) return 'pytorch-xla'
  if (/(?:^|[^a-z])(?:pytorch|torch\d?|torchserve)(?![a-z])/.test(words)) return 'pytorch'
  if (/(?:^|[^a-z])(?:tensorflow\d?|tf\d?)(?![a-z])/.test(words)) return 'tensorflow'
  if (/(?:^|[^a-z])(?:jax|maxtext|maxdiffusion|flax)(?![a-z])/.test(words)) return 'jax'
  if (/(?:^|[^a-z])(?:paddlepaddle|paddle)(?![a-z])/.test(words)) return 'paddlepaddle'
  if (/(?:^|[^a-z])mxnet(?![a-z])/.test(words)) return 'mxnet'
  return /(?:^|[^a-z])mindspore(?![a-z])/.test(words) ? 'mindspore' : undefined
}

/** Images of others, as far as their names speak: `team/pytorch-train:cu121`. */
function guessed({ name, tag }: Reference): ImageMeaning {
  // The first step of a path is a registry or somebody's name, which may be anything.
  const own = name.slice(name.indexOf('/') + 1)
  const words = `${own}:${tag}`
  return { ...framework(frameworkIn(words)), ...stack(stackIn(words)) }
}

const architectureOf = ({ name, tag }: Reference): 'arm64' | undefined =>
  /^arm64v8\/|-(?:arm64|aarch64)$/.test(name) || /(?:^|[-_.])(?:arm64|aarch64|sbsa|igpu)(?:$|[-_.])/.test(tag)
    ? 'arm64'
    : undefined

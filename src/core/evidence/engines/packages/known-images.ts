import type { Stack } from './known-packages.ts'

/** The meaning of a container image's name. */
export interface ImageMeaning {
  readonly framework?: string
  readonly version?: string
  /** The framework's build, as in a version: `+cu124`. */
  readonly build?: string
  readonly stack?: Stack
  readonly architecture?: 'amd64' | 'arm64'
  /** Hardware without a stack. */
  readonly accelerator?: { readonly kind: 'gpu' | 'other'; readonly vendor?: 'intel' }
  /** The cloud that publishes it for its own machines. */
  readonly provider?: string
}

/**
 * What a publisher's images mean beyond the words in their names. `version`: the tag is the framework's version.
 * `isMonthly`: the tag is the month of NVIDIA's containers. `usual`: applies if the words do not say otherwise.
 */
export interface PublishedImages {
  /** Matches registry and path in lower case, without the tag. */
  readonly name: RegExp
  readonly is?: ImageMeaning
  readonly usual?: ImageMeaning
  readonly version?: true
  readonly isMonthly?: true
}

/** Images by publisher. The first match counts. */
export const publishedImages: readonly PublishedImages[] = [
  {
    name: /(?:^|\/)nvidia\/(?:(?:bio)?nemo|modulus|physicsnemo)[\w-]*(?:\/|$)/,
    is: { framework: 'pytorch', stack: 'cuda' },
  },
  { name: /(?:^|\/)nvidia\/l4t-/, is: { stack: 'cuda', architecture: 'arm64' } },
  {
    name: /^ghcr\.io\/nvidia\/(?:jax|t5x|pax|maxtext|axlearn|levanter|equinox)/,
    is: { framework: 'jax', stack: 'cuda' },
  },
  { name: /(?:^|\/)nvidia\/(?:pytorch|tensorflow|jax|paddlepaddle|mxnet)$/, is: { stack: 'cuda' }, isMonthly: true },
  { name: /^nvcr\.io\/|(?:^|\/)nvidia\//, is: { stack: 'cuda' } },
  { name: /(?:^|\/)(?:pytorch|runpod|mosaicml)\/pytorch\w*$/, usual: { stack: 'cuda' }, version: true },
  { name: /(?:^|\/)tensorflow\/(?:tensorflow|serving)$/, usual: { stack: 'cpu' }, version: true },
  { name: /(?:^|\/)rocm\/(?:megatron|primus|vllm|deepspeed|sgl)/, is: { framework: 'pytorch', stack: 'rocm' } },
  { name: /(?:^|\/)rocm\//, is: { stack: 'rocm' } },
  { name: /(?:^|\/)cloud-tpu-images\/jax-[\w-]+\/gpu/, is: { framework: 'jax', stack: 'cuda', provider: 'gcp' } },
  { name: /(?:^|\/)cloud-tpu-images\/jax-/, is: { framework: 'jax', provider: 'gcp' } },
  {
    name: /(?:^|\/)tpu-pytorch(?:-releases)?\//,
    is: { framework: 'pytorch-xla', provider: 'gcp' },
    usual: { stack: 'tpu' },
    version: true,
  },
  { name: /(?:^|\/)(?:deeplearning-platform-release|vertex-ai\/(?:training|prediction))\//, is: { provider: 'gcp' } },
  { name: /\/autogluon-(?:training|inference)$/, is: { framework: 'pytorch', provider: 'aws' } },
  {
    name: /(?:\.dkr\.ecr[\w.-]{0,60}\.amazonaws\.com(?:\.cn)?|^public\.ecr\.aws\/(?:neuron|deep-learning-containers))\/(?:pytorch|tensorflow|mxnet)-(?:training|inference)/,
    is: { provider: 'aws' },
    version: true,
  },
  {
    name: /\.dkr\.ecr[\w.-]{0,60}\.amazonaws\.com|^public\.ecr\.aws\/(?:neuron|deep-learning)/,
    is: { provider: 'aws' },
  },
  { name: /^vault\.habana\.ai\//, is: { stack: 'gaudi' } },
  { name: /(?:^|\/)huggingface\/(?:accelerate|peft|trl)/, is: { framework: 'pytorch' } },
  {
    name: /(?:^|\/)(?:deepspeed|axolotlai|winglian|unsloth|verlai|hiyouga|mosaicml\/(?:llm-foundry|composer)|lmsysorg\/sglang|vllm\/vllm-openai)(?:\/|$)/,
    is: { framework: 'pytorch' },
    usual: { stack: 'cuda' },
  },
  { name: /^mcr\.microsoft\.com\/(?:azureml|aifx)\/acpt/, is: { framework: 'pytorch', provider: 'azure' } },
  { name: /^mcr\.microsoft\.com\/(?:azureml|aifx)\//, is: { provider: 'azure' } },
  { name: /^intel\/intel-(?:extension-for|optimized)-/, is: { accelerator: { kind: 'gpu', vendor: 'intel' } } },
  { name: /(?:^|\/)paddlepaddle\/paddle$/, version: true },
  { name: /(?:^|\/)ascend(?:ai)?\//, is: { accelerator: { kind: 'other' } } },
]

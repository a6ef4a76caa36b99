import { wordsOf } from '../src/core/catalog/names/word-lookup.ts'
import { documentLimits } from '../src/core/languages/yaml/document-limits.ts'
import { parallelismKeys } from '../src/core/manifest/keys/hardware.ts'
import { jobKeys } from '../src/core/manifest/keys/job.ts'
import { keysOfSections, sections } from '../src/core/manifest/keys/keys.ts'
import { schemaComment } from '../src/core/report/formats/schema-address.ts'
import { defaultThresholds } from '../src/core/rules/thresholds.ts'
import { amount, duration, percent } from '../src/core/text/wording.ts'

/** The reference of accelerator.yml, with every key in the tables. */
export function manifestPage() {
  return [
    ...introduction,
    '## Keys of a job',
    '',
    ...keyTable(jobKeys),
    ...Object.entries(keysOfSections).flatMap(([name, keys]) => [
      `### ${name}`,
      '',
      [sections[name].help, sections[name].ofWord].filter(Boolean).join(' '),
      '',
      ...keyTable(keys),
    ]),
    ...quantities,
    ...models,
    ...fixing,
    ...sizes(),
    ...limits(),
  ].join('\n')
}

const introduction = `# accelerator.yml

Declare a training job in this file, and \`accelerator-review check\` judges the hardware it targets. The smallest useful one:

\`\`\`yaml
framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
\`\`\`

Other programs' words are read as those of this page: \`num_gpus: 8\` as \`count: 8\` of \`hardware\`, \`bfloat16\` as \`bf16\`. [Spellings](spellings.md) lists them with the rules of reading, and [\`check --fix\`](#what-check---fix-writes) writes the words of this page.

A file holds one job, with its keys at the top, or several under \`jobs:\`, with what they share under \`defaults:\`:

\`\`\`yaml
version: 1
defaults:
  framework: { name: pytorch, version: "2.9", libraries: [deepspeed, flash-attention] }
jobs:
  pretrain:
    task: pretraining
    stage: production
    scale: { parameters: 7B, tokens: 2T, global_batch_size: 1024, sequence_length: 4096 }
    model: { architecture: transformer, architecture_locked: true, precision: bf16 }
    hardware: { accelerator: h100, count: 256, provider: gcp, parallelism: fsdp }
\`\`\`

Every key is optional. Missing keys never cause findings. A misspelled key is an error, so that a typing mistake never turns a check off. Whatever else stands in a job is not read, and one notice names it ([manifest/not-read](rules/manifest/not-read.md)); keys that begin with \`x-\` are your own.

A job over \`defaults\`: words expand to their mapping first (\`scale: large\` to \`scale: { size: large }\`), mappings merge key by key,
everything else is replaced. A job that names its own accelerator or machine does not inherit count, nodes, machine, topology and slices; one
that names its framework does not inherit version and libraries. A known machine type also replaces an inherited accelerator and provider.

For completion and hints in an editor, put this on the first line. They know the words of this page only:
\`${schemaComment('manifest')}\`
`.split('\n')

function keyTable(keys) {
  const rows = Object.entries(keys).map(
    ([name, key]) => `| \`${name}\` | ${formOf(key)} | ${key.help}${exampleOf(key)} |`,
  )
  return ['| key | form | meaning |', '| --- | --- | --- |', ...rows, '']
}

const exampleOf = ({ examples }) =>
  examples ? ` Such as ${examples.map((example) => `\`${example}\``).join(', ')}.` : ''

const words = ({ words: vocabulary }) =>
  wordsOf(vocabulary)
    .map((word) => `\`${word}\``)
    .join(', ')

/** How a value is written, by the kind of its key. */
const forms = {
  count: 'quantity',
  'count-or-none': 'quantity',
  amount: 'quantity',
  bytes: 'quantity',
  duration: 'quantity',
  share: 'quantity',
  money: 'quantity',
  flag: 'true or false',
  text: 'word',
  name: 'word',
  names: 'word or list of words',
  list: 'list of words',
  version: 'word or number',
  topology: 'word',
  labels: 'mapping',
  peak: 'mapping',
  'zero-stage': '`1` or `2` or `3`',
  word: words,
  words: (key) => `${words(key)} or a list of them`,
  'open-words': (key) => `${words(key)} or a list of words`,
  'flag-or-word': 'true or false or `selective`',
  'flag-or-words': (key) => `true or false or a list of ${words(key)}`,
  parallelism: () =>
    `${words({ words: 'parallelism' })} or a mapping of ${Object.keys(parallelismKeys)
      .map((name) => `\`${name}\``)
      .join(', ')}`,
}

function formOf(key) {
  const form = forms[key.kind]
  return typeof form === 'function' ? form(key) : form
}

const quantities = `## Quantities

Numbers are written as people write them: \`7B\`, \`1.3e9\`, \`7_000_000_000\`, \`2T\`, \`500M\`; sizes \`10TB\`, \`512GiB\`; durations \`90min\`, \`6h\`, \`14d\`, \`1d 12h\`;
shares \`35%\` or \`0.35\`; money \`20000 USD\`. Counts are positive, and nothing is above 1e18.

## Hardware names

GPUs: \`h100\`, \`H100:8\`, \`a100-80gb\`, \`mi300x\`, … TPUs: \`tpu-v5e-64\`, \`v5litepod-64\`, \`v4-128\`, or \`accelerator: tpu-v5e\` with a \`count\` of chips. The number in a slice
name counts TensorCores, two a chip, for v2, v3, v4, v5p and TPU7x (\`v4-128\` is 64 chips), and chips for v5e and v6e (\`v6e-64\` is 64 chips). Others: \`trn2\`, \`gaudi3\`, …
Case, separators and the vendor's name are free (\`NVIDIA H100 80GB HBM3\`), and a phrase may say all at once: \`8x H100 SXM on AWS\`.
\`count\` is the total: cards for GPUs, chips for TPUs and Trainium. With \`nodes\`, the count in \`H100:8\` or of a machine type is for each node.
`.split('\n')

const models = `## Models

A published model gives the sizes that are not declared: parameters, active parameters and architecture.

\`\`\`yaml
model: meta-llama/Llama-3.1-8B
\`\`\`

- **By name.** [Models](models.md) lists them; case, separators, the publisher and endings such as \`-instruct\` are free. An unknown name gives the size in it: \`acme/support-13b\` has 13B parameters.
- **By file.** \`model: { config: model/config.json }\` names a \`config.json\` of the repository in Hugging Face's form, by its path from the manifest. It takes precedence over the name. A file that gives no sizes is a warning ([manifest/unusable-config](rules/manifest/unusable-config.md)).
- **By lock file.** \`accelerator-review models add acme/rocket\` reads the size of a model on Hugging Face that the catalog does not have, and writes it to \`.github/accelerator-models.lock.json\` ([models beyond the catalog](#models-beyond-the-catalog)).
- **By shape.** \`model: { layers: 32, hidden_size: 4096 }\` gives the size of a transformer; what else it needs is assumed, and the report says so.
- **Beside numbers.** A declared number takes precedence over both. One that differs by more than a fifth is a warning ([manifest/contradicts-model](rules/manifest/contradicts-model.md)), and so are numbers that contradict each other, such as tokens and samples.

### Models beyond the catalog

\`\`\`console
$ accelerator-review models add acme/rocket
Locked acme/rocket at 1f0c3a9be77d: 8.03B parameters.
$ accelerator-review models check
0 of 1 locked models are stale.
\`\`\`

\`models add\` takes names such as \`acme/rocket\` or \`acme/rocket@COMMIT\`. It reads \`config.json\` and the total in \`model.safetensors.index.json\` at one commit, and keeps the commit, the SHA-256 of both files and the values that the check reads. Commit \`.github/accelerator-models.lock.json\`: the command, the Action, drafts and \`fleet --org\` read it like the catalog and never ask the host. \`models check\` exits with 1 if an entry differs from what its commit has, or if the main branch has other sizes.

Only the host in \`HF_ENDPOINT\` is asked (default: \`https://huggingface.co\`). No token is sent, unless \`--with-token\` sends the one in \`HF_TOKEN\`. A gated model is refused, as its terms bind whoever reads it. The catalog takes precedence over the file, and \`model.config\` over both. On a pull request, an entry that is added, changed or removed is a change of every job that names the model, and a locked limit counts the larger size of base and change.

## Words that are not known

\`task\`, \`stage\`, \`precision\` and all other keys with a list of words above take these words and their [spellings](spellings.md). Any other word at a key of this page is an error ([manifest/invalid-value](rules/manifest/invalid-value.md)). If only one word can be meant (\`prodution\`), the job is judged by that word; otherwise as if the key were missing.

Names of frameworks, libraries, accelerators, machine types, providers and models have no end: a new one is reported, and what does not depend on it is still judged.

| not known | severity | what is still judged |
| --- | --- | --- |
| [framework](rules/manifest/unknown-framework.md) | warning | all but the guidance on frameworks |
| [library](rules/manifest/unknown-library.md) | notice; warning on a TPU, or if a known name is near | all but whether it runs on the hardware |
| [accelerator](rules/manifest/unknown-accelerator.md) | warning | what its kind decides, if \`kind\` or the name (\`RTX 7090\`, \`tpu-v9\`) tells it |
| [machine type](rules/manifest/unknown-machine.md) | warning; notice if \`accelerator\` stands beside it | what \`accelerator\` and \`count\` declare |
| [provider](rules/manifest/unknown-provider.md) | notice; warning on a TPU, or if a known name is near | all but what the provider offers |
| [model](rules/manifest/unknown-model.md), named without a size | notice | all but memory and time |

A job with an error in its manifest, or with one of these words, is never \`fit\`: its verdict is \`undecided\` or worse. The JSON report lists them in [\`notKnown\`](json-report.md).

## Hardware of your own

Declare what the catalog does not know, and the job is judged by its kind and sized by these numbers:

\`\`\`yaml
hardware:
  accelerator: NewChip 3
  kind: gpu
  memory: 96GB
  peak: { bf16: 500TFLOPS }
  count: 8
\`\`\`

Without \`memory\` the job is not sized; without \`peak\` there is no training time. Parts of a card (\`mig-3g.40gb\`) are accelerators by themselves, with the memory of their part.
`.split('\n')

const fixing = `## What \`check --fix\` writes

\`\`\`diff
-stage: prod
-gpu: H100
-num_gpus: 8
+stage: production
+hardware:
+  accelerator: H100
+  count: 8
\`\`\`

- **Keys and values in other words** become those of this page, at the place that this page gives them.
- **Typing mistakes** are corrected if only one word can be meant. The name of an accelerator or a machine type is never changed: one sign sets real ones apart (A100 and A100X).
- **Everything else stays**: comments, order, layout, names that are known in any spelling (\`H100\`, \`flash-attn\`), and keys that are not read.

Each edit is checked: the jobs declare what they declared before. What cannot be written so is named with its line and left. \`--diff\` prints the change and writes nothing.
`.split('\n')

function sizes() {
  const [p, f, b] = [defaultThresholds.sizeByParameters, defaultThresholds.sizeByFlops, defaultThresholds.sizeByBytes]
  const row = (name, index) =>
    `| ${name} | ${amount(p[index])} parameters | ${f[index].toExponential(0)} FLOPs | ${bytesOf(b[index])} |`
  return [
    '## Size and other thresholds',
    '',
    'If `scale` has numbers and no word, the largest size that any of them gives counts (compute is 6 · parameters · tokens, or FLOPs a sample):',
    '',
    '| from here on | by parameters | by training compute | by data |',
    '| --- | --- | --- | --- |',
    row('medium', 0),
    row('large', 1),
    row('massive', 2),
    '',
    'Fine-tuning and reinforcement learning reuse a trained model: parameters then count one size less, and not at all where the compute is known.',
    '',
    `A queue is long above \`max_queue_time\`, or above ${duration(defaultThresholds.queueHours)} if none is given. An accelerator is underused below ${percent(defaultThresholds.utilization)}.`,
    `A batch is large from ${amount(defaultThresholds.largeBatchTokens)} tokens or ${amount(defaultThresholds.largeBatchSamples)} samples on, and small for a TPU below ${defaultThresholds.rowsPerChip} rows a chip`,
    `(batch × sequence length ÷ chips). A prototype has outgrown its stage on more than ${defaultThresholds.prototypeAccelerators} accelerators. Less than ${duration(defaultThresholds.optimizationHours)} is no time to optimize for a TPU.`,
    '',
  ]
}

function limits() {
  const { bytes, depth, tokens, nodes, keysPerMap, aliases } = documentLimits
  return [
    '## Limits',
    '',
    `A manifest is one YAML document in UTF-8 of at most ${bytes / 1024} KiB, ${depth} levels, ${amount(tokens)} tokens, ${amount(nodes)} values and ${amount(keysPerMap)} keys in a mapping.`,
    `Anchors, aliases and \`<<\` are ordinary YAML and resolved, up to ${aliases} of them. Tags, directives and explicit keys (\`? key\`) are not read.`,
    '',
  ]
}

/** "100 GB", "10 TB": decimal units, as in manifests. */
function bytesOf(value) {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const power = Math.floor(Math.log10(value) / 3)
  return `${value / 1000 ** power} ${units[power]}`
}

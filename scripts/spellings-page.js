import { resolveAccelerator } from '../src/core/catalog/names/accelerator-name.ts'
import { resolveProvider } from '../src/core/catalog/names/providers.ts'
import { vocabularies } from '../src/core/catalog/names/value-spellings.ts'
import { resolveFramework } from '../src/core/catalog/software/frameworks.ts'
import { resolveLibrary } from '../src/core/catalog/software/libraries.ts'
import { readDocument } from '../src/core/languages/yaml/document-reader.ts'
import { ambiguous, containers, generic } from '../src/core/manifest/keys/containers.ts'
import { allKeys, keys, namesIn, sections, vocabularyOf } from '../src/core/manifest/keys/keys.ts'
import { sameWords } from '../src/core/manifest/keys/name-words.ts'
import { switches } from '../src/core/manifest/keys/switches.ts'
import { readJob } from '../src/core/manifest/spelling/read-job.ts'
import { toPlain } from '../src/core/text/document.ts'

/** The page of spellings, from the check's own tables. */
export const spellingsPage = () =>
  [...introduction, ...names(), ...keyRows(), ...wordRows(), ...switchRows(), ...mappings(), ...values()].join('\n')

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``
const codes = (texts) => texts.map(code).join(', ')
const apart = (list) => list.split(',').map((text) => text.trim())

const introduction = `# Spellings

Write \`accelerator.yml\` in the words that you already use, or paste a part of a training configuration. This page has the rules of reading and the names that are read as those of [the reference](manifest.md):

\`\`\`yaml
framework: PyTorch 2.4
stage: prod
dtype: bfloat16
gpu: H100
num_gpus: 8
\`\`\`

The job is judged in full, whatever its spelling. \`accelerator-review check --fix\` writes it in the words of the reference, and \`--diff\` shows what that would change.

- **A key stands in its section or directly in the job.** Case, \`-\`, \`_\` and blanks do not matter: \`numGpus\`, \`NUM-GPUS\` and \`num gpus\` are one name. \`num_\`, \`n_\` and \`number_of_\` before a number, and \`_count\` behind it, say nothing more; nor do \`use_\` and \`enable_\` before a switch.
- **Another name stands for one key.** Two keys share one only if their values cannot be confused: \`gpus: 8\` is a count, \`gpus: H100\` an accelerator; \`batch: 512\` counts samples, \`batch: 4M tokens\` tokens. A name with \`?\` has other uses too: it is read only where its value is one of the key.
- **A word that people use for several things** (\`type\`, \`mode\`, \`length\`) is an error that names the keys that may be meant.
- **Some mappings are looked through** (\`training:\`, \`resources:\`, \`slurm:\`): each of their keys counts as if it stood in the job. [The list](#mappings) is short; any other mapping is not read, as a whole.
- **A unit confirms its key or contradicts it**: \`count: 8 GPUs\` is a count, \`count: 8 nodes\` an error. \`count: 8 per node\` needs \`nodes\` beside it, and \`count: 8\` beside \`replicas: 8\` is an error, since it can be 8 or 64. A name may hold the unit: \`deadline_days: 3\`, \`vram_gb: 80\`, \`params_b: 7\`.
- **A value that cannot be read** is an error under any name of its key, and so are two names of one key whose values differ ([manifest/spellings-disagree](rules/manifest/spellings-disagree.md)).
- **A slip is an error**: a name that is one letter away from a documented one of at least five, with a value that its key accepts; or a mapping of documented keys of one section, under a name near that of the section, of at least five letters as well ([manifest/unknown-key](rules/manifest/unknown-key.md)).
- **Whatever else stands there is not read**, and one notice a job names it, with the key to declare instead where a name surely concerns one ([manifest/not-read](rules/manifest/not-read.md)). Keys that begin with \`x-\` are your own.
`.split('\n')

/** Examples, shown with their parsed keys. */
const examples = {
  'Frameworks and libraries': [
    'framework: PyTorch 2.4',
    'framework: torch==2.4.0+cu121',
    'framework: jax[tpu]>=0.4.30',
    'framework: JAX/Flax',
    'framework: keras 3 (jax backend)',
    'framework: nvcr.io/nvidia/pytorch:24.07-py3',
    'framework: Hugging Face TRL',
    'framework: [pytorch, deepspeed, flash_attn]',
    'libraries: [flash-attn>=2.5, bnb, Megatron LM]',
  ],
  Accelerators: [
    'hardware: NVIDIA H100 80GB HBM3',
    'hardware: 8x H100 SXM on AWS',
    'hardware: 2x DGX A100',
    'hardware: H100:8',
    'hardware: p5.48xlarge',
    'gpu: Standard_ND96isr_H100_v5',
    'tpu: v5litepod-64',
    'accelerator: TPU v3-8 (Kaggle)',
    'accelerator: nvidia-tesla-t4',
    'accelerator: mig-3g.40gb',
  ],
  'Providers and regions': [
    'cloud: Amazon Web Services',
    'cloud: aws/us-east-1',
    'cloud: GKE autopilot',
    'platform: SageMaker',
    'cloud: our own servers',
    'where: my desktop',
  ],
}

function names() {
  return [
    '## Names',
    '',
    'Case, separators, version pins, extras, builds, publishers and addresses around a name are free. A phrase about hardware or a provider is read as a whole: one word that explains nothing leaves it unknown. [What is not known](manifest.md#words-that-are-not-known) is reported and never guessed.',
    '',
    ...Object.entries(examples).flatMap(([title, texts]) => [
      `**${title}**`,
      '',
      '| written | read as |',
      '| --- | --- |',
      ...texts.map((text) => `| ${code(text)} | ${codes(readingOf(text))} |`),
      '',
    ]),
    'All names: [accelerators, machine types and providers](catalog.md), [models](models.md).',
    '',
  ]
}

/** `hardware.count: 8`, line by line. */
function readingOf(text) {
  const { root } = readDocument(`${text}\n`)
  return lines(toPlain(readJob(root).node), [])
}

function lines(value, path) {
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, each]) => lines(each, [...path, key]))
  const key = path.join('.')
  const id = idOf[key] ?? ((word) => word)
  const list = Array.isArray(value) ? value : [value]
  const shown = list.map((word) => id(word))
  return [`${key}: ${Array.isArray(value) ? `[${shown.join(', ')}]` : shown[0]}`]
}

/** The manifest may keep a name as written, and the catalog resolves it. */
const idOf = {
  'framework.name': (word) => resolveFramework(word)?.id ?? word,
  'framework.libraries': (word) => resolveLibrary(word)?.id ?? word,
  'hardware.accelerator': acceleratorNamed,
  'hardware.provider': (word) => resolveProvider(word)?.id ?? word,
}

/** The display name, which is the same for all spellings. */
function acceleratorNamed(word) {
  const { label, count, slices } = resolveAccelerator(word)
  const times = slices ?? count
  return times === undefined || label.endsWith(`-${times}`) ? label : `${label}:${times}`
}

function keyRows() {
  const rows = [...allKeys].filter(([, { aliases }]) => aliases !== undefined)
  return [
    '## Keys',
    '',
    'A name with a dot (`model.size`) is read so in that section or mapping only, any other wherever a key may stand. Of names that differ only by [words that say the same](#words-in-names) one is listed.',
    '',
    '| key | also read |',
    '| --- | --- |',
    ...rows.map(([path, { aliases, help }]) => `| ${isPart(path) ? help : code(path)} | ${codes(apart(aliases))} |`),
    '',
    '| may mean several | write |',
    '| --- | --- |',
    ...Object.entries(ambiguous).map(([name, paths]) => `| ${code(name)} | ${codes(paths)} |`),
    '',
  ]
}

const wordRows = () => [
  '## Words in names',
  '',
  'In a name of several words each of these may stand for the first, in any order: `act_ckpt` is `activation_checkpointing`, `bs_per_gpu` is `per_device_batch_size`. A name that could so be two keys is neither.',
  '',
  '| word | also |',
  '| --- | --- |',
  ...Object.entries(sameWords).map(
    ([word, others]) => `| ${word === '' ? '(says nothing more)' : code(word)} | ${codes(others.split(' '))} |`,
  ),
  '',
]

/** Keys that declare nothing without another key. */
const isPart = (path) => ['hardware.per_node', 'hardware.cores'].includes(path)

const switchRows = () => [
  '## Switches',
  '',
  'Turned on, these say what stands beside them; turned off, nothing. `yes`, `on`, `1`, `enabled` and `auto` turn a switch on, and so does a mapping in its place (`lora: { r: 16 }`).',
  '',
  '| says | switch |',
  '| --- | --- |',
  ...Object.entries(switches).map(
    ([switched, names]) => `| ${codes(switched.split(' ').map(asLine))} | ${codes(apart(names))} |`,
  ),
  '',
]

const asLine = (assignment) => assignment.replace('=', ': ')

const mappings = () => [
  '## Mappings',
  '',
  `Looked through: ${codes(namesIn(containers).map(({ name }) => name))}.`,
  '',
  `Not read inside of them: ${codes(namesIn(generic).map(({ name }) => name))}.`,
  '',
  'Sections under another name:',
  '',
  '| section | mapping |',
  '| --- | --- |',
  ...Object.entries(sections).flatMap(([name, { aliases }]) =>
    aliases === undefined ? [] : [`| ${code(name)} | ${codes(apart(aliases))} |`],
  ),
  '',
]

const values = () => [
  '## Values',
  '',
  'The name before a colon is where the spelling is usual. `torch.`, `jnp.`, `tf.`, `np.`, `optax.` and the like may stand before any of them.',
  '',
  ...Object.entries(vocabularies).flatMap(([name, words]) => {
    const own = Object.entries(words).filter(([, places]) => firstWith(places) === name)
    const others = new Set(Object.values(words).map(firstWith))
    others.delete(name)
    return [
      `### ${codes(keysOf(name))}`,
      '',
      ...[...others].flatMap((other) => [`The words of ${codes(keysOf(other))}, and:`, '']),
      '| word | also read |',
      '| --- | --- |',
      ...own.map(([word, places]) => `| ${code(word)} | ${Object.entries(places).map(placed).join('<br>')} |`),
      '',
    ]
  }),
]

/** The first vocabulary that contains a word. Some vocabularies include others. */
const firstWith = (places) =>
  Object.keys(vocabularies).find((name) => Object.values(vocabularies[name]).includes(places))

/** The keys that use a vocabulary. */
const keysOf = (name) => [...keys.keys()].filter((path) => vocabularyOf(path) === name)

const placed = ([place, list]) => {
  const before = { words: '', programs: 'in code and options: ' }[place] ?? `${place}: `
  return `${before}${codes(apart(list))}`
}

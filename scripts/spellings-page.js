import { resolveAccelerator } from '../src/core/catalog/accelerator-name.ts'
import { resolveFramework } from '../src/core/catalog/frameworks.ts'
import { resolveLibrary } from '../src/core/catalog/libraries.ts'
import { resolveProvider } from '../src/core/catalog/providers.ts'
import { vocabularies } from '../src/core/catalog/value-spellings.ts'
import { readDocument } from '../src/core/languages/yaml/document-reader.ts'
import { referenceKeys, spellingsOf } from '../src/core/manifest/spelling/key-lookup.ts'
import {
  foreignSections,
  impliedByMapping,
  keySpellings,
  switchSpellings,
} from '../src/core/manifest/spelling/key-spellings.ts'
import { passedOverKeys, wordsOfOtherMatters } from '../src/core/manifest/spelling/passed-over-keys.ts'
import { programKeys } from '../src/core/manifest/spelling/program-keys.ts'
import { readJob } from '../src/core/manifest/spelling/read-job.ts'
import { toPlain } from '../src/core/text/document.ts'

/** What people write for the keys and values of the reference, as a page: from the tables that the check reads by. */
export const spellingsPage = () =>
  [...introduction(), ...names(), ...keys(), ...switches(), ...mappings(), ...values(), ...passedOver()].join('\n')

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``
const codes = (texts) => texts.map(code).join(', ')
const apart = (list) => list.split(',').map((text) => text.trim())

const example = `\`\`\`yaml
framework: PyTorch 2.4
stage: prod
dtype: bfloat16
gpu: H100
num_gpus: 8
\`\`\``

function introduction() {
  const other = new Set(Object.keys(keySpellings).flatMap(spellingsOf)).size
  const passed = [...Object.values(passedOverKeys).flatMap(apart), ...Object.values(programKeys).flatMap(byBlanks)]
  return [
    '# Spellings',
    '',
    'Write `accelerator.yml` in the words that you already use, or paste a part of a training configuration. This page lists the names that are read as those of [the reference](manifest.md):',
    '',
    example,
    '',
    'The job is judged in full, whatever its spelling. `accelerator-review check --fix` writes it in the words of the reference, and `--diff` shows what that would change.',
    '',
    '- **Case and separators are free**: `numGpus`, `NUM-GPUS` and `num gpus` are `num_gpus`.',
    '- **Most keys may stand anywhere in a job**: at the top, in its section, or in the mapping of another program (`resources:`, `training:`, `deepspeed:`).',
    '- **A name that stands for several keys** is read as the first that can hold its value: `gpus: 8` is a count, `gpus: H100` an accelerator.',
    '- **A name may hold the unit**: `deadline_days: 3`, `vram_gb: 80`, `params_b: 7`.',
    '- **Two spellings of one key** may agree. Where they differ, that is an error ([manifest/spellings-disagree](rules/manifest/spellings-disagree.md)).',
    '- **A key in other words** is named in one notice a file ([manifest/other-spelling](rules/manifest/other-spelling.md)). A value in other words is not reported.',
    '- **A key that is not on this page** and not in the reference is an error ([manifest/unknown-key](rules/manifest/unknown-key.md)), so that a typing mistake never turns a check off.',
    '',
    `${count(other)} other names of keys are read, and ${count(new Set(passed).size)} are [passed over](#keys-that-are-passed-over).`,
    '',
  ]
}

const count = (number) => number.toLocaleString('en-US')
const byBlanks = (list) => list.split(' ')

/** Written, and shown with what the check makes of it. */
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

/** Where the catalog reads a name, the manifest may keep it as it is written. */
const idOf = {
  'framework.name': (word) => resolveFramework(word)?.id ?? word,
  'framework.libraries': (word) => resolveLibrary(word)?.id ?? word,
  'hardware.accelerator': acceleratorNamed,
  'hardware.provider': (word) => resolveProvider(word)?.id ?? word,
}

/** As it is shown to people, which is the same for all spellings. */
function acceleratorNamed(word) {
  const { label, count, slices } = resolveAccelerator(word)
  const times = slices ?? count
  return times === undefined || label.endsWith(`-${times}`) ? label : `${label}:${times}`
}

/** Names that give a key only together with another one. */
const together = {
  'hardware.per_node': '`count`, with `nodes`',
  'hardware.cores': '`count` of TPU chips, by the cores that each has',
}

const sectionTitles = { '': 'At the top' }

function keys() {
  const paths = [...new Set([...referenceKeys, ...Object.keys(keySpellings)])]
  const sections = [...new Set(paths.map(sectionOf))]
  return [
    '## Keys',
    '',
    'A name with a section before it (`model.size`) is read so in that section only, any other wherever it stands in a job.',
    '',
    ...sections.flatMap((section) => {
      const rows = paths.filter((path) => sectionOf(path) === section && spellingsOf(path).length > 0)
      if (rows.length === 0) return []
      return [
        `### ${sectionTitles[section] ?? section}`,
        '',
        '| key | also read |',
        '| --- | --- |',
        ...rows.map(
          (path) =>
            `| ${together[path] ?? code(path.slice(section && section.length + 1))} | ${codes(spellingsOf(path))} |`,
        ),
        '',
      ]
    }),
  ]
}

const sectionOf = (path) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')

const switches = () => [
  '## Switches',
  '',
  'Turned on, these say what stands beside them; turned off, nothing. `yes`, `on`, `1`, `enabled` and `auto` turn a switch on.',
  '',
  '| says | switch |',
  '| --- | --- |',
  ...Object.entries(switchSpellings).map(
    ([said, names]) => `| ${codes(said.split(' ').map(asLine))} | ${codes(apart(names))} |`,
  ),
  '',
]

const asLine = (said) => said.replace('=', ': ')

const mappings = () => [
  '## Mappings',
  '',
  'The keys in a mapping of one of these names are looked for in the section beside it first, then in all others.',
  '',
  '| section | mapping |',
  '| --- | --- |',
  ...Object.entries(foreignSections).map(
    ([section, names]) => `| ${section === '' ? 'a whole job' : code(section)} | ${codes(apart(names))} |`,
  ),
  '',
  'Some say something by being there, unless a key says otherwise:',
  '',
  '| mapping | says |',
  '| --- | --- |',
  ...Object.entries(impliedByMapping).map(
    ([name, said]) => `| ${code(name)} | ${codes(said.map(([key, value]) => `${key}: ${value}`))} |`,
  ),
  '',
]

/** The keys that take a word of each vocabulary. */
const keysOf = {
  precision: ['model.precision', 'model.weights_precision', 'model.optimizer_precision'],
  optimizer: ['model.optimizer'],
  architecture: ['model.architecture'],
  task: ['task'],
  stage: ['stage'],
  size: ['scale.size'],
  method: ['model.method'],
  parallelism: ['hardware.parallelism'],
  interconnect: ['hardware.interconnect'],
  kernels: ['model.custom_kernels'],
  skill: ['team.cuda', 'team.xla'],
  inputPipeline: ['operations.input_pipeline'],
  kind: ['hardware.kind'],
  attention: ['model.attention'],
  checkpointing: ['model.activation_checkpointing'],
  offload: ['hardware.offload'],
}

const values = () => [
  '## Values',
  '',
  'The name before a colon is where the spelling is usual. `torch.`, `jnp.`, `tf.`, `np.`, `optax.` and the like may stand before any of them.',
  '',
  ...Object.entries(vocabularies).flatMap(([name, words]) => {
    const keys = keysOf[name]
    if (keys === undefined)
      throw new Error(`scripts/spellings-page.js does not say which keys take the words of "${name}".`)
    return [
      `### ${codes(keys)}`,
      '',
      '| word | also read |',
      '| --- | --- |',
      ...Object.entries(words).map(
        ([word, places]) => `| ${code(word)} | ${Object.entries(places).map(placed).join('<br>')} |`,
      ),
      '',
    ]
  }),
]

const placed = ([place, list]) => {
  const before = { words: '', programs: 'in code and options: ' }[place] ?? `${place}: `
  return `${before}${codes(apart(list))}`
}

const passedOver = () => [
  '## Keys that are passed over',
  '',
  'These say nothing about the choice of hardware. They are left alone with all that is below them, and the notice names them. Unfold a program to search it.',
  '',
  ...folded(passedOverKeys, apart),
  ...folded(programKeys, byBlanks),
  'A key that is none of these and near to none of the reference is passed over as well where one of its words tells that it is about other matters (`latency_p99_ms`, `team.rocm_experience`):',
  '',
  ...folded(wordsOfOtherMatters, apart),
]

const folded = (tables, split) =>
  Object.entries(tables).flatMap(([title, list]) => {
    const names = [...new Set(split(list))]
    return [
      '<details>',
      `<summary>${title[0].toUpperCase()}${title.slice(1)} (${count(names.length)})</summary>`,
      '',
      '```text',
      ...wrapped(names),
      '```',
      '',
      '</details>',
      '',
    ]
  })

function wrapped(names) {
  const rows = ['']
  for (const name of names) {
    const row = rows.at(-1)
    if (row === '') rows[rows.length - 1] = name
    else if (row.length + name.length < 140) rows[rows.length - 1] = `${row}, ${name}`
    else {
      rows[rows.length - 1] = `${row},`
      rows.push(name)
    }
  }
  return rows
}

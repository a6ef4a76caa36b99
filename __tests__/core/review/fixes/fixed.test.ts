import { describe, expect, it } from '@jest/globals'
import { type Fixed, fix } from '../../../../src/core/index.ts'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../../src/core/manifest/parse.ts'

const fixedIn = (text: string): Fixed => fix({ path: 'train/accelerator.yml', text })
const declared = (text: string) =>
  parseManifest(readDocument(text), 'train').jobs.map(({ name, declaration }) => ({ name, declaration }))

/** Texts and their replacements. */
const table: readonly [name: string, before: string, after: string][] = [
  ['a value', 'stage: prod # soon\n', 'stage: production # soon\n'],
  ['a value in quotes', 'stage: "prod"\n', 'stage: "production"\n'],
  ['a key', 'task_type: training # x\n', 'task: training # x\n'],
  ['a key in quotes', "'task_type': training\n", "'task': training\n"],
  ['a key and its value', 'task_type: SFT\n', 'task: fine-tuning\n'],
  [
    'a phrase that becomes a mapping',
    'framework: PyTorch 2.4 # pinned\n',
    'framework: { name: pytorch, version: "2.4" } # pinned\n',
  ],
  ['a key of a section', 'hardware:\n  gpu_type: h100 # x\n', 'hardware:\n  accelerator: h100 # x\n'],
  ['a key that opens its section', 'gpu_type: h100 # x\n', 'hardware:\n  accelerator: h100 # x\n'],
  [
    'keys that share a new section',
    'gpu_type: h100 # x\nstage: prototype\n# eight of them\nnum_gpus: 8 # y\n',
    'hardware:\n  accelerator: h100 # x\n  # eight of them\n  count: 8 # y\nstage: prototype\n',
  ],
  [
    'a key beside the word of its section',
    'hardware: h100 # x\nnum_gpus: 8 # y\n',
    'hardware:\n  accelerator: h100 # x\n  count: 8 # y\n',
  ],
  [
    'keys in braces',
    '{ gpu_type: h100, num_gpus: 8, stage: prod }\n',
    '{ hardware: { accelerator: h100, count: 8 }, stage: production }\n',
  ],
  [
    'a section of another name, with a key that says nothing',
    'training: # how\n  batch_size: 8\n  lr: 0.1\n  seq_len: 4_096\n',
    'scale: # how\n  global_batch_size: 8\n  lr: 0.1\n  sequence_length: 4_096\n',
  ],
  [
    'a mapping that is left empty',
    'hardware:\n  gpu:\n    type: h100\n    count: 8\n',
    'hardware:\n  count: 8\n  accelerator: h100\n',
  ],
  ['what a mapping implies', 'lora: { r: 16 }\n', 'model:\n  method: lora\n  lora_rank: 16\ntask: fine-tuning\n'],
  [
    'what a mapping implies, once it goes',
    'stage: prototype\ndeepspeed:\n  zero_stage: 3 # z\n',
    'stage: prototype\nframework:\n  libraries: [deepspeed]\nhardware:\n  parallelism: zero-3 # z\n',
  ],
  ['a list that becomes switches', 'needs: [multi-cloud]\n', 'needs: { multi_cloud: true }\n'],
  ['a version to the letter', 'framework: { pytorch: 2.10 }\n', 'framework: { name: pytorch, version: 2.10 }\n'],
  [
    'a key below a remark, in a file that begins with an empty line',
    '\n# why\nnum_gpus: 8\nhardware:\n  accelerator: h100\n',
    '\nhardware:\n  accelerator: h100\n  # why\n  count: 8\n',
  ],
  ['what is said twice', 'dtype: bf16\nmodel: { precision: bf16-mixed }\n', 'model: { precision: bf16 }\n'],
  [
    'defaults and jobs',
    'defaults:\n  stage: prod\njobs:\n  a: { num_gpus: 8, gpu_type: h100 }\n',
    'defaults:\n  stage: production\njobs:\n  a: { hardware: { count: 8, accelerator: h100 } }\n',
  ],
  [
    'what an anchor shares, once',
    'jobs:\n  a: { hardware: &x { gpu_type: h100 } }\n  b: { hardware: *x }\n',
    'jobs:\n  a: { hardware: &x { accelerator: h100 } }\n  b: { hardware: *x }\n',
  ],
  ['a mark and carriage returns', '\ufeffstage: prod\r\nseed: 1\r\n', '\ufeffstage: production\r\nseed: 1\r\n'],
  [
    'carriage returns where lines are added',
    'stage: prototype\r\ngpu_type: h100\r\n',
    'stage: prototype\r\nhardware:\r\n  accelerator: h100\r\n',
  ],
  ['a mistake in typing', 'stage: productoin # x\n', 'stage: production # x\n'],
  ['a mistake in a key', 'hardware: { accelerator: h100, cuont: 8 }\n', 'hardware: { accelerator: h100, count: 8 }\n'],
]

/** Texts that stay unchanged, with the reported line. */
const kept: readonly [name: string, text: string, line: number, reason: string][] = [
  ['a comment inside a list that moves', 'libs:\n  - deepspeed # a\n  - apex\n', 1, 'comment'],
  ['a comment that has no place in braces', 'hardware: { accelerator: h100 }\n# why\nnum_gpus: 8\n', 3, 'comment'],
  ['a text over lines', 'stage: |\n  prod\n', 1, 'form'],
  ['a value with an anchor that another key uses', 'dtype: &p bf16\nlabels: { format: *p }\n', 1, 'shared'],
]

describe('a manifest in the words of the reference', () => {
  it.each(table)('%s', (_, before, after) => {
    const { text, left } = fixedIn(before)
    expect(text).toBe(after)
    expect(left).toEqual([])
    expect(declared(text)).toEqual(declared(before))
  })

  it.each(table)('is not changed again: %s', (_, before) => {
    const { text } = fixedIn(before)
    expect(fixedIn(text)).toEqual({ text, written: { keys: 0, values: 0 }, left: [] })
  })

  it.each(kept)('leaves %s, and names it', (_, text, line, reason) => {
    const found = fixedIn(text)
    expect(found.text).toBe(text)
    expect(found.left).toMatchObject([{ line, reason }])
  })

  it('leaves what already is in the words of the reference', () => {
    const text = 'framework: {name: "pytorch"}\nstage:   production\nhardware: tpu-v5e-64\nseed: 1\n'
    expect(fixedIn(text)).toEqual({ text, written: { keys: 0, values: 0 }, left: [] })
  })

  it('counts keys and values', () => {
    const text = 'stage: prod\nhardware:\n  gpu_type: h100\n  num_gpus: 8\ntask: SFT\n'
    expect(fixedIn(text).written).toEqual({ keys: 2, values: 2 })
  })

  it.each([
    ['that is no YAML', 'stage: [prod\n'],
    ['with a key that stands twice', 'stage: prod\nstage: prod\n'],
    ['that is empty', ''],
  ])('touches no file %s', (_, text) => {
    expect(fixedIn(text)).toEqual({ text, written: { keys: 0, values: 0 }, left: [] })
  })

  it.each([
    ['steps: abc\nhardware: h100\n'],
    ['training_steps: abc\n'],
    ['model: { lora_rank: 1.5.2 }\n'],
    ['jobs:\n  a: { steps: abc }\n'],
    ['defaults: { steps: abc }\njobs:\n  a: {}\n'],
  ])('leaves a value that its key does not take where it stands: %j', (text) => {
    expect(fixedIn(text)).toEqual({ text, written: { keys: 0, values: 0 }, left: [] })
  })

  it('leaves two spellings that disagree to their author', () => {
    const text = 'hardware: { accelerator: h100, count: 8, num_gpus: 4 }\n'
    expect(fixedIn(text).text).toBe(text)
  })

  it('does not take one word for a list of them', () => {
    const { text } = fixedIn('framework:\n  name: pytorch\n  libraries: "deepspede, apex"\n')
    expect(declared(text)[0]?.declaration.framework).toMatchObject({ libraries: expect.arrayContaining(['apex']) })
  })

  it('corrects the words of one job where those of another cannot be', () => {
    const text = 'jobs:\n  a: { stage: prod }\n  b: { stage: >-\n      prod\n    }\n  c: { stage: dev }\n'
    const { text: after, left } = fixedIn(text.replace(' >-\n      prod\n    }', ' prod }'))
    expect(after).toBe('jobs:\n  a: { stage: production }\n  b: { stage: production }\n  c: { stage: prototype }\n')
    expect(left).toEqual([])
  })

  it('does hundreds of jobs', () => {
    const job = (at: number): string => `  j${at}:\n    stage: prod\n    num_gpus: 8 # x\n    gpu_type: h100\n`
    const fix = (count: number) => fixedIn(`jobs:\n${Array.from({ length: count }, (_, at) => job(at)).join('')}`)
    expect(fix(400).written).toEqual({ keys: 800, values: 400 })
  })
})

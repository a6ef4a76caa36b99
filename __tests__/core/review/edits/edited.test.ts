import { describe, expect, it } from '@jest/globals'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { edited } from '../../../../src/core/review/edits/edited.ts'
import type { Value } from '../../../../src/core/review/edits/written.ts'
import type { Path } from '../../../../src/core/text/document.ts'

type Asked = readonly [path: string | Path, value: Value | undefined]

/** Edits of a text and the result. Undefined if the edit is not certain. */
const table: readonly [name: string, before: string, changes: readonly Asked[], after: string | undefined][] = [
  ['a word for a word', 'hardware: v5e\n', [['hardware', 'h100:8']], 'hardware: h100:8\n'],
  ['a word with a comment', 'hardware: v5e   # a slice\n', [['hardware', 'h100:8']], 'hardware: h100:8   # a slice\n'],
  ['a word in double quotes', 'hardware: "v5e"\n', [['hardware', 'h100:8']], 'hardware: "h100:8"\n'],
  ['a word in single quotes', "stage: 'prototype'\n", [['stage', "it's"]], "stage: 'it''s'\n"],
  ['a word that becomes a number', 'hardware: { count: "8" }\n', [['hardware.count', 4]], 'hardware: { count: 4 }\n'],
  [
    'a word that becomes a mapping',
    'hardware: h100:8 # x\n',
    [['hardware.parallelism', 'fsdp']],
    'hardware: { accelerator: h100:8, parallelism: fsdp } # x\n',
  ],
  ['a word that is the whole section', 'hardware: h100\n', [['hardware.accelerator', 'v5e']], undefined],
  ['a word in a section that no word stands for', 'operation: x\n', [['operation.provider', 'gcp']], undefined],
  ['a list in place of a section', 'hardware: [h100]\n', [['hardware.count', 8]], undefined],
  ['a list in place of a manifest', '- h100\n', [['hardware', 'v5e']], undefined],
  ['no key at all', 'hardware: h100\n', [[[], 'v5e']], undefined],
  [
    'a size that gains a number',
    'scale: large\n',
    [['scale.parameters', '7B']],
    'scale: { size: large, parameters: 7B }\n',
  ],
  [
    'a framework that gains a version',
    'framework: jax\n',
    [['framework.version', '0.10']],
    'framework: { name: jax, version: "0.10" }\n',
  ],
  [
    'a word that becomes a whole section',
    'hardware: v5e\n',
    [['hardware', { accelerator: 'h100', count: 8, provider: 'gcp' }]],
    'hardware: { accelerator: h100, count: 8, provider: gcp }\n',
  ],
  [
    'a number',
    'hardware: { accelerator: h100, count: 8 }\n',
    [['hardware.count', 16]],
    'hardware: { accelerator: h100, count: 16 }\n',
  ],
  [
    'a number that is written otherwise',
    'hardware: { count: 0x10 }\n',
    [['hardware.count', 16]],
    'hardware: { count: 0x10 }\n',
  ],
  [
    'a truth value',
    'model:\n  architecture_locked: true # since May\n',
    [['model.architecture_locked', false]],
    'model:\n  architecture_locked: false # since May\n',
  ],
  [
    'a key added in braces',
    'hardware: { accelerator: h100, count: 8 }\n',
    [['hardware.provider', 'gcp']],
    'hardware: { accelerator: h100, count: 8, provider: gcp }\n',
  ],
  [
    'a key added in tight braces',
    'hardware: {accelerator: h100}\n',
    [['hardware.count', 8]],
    'hardware: {accelerator: h100, count: 8}\n',
  ],
  [
    'a key added after a trailing comma',
    'hardware: { accelerator: h100, }\n',
    [['hardware.count', 8]],
    'hardware: { accelerator: h100, count: 8, }\n',
  ],
  ['a key added in empty braces', 'model: {}\n', [['model.precision', 'bf16']], 'model: { precision: bf16 }\n'],
  [
    'a key added in braces over lines',
    'hardware: {\n  accelerator: h100,\n  count: 8  # one host\n}\n',
    [['hardware.provider', 'gcp']],
    'hardware: {\n  accelerator: h100,\n  count: 8, provider: gcp  # one host\n}\n',
  ],
  [
    'a key added in a block',
    'hardware:\n  accelerator: h100\n  count: 8\n\nstage: prototype\n',
    [['hardware.provider', 'gcp']],
    'hardware:\n  accelerator: h100\n  count: 8\n  provider: gcp\n\nstage: prototype\n',
  ],
  [
    'a key added behind a comment',
    'hardware:\n    accelerator: h100  # hopper\n# done\n',
    [['hardware.count', 8]],
    'hardware:\n    accelerator: h100  # hopper\n    count: 8\n# done\n',
  ],
  [
    'a key added behind a nested block',
    'hardware:\n  accelerator: h100\n  parallelism:\n    data: 8\nstage: prototype\n',
    [['hardware.provider', 'gcp']],
    'hardware:\n  accelerator: h100\n  parallelism:\n    data: 8\n  provider: gcp\nstage: prototype\n',
  ],
  [
    'a key added without a line break at the end',
    'stage: prototype\nhardware: h100',
    [['task', 'pretraining']],
    'stage: prototype\nhardware: h100\ntask: pretraining',
  ],
  [
    'a key added with CRLF',
    'stage: prototype\r\nmodel:\r\n  precision: fp16\r\n',
    [['model.optimizer', 'adamw']],
    'stage: prototype\r\nmodel:\r\n  precision: fp16\r\n  optimizer: adamw\r\n',
  ],
  [
    'a key added with CRLF and no line break at the end',
    'stage: prototype\r\ntask: training',
    [['hardware', 'h100']],
    'stage: prototype\r\ntask: training\r\nhardware: h100',
  ],
  [
    'a section added in block style',
    'model:\n    precision: bf16\nstage: prototype\n',
    [['hardware', { accelerator: 'h100', count: 8 }]],
    'model:\n    precision: bf16\nstage: prototype\nhardware:\n    accelerator: h100\n    count: 8\n',
  ],
  [
    'a section added in braces',
    'model: { precision: bf16 }\nstage: prototype\n',
    [['hardware', { accelerator: 'h100', count: 8 }]],
    'model: { precision: bf16 }\nstage: prototype\nhardware: { accelerator: h100, count: 8 }\n',
  ],
  [
    'a section added to a job',
    'jobs:\n  a:\n    stage: prototype\n\n  # the second\n  b:\n    stage: production\n',
    [['jobs.a.hardware', 'h100:8']],
    'jobs:\n  a:\n    stage: prototype\n    hardware: h100:8\n\n  # the second\n  b:\n    stage: production\n',
  ],
  [
    'a section added to a job in braces',
    'defaults: { hardware: v5e }\njobs:\n  a: { framework: mxnet }\n',
    [['jobs.a.hardware', 'h100:8']],
    'defaults: { hardware: v5e }\njobs:\n  a: { framework: mxnet, hardware: h100:8 }\n',
  ],
  [
    'a section added to an empty job',
    'defaults: { hardware: v5e }\njobs:\n  a:\n  b:\n',
    [['jobs.a.hardware', 'h100:8']],
    'defaults: { hardware: v5e }\njobs:\n  a: { hardware: h100:8 }\n  b:\n',
  ],
  [
    'a key of defaults overridden in the job',
    'defaults:\n  hardware: { accelerator: h100, count: 8 }\njobs:\n  a: { stage: prototype }\n',
    [['jobs.a.hardware.count', 16]],
    'defaults:\n  hardware: { accelerator: h100, count: 8 }\njobs:\n  a: { stage: prototype, hardware: { count: 16 } }\n',
  ],
  [
    'an empty section',
    'hardware:\nstage: prototype\n',
    [['hardware.accelerator', 'h100']],
    'hardware: { accelerator: h100 }\nstage: prototype\n',
  ],
  [
    'an empty section with a comment',
    'hardware: # to be chosen\nstage: prototype\n',
    [['hardware.accelerator', 'h100']],
    'hardware: { accelerator: h100 } # to be chosen\nstage: prototype\n',
  ],
  [
    'a key taken out of a block',
    'hardware:\n  accelerator: h100\n  topology: 4x4\n  count: 8\n',
    [['hardware.topology', undefined]],
    'hardware:\n  accelerator: h100\n  count: 8\n',
  ],
  [
    'the first key taken out of a block',
    'hardware:\n  topology: 4x4\n  count: 8\n',
    [['hardware.topology', undefined]],
    'hardware:\n  count: 8\n',
  ],
  [
    'the last key taken out, without a line break',
    'hardware:\n  accelerator: h100\n  topology: 4x4',
    [['hardware.topology', undefined]],
    'hardware:\n  accelerator: h100',
  ],
  [
    'a key taken out and its comment kept',
    'hardware:\n  accelerator: h100\n  topology: 4x4  # one slice\n  count: 8\n',
    [['hardware.topology', undefined]],
    'hardware:\n  accelerator: h100\n  # one slice\n  count: 8\n',
  ],
  [
    'a nested block taken out',
    'hardware:\n  accelerator: h100\n  parallelism:\n    data: 8\n    tensor: 2\n  count: 8\n',
    [['hardware.parallelism', undefined]],
    'hardware:\n  accelerator: h100\n  count: 8\n',
  ],
  [
    'a key taken out with CRLF',
    'hardware:\r\n  topology: 4x4\r\n  count: 8\r\n',
    [['hardware.topology', undefined]],
    'hardware:\r\n  count: 8\r\n',
  ],
  [
    'the first key taken out of braces',
    'hardware: { topology: 4x4, count: 8, spot: true }\n',
    [['hardware.topology', undefined]],
    'hardware: { count: 8, spot: true }\n',
  ],
  [
    'the last key taken out of braces',
    'hardware: { topology: 4x4, count: 8, spot: true }\n',
    [['hardware.spot', undefined]],
    'hardware: { topology: 4x4, count: 8 }\n',
  ],
  ['all keys taken out of braces', 'model: { precision: bf16 }\n', [['model.precision', undefined]], 'model: {}\n'],
  [
    'a section replaced key by key',
    'hardware:\n  accelerator: v5e  # google\n  topology: 4x4\n  provider: gcp\n',
    [['hardware', { accelerator: 'h100', count: 8, provider: 'gcp' }]],
    'hardware:\n  accelerator: h100  # google\n  count: 8\n  provider: gcp\n',
  ],
  [
    'a section in braces replaced key by key',
    'hardware: { accelerator: v5e, topology: 4x4, provider: gcp }\n',
    [['hardware', { accelerator: 'h100', count: 8, provider: 'gcp' }]],
    'hardware: { accelerator: h100, count: 8, provider: gcp }\n',
  ],
  [
    'a section in tight braces replaced by another',
    'hardware: {accelerator: v5e, topology: 4x4}\n',
    [['hardware', { machine: 'p4d.24xlarge' }]],
    'hardware: {machine: p4d.24xlarge}\n',
  ],
  [
    'a section over lines replaced by another',
    'hardware:\n  accelerator: v5e # x\n  topology: 4x4\n  count: 8\nstage: prototype\n',
    [['hardware', { machine: 'p4d.24xlarge' }]],
    'hardware:\n  # x\n  machine: p4d.24xlarge\nstage: prototype\n',
  ],
  [
    'a merged section, as a whole',
    'base: &base\n  hardware: { accelerator: v5e }\njobs:\n  a:\n    <<: *base\n    stage: prototype\n',
    [['jobs.a.hardware', { accelerator: 'h100' }]],
    'base: &base\n  hardware: { accelerator: v5e }\njobs:\n  a:\n    <<: *base\n    stage: prototype\n    hardware: { accelerator: h100 }\n',
  ],
  [
    'a word in quotes that becomes a mapping',
    "hardware: 'h100:8'\n",
    [['hardware.parallelism', 'fsdp']],
    "hardware: { accelerator: 'h100:8', parallelism: fsdp }\n",
  ],
  [
    'two keys of a word',
    'hardware: h100\n',
    [
      ['hardware.count', 8],
      ['hardware.provider', 'gcp'],
    ],
    'hardware: { accelerator: h100, count: 8, provider: gcp }\n',
  ],
  [
    'degrees that become a word',
    'hardware:\n  count: 8\n  parallelism:\n    data: 4\n    tensor: 2\n  spot: true\n',
    [['hardware.parallelism', 'fsdp']],
    'hardware:\n  count: 8\n  parallelism: fsdp\n  spot: true\n',
  ],
  [
    'degrees that become a word, under a comment',
    'hardware:\n  parallelism: # how\n    data: 4\n  count: 8\n',
    [['hardware.parallelism', 'fsdp']],
    'hardware:\n  parallelism: fsdp # how\n  count: 8\n',
  ],
  [
    'a word that becomes degrees',
    'hardware:\n  parallelism: data\n',
    [['hardware.parallelism', { data: 4, zero: 3 }]],
    'hardware:\n  parallelism: { data: 4, zero: 3 }\n',
  ],
  [
    'a degree added',
    'hardware:\n  parallelism:\n    data: 4\n',
    [['hardware.parallelism', { data: 4, zero: 3 }]],
    'hardware:\n  parallelism:\n    data: 4\n    zero: 3\n',
  ],
  [
    'a list that becomes empty',
    'hardware: { interconnect: [ici] }\n',
    [['hardware.interconnect', []]],
    'hardware: { interconnect: [] }\n',
  ],
  [
    'a list of dashes that becomes empty',
    'hardware:\n  interconnect:\n    - nvlink\n    - efa\n  count: 8\n',
    [['hardware.interconnect', []]],
    'hardware:\n  interconnect: []\n  count: 8\n',
  ],
  [
    'a list of dashes that becomes another',
    'hardware:\n  interconnect:\n    - nvlink\n    - efa\n  count: 8\n',
    [['hardware.interconnect', ['pcie', 'roce', 'efa']]],
    'hardware:\n  interconnect:\n    - pcie\n    - roce\n    - efa\n  count: 8\n',
  ],
  [
    'a list of dashes not indented',
    'evidence:\n- a\n- b\nstage: prototype\n',
    [['evidence', ['c d', 'e']]],
    'evidence:\n- "c d"\n- e\nstage: prototype\n',
  ],
  [
    'a word that YAML would read as a number',
    'labels: { team: x }\n',
    [['labels.team', '007']],
    'labels: { team: "007" }\n',
  ],
  [
    'a word that YAML would read as a truth value',
    'labels: { team: x }\n',
    [['labels.team', 'no']],
    'labels: { team: "no" }\n',
  ],
  [
    'a word that YAML would read as a date',
    'labels: { team: x }\n',
    [['labels.team', '2026-11-21']],
    'labels: { team: "2026-11-21" }\n',
  ],
  [
    'a word that YAML would read as a time',
    'labels: { team: x }\n',
    [['labels.team', '12:30:45']],
    'labels: { team: "12:30:45" }\n',
  ],
  [
    'a word that YAML would read as a comment',
    'labels: { team: x }\n',
    [['labels.team', 'a #b']],
    'labels: { team: "a #b" }\n',
  ],
  [
    'a word that YAML would read as a mapping',
    'labels: { team: x }\n',
    [['labels.team', 'a: b']],
    'labels: { team: "a: b" }\n',
  ],
  [
    'a word with quotes and a backslash',
    'labels: { team: x }\n',
    [['labels.team', 'say "a\\b"']],
    'labels: { team: "say \\"a\\\\b\\"" }\n',
  ],
  ['an empty word', 'labels: { team: x }\n', [['labels.team', '']], 'labels: { team: "" }\n'],
  [
    'a key that needs quotes',
    'labels: { team: x }\n',
    [[['labels', 'cost centre: 1'], 'y']],
    'labels: { team: x, "cost centre: 1": "y" }\n',
  ],
  [
    'an alias in its place',
    'jobs:\n  a: { hardware: &pod { accelerator: v5e } }\n  b: { hardware: *pod }\n',
    [['jobs.b.hardware', 'h100:8']],
    'jobs:\n  a: { hardware: &pod { accelerator: v5e } }\n  b: { hardware: h100:8 }\n',
  ],
  [
    'what an alias repeats',
    'jobs:\n  a: { hardware: &pod { accelerator: v5e } }\n  b: { hardware: *pod }\n',
    [['jobs.a.hardware.count', 8]],
    undefined,
  ],
  [
    'below an alias',
    'jobs:\n  a: { hardware: &pod { accelerator: v5e } }\n  b: { hardware: *pod }\n',
    [['jobs.b.hardware.count', 8]],
    undefined,
  ],
  [
    'a merged section',
    'base: &base\n  hardware: v5e\njobs:\n  a:\n    <<: *base\n    stage: prototype\n',
    [['jobs.a.hardware', 'h100:8']],
    'base: &base\n  hardware: v5e\njobs:\n  a:\n    <<: *base\n    stage: prototype\n    hardware: h100:8\n',
  ],
  [
    'a merged key taken out',
    'base: &base\n  hardware: v5e\njobs:\n  a:\n    <<: *base\n    stage: prototype\n',
    [['jobs.a.hardware', undefined]],
    undefined,
  ],
  ['a text over lines', 'name: |\n  long\nstage: prototype\n', [['name', 'short']], undefined],
  ['behind a text over lines', 'name: |\n  long\n', [['stage', 'prototype']], undefined],
  [
    'a word over two lines',
    'name: long\n  word\nstage: prototype\n',
    [['name', 'short']],
    'name: short\nstage: prototype\n',
  ],
  [
    'a comment inside a list that goes',
    'hardware:\n  interconnect:\n    - nvlink # inside\n    - efa\n',
    [['hardware.interconnect', 'pcie']],
    undefined,
  ],
  [
    'a comment between keys of braces',
    'hardware: {\n  spot: true, # cheap\n  count: 8\n}\n',
    [['hardware.spot', undefined]],
    undefined,
  ],
  ['the only key of a block', 'hardware:\n  spot: true\nstage: prototype\n', [['hardware.spot', undefined]], undefined],
  ['a key of a list', 'hardware:\n  - h100\n', [['hardware.count', 8]], undefined],
  [
    'a job that is not there',
    'jobs:\n  a: { stage: prototype }\n',
    [['jobs.b.hardware', 'h100']],
    'jobs:\n  a: { stage: prototype }\n  b: { hardware: h100 }\n',
  ],
  [
    'a key below a key written with quotes',
    '"hardware" :  { "count": 8 }\n',
    [['hardware.count', 4]],
    '"hardware" :  { "count": 4 }\n',
  ],
  ['a key that is not there taken out', 'stage: prototype\n', [['hardware', undefined]], 'stage: prototype\n'],
  [
    'two changes of one job',
    'model: { precision: fp16 }\nhardware: v5e\n',
    [
      ['hardware', 'h100:8'],
      ['model.precision', 'bf16'],
    ],
    'model: { precision: bf16 }\nhardware: h100:8\n',
  ],
  ['a broken file', 'stage: [\n', [['stage', 'prototype']], undefined],
]

const editedBy = (text: string, changes: readonly Asked[]): string | undefined =>
  edited(
    readDocument(text),
    changes.map(([path, value]) => ({ path: typeof path === 'string' ? path.split('.') : path, value })),
  )?.text

describe('an edit of a manifest', () => {
  it.each(table)('%s', (_, before, changes, after) => {
    expect(editedBy(before, changes)).toBe(after)
  })

  it('has many cases here, most of which can be made', () => {
    expect(table.filter(([, , , after]) => after !== undefined).length).toBeGreaterThanOrEqual(50)
  })

  it('is made in a manifest as large as is read', () => {
    const jobs = Array.from(
      { length: 900 },
      (_, index) => `  job-${index}:\n    hardware: { accelerator: h100 } # ${index}\n`,
    )
    const text = `jobs:\n${jobs.join('')}`
    expect(editedBy(text, [['jobs.job-450.hardware.count', 8]])).toContain('{ accelerator: h100, count: 8 } # 450\n')
  })
})

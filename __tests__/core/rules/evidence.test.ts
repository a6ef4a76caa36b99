import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { resolveFramework, standsBeside } from '../../../src/core/catalog/software/frameworks.ts'
import { type KernelLanguage, kernelLanguage } from '../../../src/core/catalog/software/kernel-languages.ts'
import type { EvidenceFacts } from '../../../src/core/evidence/agreement/facts.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

// Evidence is given here as facts, so that each condition of a rule is tested separately. Tests in evidence/ and
// evidence-projects.test.ts cover how files become facts.

const place = (path: string, line = 3) => ({ path, line })
const fact = <T>(value: T, more: object = {}) => ({
  value,
  places: [place('run.sh')],
  isConclusive: true,
  isStated: true,
  ...more,
})
const uncertain = { isConclusive: false }
const suggested = { isConclusive: false, isStated: false }
const nothing = {
  attributed: [],
  frameworks: [],
  hints: { models: [] },
  sourceKinds: new Map(),
  shardings: [],
  libraries: [],
  kernels: [],
  backEnds: [],
  ambiguities: [],
}
const named = (name: string) => {
  const candidates = resolveAccelerator(name)?.candidates
  if (candidates === undefined) throw new Error(name)
  return { candidates, label: name }
}
const provider = (name: string) => {
  const found = resolveProvider(name)
  if (found === undefined) throw new Error(name)
  return found
}

const framework = (id: string, more: object = {}) => {
  const found = resolveFramework(id)
  if (found === undefined) throw new Error(id)
  const seen = { installed: true, imported: false, stated: false, standsBeside: standsBeside(found.id) }
  return { id: found.id, name: found.name, family: found.family, places: [place('run.sh')], ...seen, ...more }
}
const library = (name: string, binds: string, places = [place('run.sh')]) => ({
  library: { id: name.toLowerCase(), name, binds },
  places,
})
const kernel = (language: string, path: string) => {
  const { id, name, isForGpus, reference } = kernelLanguage(language as KernelLanguage['id'])
  return { language: id, name, isForGpus, reference, place: place(path) }
}
const notUsed = (declared: string, used: string, ...shown: readonly string[]) =>
  `framework.name warning: The manifest declares ${declared}, but the repository uses only ${used}.${shown.map((line) => ` [${line}]`).join('')}`

/** Findings as `path.of.the.declaration severity: problem`, with the evidence. Empty if the rule reports nothing. */
function findings(rule: string, manifest: string, evidence: object | undefined): string[] {
  const found = rules.find(({ id }) => id === `evidence/${rule}`)
  if (found?.type !== 'rule') throw new Error(rule)
  const [job] = checkFile('a/accelerator.yml', manifest, ruleSet([]), defaultThresholds).jobs
  if (job === undefined) throw new Error('the manifest declares no job')
  const { evidence: _, ...facts } = job.facts
  const seen = evidence === undefined ? {} : { evidence: { ...nothing, ...evidence } as unknown as EvidenceFacts }
  return found.check({ ...facts, ...seen }).map(({ at, severity = found.severity, problem, related = [] }) => {
    const shown = related.map(({ path, line, message }) => ` [${path}:${line} ${message}]`).join('')
    return `${at.join('.')} ${severity}: ${problem}${shown}`
  })
}

type Case = readonly [manifest: string, evidence: object | undefined, said: readonly string[]]
const h100 = 'hardware: { accelerator: h100, count: 8 }\n'
const tpu = 'hardware: tpu-v5e-8\n'

const cases: Readonly<Record<string, readonly Case[]>> = {
  'accelerator-differs': [
    [h100, undefined, []],
    [h100, {}, []],
    [h100, { accelerator: fact(named('h100')) }, []],
    [
      h100,
      { accelerator: fact(named('a100')) },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests a100. [run.sh:3 Requests a100.]',
      ],
    ],
    [
      h100,
      { accelerator: fact(named('a100'), uncertain) },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh requests a100. [run.sh:3 Requests a100.]',
      ],
    ],
    // One of the parts that the declared name can mean.
    ['hardware: { accelerator: a100, count: 8 }\n', { accelerator: fact(named('a100-80gb-sxm')) }, []],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { accelerator: fact(named('a100')) },
      [
        'hardware.machine error: The manifest declares 8× H100 SXM, but run.sh requests a100. [run.sh:3 Requests a100.]',
      ],
    ],
    ['hardware: { accelerator: my-card }\n', { accelerator: fact(named('a100')) }, []],
    // Another rule covers a different kind.
    [h100, { kind: fact('tpu'), accelerator: fact(named('tpu-v5e')) }, []],
    [
      h100,
      { kind: fact('gpu'), accelerator: fact(named('a100')) },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests a100. [run.sh:3 Requests a100.]',
      ],
    ],
    [h100, { vendor: fact('nvidia') }, []],
    [
      h100,
      { vendor: fact('amd', suggested) },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh targets AMD accelerators. [run.sh:3 Targets AMD accelerators.]',
      ],
    ],
    [h100, { vendor: fact('google', suggested), hints: { kind: fact('tpu', suggested), models: [] } }, []],
    [h100, { vendor: fact('google'), ambiguities: [{ about: 'kind of accelerator', values: [] }] }, []],
    ...(['amd', 'intel', 'google', 'aws'] as const).map((vendor): Case => {
      const maker = { amd: 'AMD', intel: 'Intel', google: 'Google', aws: 'AWS' }[vendor]
      const asked = `${maker} accelerators`
      return [
        h100,
        { vendor: fact(vendor) },
        [
          `hardware.accelerator error: The manifest declares 8× H100, but run.sh requests ${asked}. [run.sh:3 Requests ${asked}.]`,
        ],
      ]
    }),
    [
      'hardware: { accelerator: mi300x, count: 8 }\n',
      { vendor: fact('nvidia', uncertain) },
      [
        'hardware.accelerator warning: The manifest declares 8× Instinct MI300X, but run.sh requests NVIDIA accelerators. [run.sh:3 Requests NVIDIA accelerators.]',
      ],
    ],
    [
      h100,
      { vendor: fact('cerebras') },
      [
        "hardware.accelerator error: The manifest declares 8× H100, but run.sh requests another vendor's accelerators. [run.sh:3 Requests another vendor's accelerators.]",
      ],
    ],
    // The part is more specific than its vendor.
    [
      h100,
      { accelerator: fact(named('mi300x')), vendor: fact('amd') },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests mi300x. [run.sh:3 Requests mi300x.]',
      ],
    ],
    [
      h100,
      { accelerator: fact(named('h100')), vendor: fact('amd') },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests AMD accelerators. [run.sh:3 Requests AMD accelerators.]',
      ],
    ],
  ],
  'accelerator-kind-differs': [
    [h100, undefined, []],
    // What the job's own files suggest if none requests accelerators.
    [
      h100,
      { hints: { kind: fact('tpu', suggested), models: [] }, backEnds: ['nvidia'] },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh targets TPUs. [run.sh:3 Targets TPUs.]',
      ],
    ],
    [h100, { hints: { kind: fact('gpu', suggested), models: [] } }, []],
    [h100, { kind: fact('gpu'), hints: { kind: fact('tpu', suggested), models: [] } }, []],
    ['hardware: { accelerator: my-card }\n', { hints: { kind: fact('tpu', suggested), models: [] } }, []],
    ...(
      [
        [{}, true],
        [{ backEnds: ['tpu'] }, false],
        [{ ambiguities: [{ about: 'kind of accelerator', values: [] }] }, false],
        [{ ambiguities: [{ about: 'count', values: [] }] }, true],
        [{ frameworks: [framework('pytorch', { imported: true }), framework('pytorch-xla')] }, false],
      ] as const
    ).flatMap(([more, isSaid]): Case[] => {
      const frameworks = [framework('pytorch', { imported: true })]
      const said = isSaid
        ? [
            'hardware.accelerator warning: The manifest declares TPU v5e-8, but run.sh targets GPUs. [run.sh:3 Targets GPUs.]',
          ]
        : []
      const processes = { hints: { processes: fact('gpu', suggested), models: [] } }
      const sources = { sourceKinds: new Map([['pytorch', fact('gpu', suggested)]]) }
      return [
        [tpu, { frameworks, ...processes, ...more }, said],
        [`framework: pytorch\n${tpu}`, { frameworks, ...sources, ...more }, said],
      ]
    }),
    // Launchers do not depend on the hardware.
    [tpu, { hints: { processes: fact('gpu', suggested), models: [] } }, []],
    [
      tpu,
      {
        frameworks: [framework('pytorch', { imported: true })],
        libraries: [library('Accelerate', 'neutral')],
        hints: { processes: fact('gpu', suggested), models: [] },
      },
      [],
    ],
    [
      'hardware: trn1:16\n',
      {
        frameworks: [framework('pytorch', { imported: true })],
        hints: { processes: fact('gpu', suggested), models: [] },
      },
      [],
    ],
    // Sources in another framework belong to another job, and those for TPUs also run on GPUs.
    [`framework: jax\n${tpu}`, { sourceKinds: new Map([['pytorch', fact('gpu', suggested)]]) }, []],
    [`framework: tensorflow\n${h100}`, { sourceKinds: new Map([['tensorflow', fact('tpu', suggested)]]) }, []],
    [h100, {}, []],
    [h100, { kind: fact('gpu') }, []],
    [
      h100,
      { kind: fact('tpu') },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests TPUs. [run.sh:3 Requests TPUs.]',
      ],
    ],
    [
      h100,
      { kind: fact('other') },
      [
        'hardware.accelerator error: The manifest declares 8× H100, but run.sh requests other accelerators. [run.sh:3 Requests other accelerators.]',
      ],
    ],
    [
      tpu,
      { kind: fact('gpu', uncertain) },
      [
        'hardware.accelerator warning: The manifest declares TPU v5e-8, but run.sh requests GPUs. [run.sh:3 Requests GPUs.]',
      ],
    ],
    [
      tpu,
      { kind: fact('gpu'), accelerator: fact(named('h100')) },
      [
        'hardware.accelerator error: The manifest declares TPU v5e-8, but run.sh requests h100. [run.sh:3 Requests h100.]',
      ],
    ],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { kind: fact('tpu') },
      [
        'hardware.machine error: The manifest declares 8× H100 SXM, but run.sh requests TPUs. [run.sh:3 Requests TPUs.]',
      ],
    ],
    ['hardware: { accelerator: my-card }\n', { kind: fact('tpu') }, []],
  ],
  'count-differs': [
    [h100, undefined, []],
    [h100, {}, []],
    [h100, { countedKind: 'gpu', count: fact(8) }, []],
    [
      h100,
      { countedKind: 'gpu', count: fact(16) },
      [
        'hardware.count error: The manifest declares 8 accelerators, but run.sh requests 16. [run.sh:3 Requests 16 in total.]',
      ],
    ],
    [
      h100,
      { countedKind: 'gpu', count: fact(4, uncertain) },
      [
        'hardware.count warning: The manifest declares 8 accelerators, but run.sh requests 4. [run.sh:3 Requests 4 in total.]',
      ],
    ],
    [h100, { countedKind: 'tpu', count: fact(4) }, []],
    [h100, { count: fact(4) }, []],
    ['hardware: { accelerator: h100 }\n', { countedKind: 'gpu', count: fact(4) }, []],
    // The counts on which the job's own files launch it, single or several.
    [h100, { countedKind: 'gpu', counts: fact([4, 8]) }, []],
    [h100, { countedKind: 'gpu', counts: fact([2, 6]) }, []],
    [h100, { countedKind: 'tpu', counts: fact([4, 16]) }, []],
    ['hardware: { accelerator: h100 }\n', { countedKind: 'gpu', counts: fact([4, 16]) }, []],
    ['hardware: { accelerator: mi250x, count: 8 }\n', { countedKind: 'gpu', counts: fact([4, 16]) }, []],
    [
      h100,
      { countedKind: 'gpu', counts: fact([2, 4, 16]) },
      [
        'hardware.count warning: The manifest declares 8 accelerators, but its launch files use 2, 4 or 16 (see run.sh). [run.sh:3 Launches on 2, 4 or 16.]',
      ],
    ],
    // The default count of the job's own files.
    [h100, { countedKind: 'gpu', defaultCount: fact(8) }, []],
    [h100, { countedKind: 'tpu', defaultCount: fact(4) }, []],
    ['hardware: { accelerator: mi250x, count: 8 }\n', { countedKind: 'gpu', defaultCount: fact(16) }, []],
    ['hardware: { accelerator: h100 }\n', { countedKind: 'gpu', defaultCount: fact(4) }, []],
    [
      h100,
      { countedKind: 'gpu', defaultCount: fact(2) },
      [
        'hardware.count notice: The manifest declares 8 accelerators, but run.sh launches on 2 by default. [run.sh:3 Launches on 2 by default.]',
      ],
    ],
    // Nodes alone are compared if the number per node is no contradiction.
    [
      'hardware: { accelerator: h100, count: 128, nodes: 16 }\n',
      { countedKind: 'gpu', perNode: fact(8), nodes: fact(2) },
      [
        'hardware.nodes warning: The manifest declares 16 nodes, but run.sh launches on 2 nodes. [run.sh:3 Launches on 2 nodes.]',
      ],
    ],
    [
      'hardware: { accelerator: h100, count: 16, nodes: 2 }\n',
      { countedKind: 'gpu', perNode: fact(8), nodes: fact(2) },
      [],
    ],
    // There is at least one node, and there may be more.
    [h100, { countedKind: 'gpu', perNode: fact(8) }, []],
    [h100, { countedKind: 'gpu', perNode: fact(7) }, []],
    [
      h100,
      { countedKind: 'gpu', perNode: fact(9) },
      [
        'hardware.count error: The manifest declares 8 accelerators, but run.sh requests 9 on each node. [run.sh:3 Requests 9 on each node.]',
      ],
    ],
    // Declared nodes have this many each.
    ['hardware: { accelerator: h100, count: 16, nodes: 2 }\n', { countedKind: 'gpu', perNode: fact(8) }, []],
    ['hardware: { accelerator: mi250x, count: 8, nodes: 2 }\n', { countedKind: 'gpu', perNode: fact(8) }, []],
    ['hardware: { accelerator: h100, count: 16, nodes: 2 }\n', { countedKind: 'tpu', perNode: fact(4) }, []],
    [
      'hardware: { accelerator: h100, count: 16, nodes: 2 }\n',
      { countedKind: 'gpu', perNode: fact(4) },
      [
        'hardware.nodes warning: The manifest declares 16 accelerators on 2 nodes, but run.sh requests 4 on each node. [run.sh:3 Requests 4 on each node.]',
      ],
    ],
    [h100, { countedKind: 'gpu', perNode: fact(9), count: fact(8) }, []],
    // Nodes alone show whether those of the manifest are right.
    [h100, { nodes: fact(1) }, []],
    ['hardware: { accelerator: h100, count: 16, nodes: 2 }\n', { nodes: fact(2, suggested) }, []],
    [
      'hardware: { accelerator: h100, count: 16, nodes: 2 }\n',
      { nodes: fact(1, suggested) },
      [
        'hardware.nodes warning: The manifest declares 2 nodes, but run.sh launches on 1 node. [run.sh:3 Launches on 1 node.]',
      ],
    ],
    [
      'hardware: { accelerator: h100, count: 64 }\n',
      { nodes: fact(3, suggested) },
      [
        'hardware.count warning: The manifest declares 64 accelerators, but run.sh launches on 3 nodes. [run.sh:3 Launches on 3 nodes.]',
      ],
    ],
    ['hardware: { accelerator: h100, count: 48 }\n', { nodes: fact(3, suggested) }, []],
    ['hardware: { accelerator: tpu-v5e, count: 16, nodes: 2 }\n', { nodes: fact(1, suggested) }, []],
    [
      'hardware: { machine: trn1.32xlarge, nodes: 4 }\n',
      { nodes: fact(2, suggested) },
      [
        'hardware.nodes warning: The manifest declares 4 nodes, but run.sh launches on 2 nodes. [run.sh:3 Launches on 2 nodes.]',
      ],
    ],
    ['hardware: { accelerator: trn1, count: 640 }\n', { nodes: fact(2, suggested) }, []],
    // Programs for TPUs count cores. A chip has one or two.
    ['hardware: { accelerator: tpu-v5e, count: 32 }\n', { countedKind: 'tpu', count: fact(16, suggested) }, []],
    [
      'hardware: { accelerator: tpu-v5e, count: 64 }\n',
      { countedKind: 'tpu', count: fact(16, suggested) },
      [
        'hardware.count warning: The manifest declares 64 accelerators, but run.sh requests 16. [run.sh:3 Requests 16 in total.]',
      ],
    ],
    // A scheduler counts an MI250X as two devices.
    ['hardware: { accelerator: mi250x, count: 8 }\n', { countedKind: 'gpu', count: fact(16) }, []],
    [
      'hardware: { accelerator: mi250x, count: 8 }\n',
      { countedKind: 'gpu', count: fact(15) },
      [
        'hardware.count error: The manifest declares 8 accelerators, but run.sh requests 15. [run.sh:3 Requests 15 in total.]',
      ],
    ],
    ['hardware: { accelerator: mi250x, count: 8 }\n', { countedKind: 'gpu', perNode: fact(15) }, []],
    [
      'hardware: { accelerator: mi250x, count: 8 }\n',
      { countedKind: 'gpu', perNode: fact(17) },
      [
        'hardware.count error: The manifest declares 8 accelerators, but run.sh requests 17 on each node. [run.sh:3 Requests 17 on each node.]',
      ],
    ],
    [
      'hardware: { accelerator: tpu-v3-16 }\n',
      { countedKind: 'tpu', count: fact(16) },
      [
        'hardware.accelerator error: The manifest declares 8 accelerators, but run.sh requests 16. [run.sh:3 Requests 16 in total.]',
      ],
    ],
    // The topology is more specific.
    [
      'hardware: { accelerator: tpu-v5e, topology: 2x4 }\n',
      { countedKind: 'tpu', count: fact(16), topology: fact('4x4') },
      [],
    ],
    [
      'hardware: { accelerator: tpu-v5e, topology: 2x4 }\n',
      { countedKind: 'tpu', count: fact(16), topology: fact('2x4') },
      [
        'hardware.accelerator error: The manifest declares 8 accelerators, but run.sh requests 16. [run.sh:3 Requests 16 in total.]',
      ],
    ],
    [
      'hardware: { accelerator: tpu-v5e-8, slices: 2 }\n',
      { countedKind: 'tpu', count: fact(8) },
      [
        'hardware.slices error: The manifest declares 16 accelerators, but run.sh requests 8. [run.sh:3 Requests 8 in total.]',
      ],
    ],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { countedKind: 'gpu', count: fact(16) },
      [
        'hardware.machine error: The manifest declares 8 accelerators, but run.sh requests 16. [run.sh:3 Requests 16 in total.]',
      ],
    ],
  ],
  'topology-differs': [
    ['hardware: { accelerator: tpu-v5e, topology: 2x4 }\n', undefined, []],
    ['hardware: { accelerator: tpu-v5e, topology: 2x4 }\n', {}, []],
    ['hardware: { accelerator: tpu-v5e, topology: 2x4 }\n', { topology: fact('2x4') }, []],
    [
      'hardware: { accelerator: tpu-v5e, topology: 2x4 }\n',
      { topology: fact('4x4') },
      [
        'hardware.topology error: The manifest declares topology 2x4, but run.sh requests 4x4. [run.sh:3 Requests 4x4.]',
      ],
    ],
    [
      'hardware: { accelerator: tpu-v5e, topology: 2x4 }\n',
      { topology: fact('4x4', uncertain), kind: fact('tpu') },
      [
        'hardware.topology warning: The manifest declares topology 2x4, but run.sh requests 4x4. [run.sh:3 Requests 4x4.]',
      ],
    ],
    ['hardware: { accelerator: tpu-v5e, topology: 2x4 }\n', { topology: fact('4x4'), kind: fact('gpu') }, []],
    [
      'hardware: { accelerator: my-chip, topology: 2x4 }\n',
      { topology: fact('4x4'), kind: fact('tpu') },
      [
        'hardware.topology error: The manifest declares topology 2x4, but run.sh requests 4x4. [run.sh:3 Requests 4x4.]',
      ],
    ],
    ['hardware: { accelerator: tpu-v5e }\n', { topology: fact('4x4') }, []],
  ],
  'provider-differs': [
    ['hardware: { accelerator: h100, provider: aws }\n', undefined, []],
    ['hardware: { accelerator: h100, provider: aws }\n', {}, []],
    [h100, { provider: fact(provider('gcp')) }, []],
    ['hardware: { accelerator: h100, provider: aws }\n', { provider: fact(provider('aws')) }, []],
    [
      'hardware: { accelerator: h100, provider: aws }\n',
      { provider: fact(provider('gcp')) },
      [
        'hardware.provider error: The manifest declares `provider: aws`, but run.sh targets Google Cloud. [run.sh:3 Targets Google Cloud.]',
      ],
    ],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { provider: fact(provider('gcp'), uncertain) },
      [
        'hardware.machine warning: The manifest declares p5.48xlarge (AWS), but run.sh targets Google Cloud. [run.sh:3 Targets Google Cloud.]',
      ],
    ],
    ...[
      'anyscale',
      'databricks',
      'dgx-cloud',
      'huggingface',
      'lightning',
      'primeintellect',
      'shadeform',
      'sf-compute',
    ].flatMap((name): Case[] => [
      ['hardware: { accelerator: h100, provider: aws }\n', { provider: fact(provider(name)) }, []],
      [`hardware: { accelerator: h100, provider: ${name} }\n`, { provider: fact(provider('aws')) }, []],
    ]),
  ],
  'precision-differs': [
    ['model: { precision: bf16 }\n', undefined, []],
    ['model: { precision: bf16 }\n', {}, []],
    ['framework: jax\n', { precision: fact('fp16') }, []],
    ['model: { precision: bf16 }\n', { precision: fact('bf16') }, []],
    [
      'model: { precision: bf16 }\n',
      { precision: fact('fp16') },
      ['model.precision warning: The manifest declares bf16, but run.sh sets fp16. [run.sh:3 Sets fp16.]'],
    ],
    ['model: { precision: bf16 }\n', { precision: fact('fp16', { isStated: false }) }, []],
    ['model: { precision: tf32 }\n', { precision: fact('fp32') }, []],
    ['model: { precision: fp32 }\n', { precision: fact('tf32') }, []],
    [
      'model: { precision: tf32 }\n',
      { precision: fact('bf16') },
      ['model.precision warning: The manifest declares tf32, but run.sh sets bf16. [run.sh:3 Sets bf16.]'],
    ],
  ],
  'sharding-differs': [
    [
      'hardware: { accelerator: h100, parallelism: zero-1 }\n',
      { sharding: fact('zero-2'), shardings: ['zero-2', 'zero-1'] },
      [],
    ],
    [
      'hardware: { accelerator: h100, parallelism: zero-3 }\n',
      { sharding: fact('zero-2'), shardings: ['zero-2', 'fsdp'] },
      [],
    ],
    ['hardware: { accelerator: h100, parallelism: zero-1 }\n', undefined, []],
    ['hardware: { accelerator: h100, parallelism: zero-1 }\n', {}, []],
    [h100, { sharding: fact('zero-3') }, []],
    ['hardware: { accelerator: h100, parallelism: zero-1 }\n', { sharding: fact('zero-1') }, []],
    [
      'hardware: { accelerator: h100, parallelism: zero-1 }\n',
      { sharding: fact('zero-3') },
      [
        'hardware.parallelism warning: The manifest declares `parallelism: zero-1`, but run.sh sets `zero-3`. [run.sh:3 Sets zero-3.]',
      ],
    ],
    ['hardware: { accelerator: h100, parallelism: zero-1 }\n', { sharding: fact('zero-3', { isStated: false }) }, []],
    ['hardware: { accelerator: h100, parallelism: fsdp }\n', { sharding: fact('zero-3') }, []],
    ['hardware: { accelerator: h100, parallelism: zero-3 }\n', { sharding: fact('fsdp') }, []],
    [
      'hardware: { accelerator: h100, parallelism: { zero: 2 } }\n',
      { sharding: fact('fsdp') },
      [
        'hardware.parallelism warning: The manifest declares `zero-2` sharding, but run.sh sets `fsdp`. [run.sh:3 Sets fsdp.]',
      ],
    ],
    [
      'hardware: { accelerator: h100, parallelism: { fsdp: 8 } }\n',
      { sharding: fact('zero-2') },
      [
        'hardware.parallelism warning: The manifest declares `fsdp` sharding, but run.sh sets `zero-2`. [run.sh:3 Sets zero-2.]',
      ],
    ],
    ['hardware: { accelerator: h100, parallelism: { fsdp: 8, zero: 1 } }\n', { sharding: fact('zero-1') }, []],
    ['hardware: { accelerator: h100, parallelism: { fsdp: 1 } }\n', { sharding: fact('zero-2') }, []],
    ['hardware: { accelerator: h100, parallelism: { data: 8 } }\n', { sharding: fact('zero-2') }, []],
  ],
  'undeclared-kernels': [
    ['model: { custom_kernels: false }\n', undefined, []],
    ['model: { custom_kernels: false }\n', {}, []],
    ['model: { custom_kernels: true }\n', { kernels: [kernel('cuda', 'a.cu')] }, []],
    ['framework: jax\n', { kernels: [kernel('cuda', 'a.cu')] }, []],
    ...Object.entries({
      cuda: 'CUDA',
      triton: 'Triton',
      hip: 'HIP',
      'pallas-tpu': 'Pallas for TPU',
      'pallas-gpu': 'Pallas for GPUs',
      nki: 'NKI',
    }).map(
      ([language, name]): Case => [
        'model: { custom_kernels: false }\n',
        { kernels: [kernel(language, 'a.cu')] },
        [
          `model.custom_kernels warning: The manifest declares no custom kernels, but the repository contains ${name.replace('for GPUs', 'GPU').replace('for TPU', 'TPU')} kernels. [a.cu:3 A kernel in ${name}.]`,
        ],
      ],
    ),
    [
      'model: { custom_kernels: false }\n',
      {
        kernels: ['cuda', 'cuda', 'triton', 'hip'].map((language, index) => kernel(language, `${index}.cu`)),
      },
      [
        'model.custom_kernels warning: The manifest declares no custom kernels, but the repository contains CUDA, Triton and HIP kernels. [0.cu:3 A kernel in CUDA.] [1.cu:3 A kernel in CUDA.] [2.cu:3 A kernel in Triton.]',
      ],
    ],
  ],
  'kernels-for-other-hardware': [
    [tpu, undefined, []],
    [tpu, {}, []],
    [h100, { kernels: [kernel('cuda', 'a.cu')] }, []],
    ...Object.entries({ cuda: 'CUDA', triton: 'Triton', hip: 'HIP', 'pallas-gpu': 'Pallas for GPUs' }).map(
      ([language, name]): Case => [
        tpu,
        { kernels: [kernel(language, 'a.cu')] },
        [
          `hardware.accelerator warning: The manifest declares TPU v5e-8, but the repository contains ${name.replace('for GPUs', 'GPU').replace('for TPU', 'TPU')} kernels. [a.cu:3 A kernel in ${name}.]`,
        ],
      ],
    ),
    [tpu, { kernels: [kernel('pallas-tpu', 'a.py')] }, []],
    [
      'hardware: { accelerator: trainium2, count: 16 }\n',
      { kernels: [kernel('cuda', 'a.cu')] },
      [
        'hardware.accelerator warning: The manifest declares 16× Trainium2, but the repository contains CUDA kernels. [a.cu:3 A kernel in CUDA.]',
      ],
    ],
    [
      'hardware: { machine: ct5lp-hightpu-4t }\n',
      { kernels: [kernel('cuda', 'a.cu')] },
      [
        'hardware.machine warning: The manifest declares 4× TPU v5e, but the repository contains CUDA kernels. [a.cu:3 A kernel in CUDA.]',
      ],
    ],
    [`model: { custom_kernels: false }\n${tpu}`, { kernels: [kernel('cuda', 'a.cu')] }, []],
    [tpu, { kernels: [kernel('cuda', 'a.cu')], backEnds: ['tpu'] }, []],
    [
      tpu,
      { kernels: [kernel('cuda', 'a.cu')], backEnds: ['nvidia'] },
      [
        'hardware.accelerator warning: The manifest declares TPU v5e-8, but the repository contains CUDA kernels. [a.cu:3 A kernel in CUDA.]',
      ],
    ],
    [
      tpu,
      {
        kernels: ['cuda', 'triton', 'cuda', 'hip'].map((language, index) => kernel(language, `${index}.cu`)),
      },
      [
        'hardware.accelerator warning: The manifest declares TPU v5e-8, but the repository contains CUDA, Triton and HIP kernels. [0.cu:3 A kernel in CUDA.] [1.cu:3 A kernel in Triton.] [2.cu:3 A kernel in CUDA.]',
      ],
    ],
  ],
  'framework-not-used': [
    [
      'framework: jax\n',
      { frameworks: [framework('pytorch'), framework('jax', { installed: false, imported: true, isSecondary: true })] },
      [
        'framework.name warning: The manifest declares JAX, but the repository barely imports it and uses PyTorch instead. [run.sh:3 Installs PyTorch.]',
      ],
    ],
    [
      'framework: jax\n',
      { frameworks: [framework('jax', { isSecondary: true }), framework('pytorch', { isSecondary: true })] },
      [],
    ],
    [
      'framework: jax\n',
      { frameworks: [framework('pytorch'), framework('flax'), framework('jax', { isSecondary: true })] },
      [],
    ],
    ['framework: jax\n', undefined, []],
    ['framework: jax\n', {}, []],
    ['framework: jax\n', { frameworks: [framework('jax')] }, []],
    [
      'framework: jax\n',
      { frameworks: [framework('pytorch')] },
      [notUsed('JAX', 'PyTorch', 'run.sh:3 Installs PyTorch.')],
    ],
    ['framework: jax\n', { frameworks: [framework('pytorch'), framework('jax')] }, []],
    [
      'framework: [jax, pytorch]\n',
      { frameworks: [framework('tensorflow')] },
      [notUsed('JAX and PyTorch', 'TensorFlow', 'run.sh:3 Installs TensorFlow.')],
    ],
    [
      'framework: jax\n',
      { frameworks: [framework('pytorch', { installed: false, imported: true })] },
      [notUsed('JAX', 'PyTorch', 'run.sh:3 Imports PyTorch.')],
    ],
    [
      'framework: jax\n',
      { frameworks: [framework('pytorch', { installed: false, stated: true })] },
      [notUsed('JAX', 'PyTorch', 'run.sh:3 Targets PyTorch.')],
    ],
    ['framework: jax\n', { frameworks: [framework('pytorch', { installed: false })] }, []],
    // An unknown name may be any framework.
    ['framework: [jax, my-framework]\n', { frameworks: [framework('pytorch')] }, []],
    ['hardware: h100\n', { frameworks: [framework('pytorch')] }, []],
    ...['cuda', 'hip', 'onnx', 'tensorrt', 'rapids', 'xgboost', 'lightgbm'].map(
      (id): Case => ['framework: jax\n', { frameworks: [framework(id)] }, []],
    ),
    // Keras has three back ends.
    ...['tensorflow', 'jax', 'pytorch'].flatMap((id): Case[] => [
      ['framework: keras\n', { frameworks: [framework(id)] }, []],
      [`framework: ${id}\n`, { frameworks: [framework('keras')] }, []],
    ]),
    [
      'framework: keras\n',
      { frameworks: [framework('mxnet')] },
      [notUsed('Keras', 'MXNet', 'run.sh:3 Installs MXNet.')],
    ],
    [
      'framework: keras\n',
      { frameworks: [framework('mxnet'), framework('jax')] },
      [notUsed('Keras', 'MXNet and JAX', 'run.sh:3 Installs MXNet.', 'run.sh:3 Installs JAX.')],
    ],
    ['framework: mxnet\n', { frameworks: [framework('keras'), framework('jax')] }, []],
    [
      'framework: mxnet\n',
      {
        frameworks: [
          framework('jax', { places: [place('a.py'), place('b.py')] }),
          framework('jax'),
          framework('pytorch'),
          framework('tensorflow'),
        ],
      },
      [
        notUsed(
          'MXNet',
          'JAX, PyTorch and TensorFlow',
          'a.py:3 Installs JAX.',
          'run.sh:3 Installs JAX.',
          'run.sh:3 Installs PyTorch.',
        ),
      ],
    ],
  ],
  'image-for-other-hardware': [
    [h100, undefined, []],
    [h100, {}, []],
    [h100, { imageStack: fact({ id: 'cuda', name: 'CUDA', backEnd: 'nvidia' }) }, []],
    [
      h100,
      { imageStack: fact({ id: 'rocm', name: 'ROCm', backEnd: 'amd' }) },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh builds on an image for ROCm. [run.sh:3 An image for ROCm.]',
      ],
    ],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { imageStack: fact({ id: 'cpu', name: 'processors' }) },
      [
        'hardware.machine warning: The manifest declares 8× H100 SXM, but run.sh builds on an image for processors. [run.sh:3 An image for processors.]',
      ],
    ],
    [h100, { imageStack: fact({ id: 'rocm', name: 'ROCm', backEnd: 'amd' }), backEnds: ['nvidia'] }, []],
    ['hardware: { accelerator: my-card }\n', { imageStack: fact({ id: 'rocm', name: 'ROCm', backEnd: 'amd' }) }, []],
    [h100, { imageArchitecture: fact('amd64') }, []],
    [
      h100,
      { imageArchitecture: fact('arm64') },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh builds on an image for arm64. [run.sh:3 An image for arm64.]',
      ],
    ],
    ['hardware: { accelerator: gh200, count: 8 }\n', { imageArchitecture: fact('arm64') }, []],
    [
      'hardware: { accelerator: gh200, count: 8 }\n',
      { imageArchitecture: fact('amd64') },
      [
        'hardware.accelerator warning: The manifest declares 8× GH200, but run.sh builds on an image for amd64. [run.sh:3 An image for amd64.]',
      ],
    ],
    // Any GPU: some have Arm hosts, but most do not.
    ['hardware: gpu\n', { imageArchitecture: fact('arm64') }, []],
    [
      h100,
      { imageStack: fact({ id: 'cuda', name: 'CUDA', backEnd: 'nvidia' }), imageArchitecture: fact('arm64') },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but run.sh builds on an image for arm64. [run.sh:3 An image for arm64.]',
      ],
    ],
  ],
  'dependencies-for-other-hardware': [
    [h100, undefined, []],
    [h100, {}, []],
    [h100, { dependencyStack: fact({ name: 'CUDA', backEnd: 'nvidia' }) }, []],
    [
      h100,
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }) },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but the job depends on packages built for ROCm. [run.sh:3 Built for ROCm.]',
      ],
    ],
    [
      'hardware: { machine: p5.48xlarge }\n',
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }) },
      [
        'hardware.machine warning: The manifest declares 8× H100 SXM, but the job depends on packages built for ROCm. [run.sh:3 Built for ROCm.]',
      ],
    ],
    [h100, { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }), backEnds: ['nvidia'] }, []],
    ['hardware: { accelerator: my-card }\n', { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }) }, []],
    // A dependency list for another framework belongs to another job.
    [
      `framework: jax\n${h100}`,
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }), dependencyFamilies: ['pytorch'] },
      [],
    ],
    [
      `framework: jax\n${h100}`,
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }), dependencyFamilies: ['pytorch', 'jax'] },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but the job depends on packages built for ROCm. [run.sh:3 Built for ROCm.]',
      ],
    ],
    [
      `framework: [jax, pytorch]\n${h100}`,
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }), dependencyFamilies: ['pytorch'] },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but the job depends on packages built for ROCm. [run.sh:3 Built for ROCm.]',
      ],
    ],
    [
      h100,
      { dependencyStack: fact({ name: 'ROCm', backEnd: 'amd' }), dependencyFamilies: ['pytorch'] },
      [
        'hardware.accelerator warning: The manifest declares 8× H100, but the job depends on packages built for ROCm. [run.sh:3 Built for ROCm.]',
      ],
    ],
    ...['cuda', 'gpu', 'gpu-parallelism'].map(
      (binds): Case => [
        tpu,
        { libraries: [library('Apex', binds)] },
        [
          'hardware.accelerator warning: The manifest declares TPU v5e-8, but the job depends on Apex. [run.sh:3 Needs Apex.]',
        ],
      ],
    ),
    [tpu, { libraries: [library('Apex', 'any')] }, []],
    [h100, { libraries: [library('Apex', 'cuda')] }, []],
    [
      'hardware: { accelerator: trainium2, count: 16 }\n',
      { libraries: [library('Apex', 'cuda')] },
      [
        'hardware.accelerator warning: The manifest declares 16× Trainium2, but the job depends on Apex. [run.sh:3 Needs Apex.]',
      ],
    ],
    // The declaration is judged on its own.
    [`framework: { name: pytorch, libraries: [apex] }\n${tpu}`, { libraries: [library('Apex', 'cuda')] }, []],
    [
      tpu,
      {
        dependencyStack: fact(
          { name: 'CUDA', backEnd: 'nvidia' },
          { places: [place('a.txt'), place('b.txt'), place('c.txt'), place('d.txt')] },
        ),
        libraries: ['Apex', 'xFormers', 'DeepSpeed'].map((name) =>
          library(name, 'cuda', [place('a.txt', 7), place('b.txt', 7)]),
        ),
      },
      [
        'hardware.accelerator warning: The manifest declares TPU v5e-8, but the job depends on packages built for CUDA, Apex, xFormers and DeepSpeed. [a.txt:3 Built for CUDA.] [b.txt:3 Built for CUDA.] [c.txt:3 Built for CUDA.] [a.txt:7 Needs Apex.] [a.txt:7 Needs xFormers.]',
      ],
    ],
  ],
}

describe.each(Object.entries(cases))('evidence/%s', (rule, entries) => {
  it.each(
    entries.map(
      ([manifest, evidence, said]) =>
        [
          `${manifest.trim()} beside ${JSON.stringify(evidence, (key, value) => (key === 'candidates' || key === 'places' ? undefined : value))}`,
          manifest,
          evidence,
          said,
        ] as const,
    ),
  )('%s', (_, manifest, evidence, said) => {
    expect(findings(rule, manifest, evidence)).toEqual(said)
  })
})

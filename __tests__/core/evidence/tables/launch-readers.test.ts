import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'
import { observe } from '../../../../src/core/evidence/observation/observe.ts'
import { SourceFile } from '../../../../src/core/evidence/source-file.ts'
import { readers } from '../../../../src/core/evidence/tables/index.ts'
import { anyText } from '../../../support/any-text.ts'

const formats = 'azureml batch-scheduler cloud-calls helm-values kubernetes shell-launch skypilot'.split(' ')
const launchReaders = readers.filter(({ format }) => formats.includes(format))

/** Script paths. All readers treat them alike, as a test below checks. */
const scripts = ['a.sh', 'a.slurm', 'a.pbs'] as const

const otherPaths = [
  'Makefile',
  'justfile',
  '.env',
  'hostfile',
  'a.yaml',
  'a.json',
  'a.py',
  'values.yaml',
  '.github/workflows/a.yml',
]

const paths = [...scripts, ...otherPaths]
/** For slow texts: one script represents all. */
const differentPaths = [scripts[0], ...otherPaths]

/** The observations of all readers of a path in a text. */
const readAt = (path: string, text: string): Observation[] =>
  launchReaders.filter(({ matches }) => matches(path)).flatMap(({ read }) => read(new SourceFile(path, text)))

/** The last line of any observation. */
function readAll(text: string, at: readonly string[]): number {
  const places = at.flatMap((path) => readAt(path, text).map(({ place }) => ({ path, place })))
  // A single `expect`, because one per place takes longer than reading.
  const strange = places.filter(
    ({ path, place }) => place.path !== path || typeof place.line !== 'number' || Object.keys(place).length !== 2,
  )
  expect(strange).toEqual([])
  return places.reduce((last, { place }) => Math.max(last, place.line), 0)
}

/** Longer than any launch file. */
const long = (part: string): string => part.repeat(Math.ceil(100_000 / part.length))

/** Parts of all formats in unusual orders. */
const parts = [
  ...[
    '#SBATCH --gres=gpu:8\n',
    '#SBATCH',
    '#PBS -l select=4:ngpus=8\n',
    '#BSUB -gpu "num=4',
    'pip install torch ',
    'mpirun -np 8 -H a:1,',
    '{{ x }}',
    '{% if x %}\n',
    'services:\n',
    ' -N 2',
    'srun --gpus=8 ',
    'torchrun --nproc_per_node=8 ',
    'A=$A$B',
    `\${A:-8}`,
  ],
  ...[
    '$(',
    `\${`,
    '`',
    '"',
    "'",
    '\\\n',
    '\n',
    ' ',
    '<<EOF\n',
    'EOF\n',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    ';',
    '&&',
    '#',
    '\t',
    '\r',
  ],
  ...[
    'apiVersion: v1\n',
    'kind: Pod\n',
    'kind: JobSet\n',
    'spec:\n',
    '  containers:\n',
    'nvidia.com/gpu: 8',
    '- ',
    ': ',
    '---\n',
  ],
  ...[
    'resources:\n',
    '  accelerators: H100:8\n',
    'type: task\n',
    '  gpu: A100:2\n',
    'workerPoolSpecs:\n',
    '&a ',
    '*a ',
    '!!x ',
  ],
  ...[
    'import modal\n',
    '@app.function(gpu=',
    'gpu=["H100", "T4"])\n',
    'f"H100:{N}"',
    'N = 2\n',
    'provider: { type: aws }\n',
    'available_node_types:\n',
    '  w: { node_config: { InstanceType: p4d.24xlarge } }\n',
    'jobs:\n',
    'runs-on: [gpu, v4-8]\n',
    'env: { TPU_TYPE: v4-8 }\n',
    'workload: { gpus: 8 }\n',
  ],
  ...[
    'resource "google_tpu_v2_vm" "x" {\n',
    'machine_type = "a2-highgpu-8g"\n',
    'variable "v" { default = var.v }\n',
    '/*',
    '*/',
    '//',
  ],
  ...[
    'Estimator(instance_type="ml.p3.2xlarge", instance_count=2)\n',
    '"""',
    'x = ',
    'f(',
    'machine_type="a2-highgpu-1g",',
  ],
]

describe('readers of launch files', () => {
  it('have names of their own', () => {
    expect(launchReaders.map(({ format }) => format).sort()).toEqual(formats)
  })

  it('never throw, and point at lines that exist', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...parts), anyText(5)), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(text, (chosen) => {
        const joined = chosen.join('')
        expect(readAll(joined, paths)).toBeLessThanOrEqual(joined.split('\n').length)
      }),
      { numRuns: 300 },
    )
  })

  it('treat all scripts alike', () => {
    const found = (path: string, text: string) => JSON.stringify(readAt(path, text)).replaceAll(path, 'a.sh')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (chosen) => {
        const [first, ...others] = scripts.map((path) => found(path, chosen.join('')))
        expect(others).toEqual(others.map(() => first))
      }),
      { numRuns: 300 },
    )
    const readersOf = (path: string) => launchReaders.filter(({ matches }) => matches(path))
    expect(scripts.map(readersOf)).toEqual(scripts.map(() => readersOf('a.sh')))
  })

  it.each([
    ['open variables', `torchrun ${long('${')}`],
    ['open substitutions', `torchrun ${long('$(')}`],
    ['open brackets', `machine_type = ${long('[')}`],
    ['open insertions', `machine_type = "${long('${')}`],
    ['open calls', `ml.p3 ${long('f(')}`],
    ['calls that ask others', `import sky\n${long('Resources(accelerators=a)\n')}`],
    ['calls that ask all others', `import sky\n${long('Resources(accelerators=a)\n')}`],
    ['open decorators', `import modal\n${long('f(gpu=')}`],
    ['many names', `import modal\nf(gpu=A)\n${long('A=B\n')}`],
    ['a name again and again', `import modal\n${long('function(gpu=A)\n')}`],
    ['calls in open lists', `ml.p3 ${long('[')}${'f(x=1)'.repeat(5_000)}`],
    ['arrays without an end', `torchrun\n${long('A=(b\n')}`],
    [
      'variables that grow',
      `${Array.from({ length: 1_000 }, (_, i) => `A${i + 1}=$A${i}$A${i}\n`).join('')}${'torchrun $A1000\n'.repeat(2_000)}`,
    ],
    ['here documents without an end', `torchrun\n${long('cat <<A\n')}`],
    ['many options of a directive', `#PBS ${long('-l a=1:')}`],
    ['open quotes in a directive', `#BSUB ${long('a"')}`],
    ['open expressions', `nvidia.com/gpu: ${long('{{ x ')}`],
    ['many installations', long("pip install 'a[b]' -f x\n")],
    ['many hosts', `mpirun nccl -np 8 -H ${long('a:1,')}`],
    ['many directives', long('#SBATCH --gres=gpu:8 -N 2\n')],
    ['a long directive', `#SBATCH --gres=${long('gpu,')}`],
    ['many documents', `nvidia.com/gpu\n${long('---\n')}`],
    ['many blocks', long('resource "google_tpu_v2_vm" "a" {')],
    ['an open comment', `/*${long('machine_type *')}`],
  ])('end on %s', (_, text) => {
    readAll(text, differentPaths)
  })

  it('are not shown what is longer than any launch file', () => {
    const long = `torchrun --nproc_per_node=8 a.py\n${'#\n'.repeat(300_000)}`
    for (const path of paths) expect([path, observe(path, long, readers)]).toEqual([path, []])
  })
})

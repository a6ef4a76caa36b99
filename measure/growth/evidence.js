/** Evidence files: every reader on every piece, repeated, and whole files of shapes that were slow once. */
import { seeds } from '../../__tests__/fuzz/arbitraries/evidence-files.ts'
import { fileChangesOf } from '../../src/core/evidence/change/file-changes.ts'
import { filesNamed } from '../../src/core/evidence/change/files-named.ts'
import { observe } from '../../src/core/evidence/observation/observe.ts'
import { SourceFile } from '../../src/core/evidence/source-file.ts'
import { readers } from '../../src/core/evidence/tables/index.ts'
import { repeated } from './shapes.js'

const size = 100_000
const launch = 'torchrun --nproc_per_node=8 train.py\n'

/** Pieces of all formats. Repeated, they make texts that are almost valid. */
const pieces = [
  ...['\\', '\n', '\n  ', '\t', ' ', '- ', '\0', '\ud800', 'a', 'a\n', ' a\n', 'a=', 'A=B\n', '((', '\\\n', 'f(x=1)'],
  ...['torch\n', 'import torch\n', 'pip install ', "pip install 'a[b]' -f x\n", 'torchrun $A ', '${', '$(', 'f(gpu='],
  ...['#SBATCH --gres=gpu:8 -N 2\n', 'cat <<A\n', 'A=(b\n', 'resource "google_tpu_v2_vm" "a" {', ' #', '-l a=1:'],
  ...['srun --gpus=8 ', 'mpirun -np 8 -H a:1,', 'services:\n', 'Resources(accelerators=a)\n', 'machine_type *'],
  ...`
    torch==2.1.0+cu118 | jax[tpu] | "flash-attn>=2" | ' | " | """ | # | = | : | , | ; | - | [ | ] | { | } | ( | ) | @
    | $ | $A | {{ x }} | [project] | dependencies = [ | [tool.uv.sources] | [[package]] | name = "torch" | [packages]
    | "num_gpus": 8 | parallelism: { dp: 2, tp: 2, pp: 1 } | fsdp_config: | optimizer: {} | [options] | setup(
    | install_requires | extras_require | dependencies: | pip: | pytorch=2.0=cuda_0 | FROM nvidia/cuda:12 | FROM a AS b
    | RUN pip install | ARG A=1 | ENV A=$A | <<EOF | && | --index-url | from jax import | try: | except: | def f(): |
    Trainer( | devices=8 | @triton.jit | trainer: | accelerator: gpu | "zero_optimization": | &a | *a | ---
  `
    .split(/\s*\|\s*/)
    .map((piece) => piece.trim()),
]

const everyReader = readers.flatMap(({ format, mayHold, read }) =>
  pieces.map((piece) => ({
    name: `${format} of ${JSON.stringify(piece)}`,
    size,
    work: (length) => {
      const text = repeated(piece, length)
      return mayHold?.(text) === false ? [] : read(new SourceFile(seeds[format][0], text))
    },
  })),
)

/** A path, the start of a text, and a repeated piece. Some took 19 seconds for 200 KB. */
const wholeFiles = [
  ['main.tf', 'resource "aws_instance" "a" {', '0123456789abcdef'],
  ['main.tf', 'resource "aws_instance" "a" {', 'a1'],
  ['main.tf', 'resource "aws_instance" "a" {', 'f9_'],
  ['main.tf', '/*', 'machine_type *'],
  ['main.tf', 'machine_type = ', '['],
  ['main.tf', 'machine_type = "', '${'],
  ['setup.cfg', '[options]\ninstall_requires =\n  jax;', '\t'],
  ['setup.cfg', '[options]\ninstall_requires =\n  jax;', ' ;'],
  ['setup.py', 'setup(extras_require={"a"', ' '],
  ['Makefile', '# torchrun\nA=', ' '],
  ['run.sh', 'torchrun a.py ', ';'],
  ['run.sh', launch, 'a;'],
  ['run.sh', launch, `A=(\nx${' #'.repeat(9_000)}\ry\n)\n`],
  ['run.sh', 'torchrun ', '$('],
  ['run.sh', '#PBS ', '-l a=1:'],
  ['run.sh', '#SBATCH --gres=', 'gpu,'],
  ['run.sh', 'mpirun nccl -np 8 -H ', 'a:1,'],
  ['run.lsf', '#BSUB -R "', 'rusage['],
  ['run.lsf', '#BSUB ', 'a"'],
  ['Dockerfile', 'FROM a\nENV A', ' '],
  ['train.py', 'from torch import', ' '],
  ['train.py', 'import modal\n', 'f(gpu='],
  ['train.py', 'import modal\nf(gpu=A)\n', 'A=B\n'],
  ['train.py', 'import modal\n', 'function(gpu=A)\n'],
  ['train.py', 'import sky\n', 'Resources(accelerators=a)\n'],
  ['job.yaml', 'nvidia.com/gpu: ', '${'],
  ['job.yaml', 'nvidia.com/gpu: ', '{{ x '],
  ['job.yaml', 'nvidia.com/gpu\n', '---\n'],
].flatMap(([path, start, piece]) =>
  ['', '\rx\n', '\u2028x\n'].map((end) => ({
    name: `${path}: ${JSON.stringify(start)}, ${JSON.stringify(piece.slice(0, 30))} again and again, ${JSON.stringify(end)}`,
    size: 200_000,
    work: (length) => observe(path, start + repeated(piece, length) + end, readers),
  })),
)

/** Each variable is twice as long as the previous one. */
const growing = {
  name: 'run.sh: variables that grow',
  size: 1_000,
  work: (count) => {
    const variables = Array.from({ length: count }, (_, at) => `A${at + 1}=$A${at}$A${at}\n`).join('')
    return observe('run.sh', `${variables}${`torchrun $A${count}\n`.repeat(2 * count)}`, readers)
  },
}

/** What a change writes into a launch file, and the names in it. Lines are tried up to a limit, however many they are. */
const changes = [
  '\n',
  'a b\n',
  'a ',
  ' # a',
  '#SBATCH --nodes=8\n',
  '--lr 1e-4 ',
  '"',
  '\\\n',
  '- a: b\n',
  'a/*',
  '< ',
].flatMap((piece) => {
  const path = 'run.sh'
  const before = new Map([[path, '#SBATCH --nodes=1\n']])
  const both = (text) =>
    fileChangesOf({ changed: new Map([[path, path]]) }, { textOf: () => text, files: [path] }, before)
  return [
    {
      name: `changed lines of ${JSON.stringify(piece)}`,
      size: 200_000,
      work: (length) => both(repeated(piece, length)).unreadOf(path, true),
    },
    {
      name: `files named in ${JSON.stringify(piece)}`,
      size: 400_000,
      work: (length) => filesNamed([path], { ...both(repeated(piece, length)), changed: ['a/b.sh', 'b'] }),
    },
  ]
})

export const evidenceRows = [...wholeFiles, ...changes, growing, ...everyReader].map((row) => ({
  ...row,
  name: `evidence: ${row.name}`,
}))

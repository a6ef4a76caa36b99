import { defineRule } from '../rule.ts'

/** Mounted data sets need no disk space, but mounting one this many times larger is unrealistic. */
const clearlyTooMuch = 10
const GB = 1e9
const TB = 1e12

const inWords = (bytes: number): string =>
  bytes >= TB ? `${Number((bytes / TB).toPrecision(3))} TB` : `${Math.round(bytes / GB)} GB`

export default defineRule({
  id: 'operations/data-larger-than-session-disk',
  title: 'More data than the disk of a notebook session holds',
  severity: 'warning',
  sources: ['kaggle-limits'],
  check: ({ hardware, scale }) => {
    const { provider } = hardware
    const { dataset_size: size } = scale
    const disk = provider?.sessionDiskGB
    if (size === undefined || disk === undefined || size < clearlyTooMuch * disk * GB) return []
    return [
      {
        at: ['scale', 'dataset_size'],
        substance: { amounts: [size] },
        problem: `The data takes ${inWords(size)}, but the disk of a ${provider?.name} session has about ${inWords(disk * GB)}.`,
        reason: '',
        remedy: 'Use a machine with a disk of its own, or train on a part of the data.',
      },
    ]
  },
  why: 'A session of Kaggle has about 73 GB of disk, of which 20 GB are kept afterwards. Attached data sets are mounted and need no room there, so the finding appears only where the data is more than ten times as large.',
  fails: `framework: pytorch
scale: { parameters: 100M, dataset_size: 5TB }
model: { architecture: resnet }
hardware: { accelerator: t4, count: 2, provider: kaggle }
`,
  passes: `framework: pytorch
scale: { parameters: 100M, dataset_size: 50GB }
model: { architecture: resnet }
hardware: { accelerator: t4, count: 2, provider: kaggle }
`,
})

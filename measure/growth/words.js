/** Words and phrases that are looked up in the catalog. */

import {
  architectureOfModelWord,
  isModelFamily,
  resolveModel,
  sizeInName,
} from '../../src/core/catalog/models/model-name.ts'
import { resolveAccelerator } from '../../src/core/catalog/names/accelerator-name.ts'
import { readFramework } from '../../src/core/catalog/names/framework-phrase.ts'
import { readHardware } from '../../src/core/catalog/names/hardware-phrase.ts'
import { inferAccelerator } from '../../src/core/catalog/names/inferred-accelerator.ts'
import { readProvider } from '../../src/core/catalog/names/providers.ts'
import { resolveFramework } from '../../src/core/catalog/software/frameworks.ts'
import { longestWord } from '../../src/core/catalog/spelling.ts'
import { repeated } from './shapes.js'

const modelPieces = ['a', '1', '-', '1.', '1_', '7b-', '4bit-', 'base-', '4-bit-', '_', '.', 'q4_', "'s"]

const readings = [
  {
    read: readHardware,
    pieces: ['a ', '8x', '1 ', 'of ', 'x', 'h100 ', 'gpu ', '-', 'aws ', '(', ':1', ', ', '2 nodes ', 'v4 '],
  },
  {
    read: resolveAccelerator,
    pieces: ['gpu', 'gpu ', 'nvidia ', '80gb ', '1x', '1 ', '-', ':', 'x', '9', 'tpu-', 'v5e-1x', 'h100 gpu '],
  },
  {
    read: readFramework,
    pieces: ['a ', '+', '(', ' [', '1 ', 'torch ', 'torch+', '-', 'a/', '==', ', ', '.', 'with '],
  },
  {
    read: resolveFramework,
    start: 'x',
    pieces: ['-', ' 1', '==', '==1,', '[', '[]', ':1', '@', '/', 'a.', 'nvidia-', '+cu1', '-cu12', '1.', ' lib'],
  },
  {
    read: readProvider,
    pieces: ['a ', 'our ', 'aws-', 'us-', '-', 'aws ', 'data center ', 'on prem ', 'east ', '/'],
  },
  {
    read: inferAccelerator,
    pieces: ['tpu ', 'rtx 1', 'nvidia ', 'rubin 1 ', '1', ' ', 'tpu-v9 ti ', 'instinct ', '-9'],
  },
  {
    read: (text) => inferAccelerator(`${text}!`),
    name: 'inferAccelerator',
    start: 'tpu v9',
    pieces: ['tpu ', 'rtx 1', '1', ' ', '-9'],
  },
  ...[resolveModel, sizeInName, isModelFamily, architectureOfModelWord].map((read) => ({ read, pieces: modelPieces })),
]

/** The longest word that is looked up, and one that is too long. */
export const wordRows = readings.flatMap(({ read, name = read.name, start = '', pieces }) =>
  pieces.flatMap((piece) =>
    [longestWord, 100_000].map((size) => ({
      name: `words: ${name} of ${JSON.stringify(start + piece)}`,
      size,
      work: (length) => read(start + repeated(piece, length - start.length)),
    })),
  ),
)

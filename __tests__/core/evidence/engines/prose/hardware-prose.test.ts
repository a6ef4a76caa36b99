import { describe, expect, it } from '@jest/globals'
import { hardwareIn, mentioned } from '../../../../../src/core/evidence/engines/prose/hardware-prose.ts'

/** Every mention as `count name`, with `nodes*perNode` where the sentence says so. */
const said = (sentence: string): string[] =>
  hardwareIn(sentence).map((mention) => {
    const seen = mentioned({ path: 'README.md', line: 1 }, 'document', mention)
    const shape = seen?.nodes === undefined ? '' : ` (${seen.nodes}*${seen.perNode})`
    return `${seen?.count ?? '?'} ${seen?.accelerator}${shape}`
  })

describe('hardware in prose', () => {
  it.each([
    ['8x A100-40GB', '8 a100-40gb'],
    ['8 × H100 (80 GB)', '8 h100 80 gb'],
    ['128 A100 GPUs', '128 a100'],
    ['1,024 A100 GPUs', '1024 a100'],
    ['eight H100s', '8 h100'],
    ['on a single V100', '1 v100'],
    ['4 x L4', '4 l4'],
    ['8x 80GB A100', '8 80gb a100'],
    ['8 GPUs (A100 80GB)', '8 a100 80gb'],
    ['RTX 3090 x 4', '4 rtx 3090'],
    ['MI300Xx8', '8 mi300x'],
    ['64 TPU v3 chips', '64 tpu v3'],
    ['TPU v3-32', '16 tpu v3-32'],
    ['a v4-128 pod', '64 v4-128'],
    ['two v3-32 pods', '32 v3-32'],
    ['batch size 512 (64 x 8 A100)', '8 a100'],
  ])('counts in "%s"', (sentence, expected) => {
    expect(said(sentence)).toEqual([expected])
  })

  it.each([
    ['16 nodes of 8 H100', '128 h100 (16*8)'],
    ['8 H100 x 16 nodes', '128 h100 (16*8)'],
    ['1 node of 8X A100 40GB', '8 a100 40gb (1*8)'],
    ['a single 8xA100 node', '8 a100 (1*8)'],
    ['four 8xA100 nodes', '32 a100 (4*8)'],
    ['32 A100 GPUs across 4 nodes', '32 a100 (4*8)'],
    ['416 A100 80GB GPUs (52 nodes)', '416 a100 80gb (52*8)'],
    ['on a machine with 4 A100 GPUs', '4 a100 (1*4)'],
    ['on 4 A100-80GB nodes (32 GPUs)', '32 a100-80gb (4*8)'],
    ['with 16 nodes and 8 A100 per node', '128 a100 (16*8)'],
    ['batch size of 4M (16 sequences x 8 H100 GPUs x 16 nodes x 2048 tokens)', '128 h100 (16*8)'],
  ])('tells nodes from accelerators in "%s"', (sentence, expected) => {
    expect(said(sentence)).toEqual([expected])
  })

  it.each([
    ['up to 8 H100', '? h100'],
    ['4-8 A100s', '? a100'],
    ['4 or 8 A100s', '? a100'],
    ['between 4 and 8 A100s', '? a100'],
    ['8 A100 GPU days', '? a100'],
    ['16 x 8 A100', '? a100'],
    ['4 instances, and each instance has 8 x H100', '? h100'],
    ['tpu7x-4x4x4', '? tpu7x'],
    ['8 A100 on 2 nodes', '? a100'],
    ['over 2K A100 GPUs', '? a100'],
    ['2.7M H800 GPU hours', '? h800'],
    ['128 TPU v3 cores', '? tpu v3'],
  ])('counts nothing that is open in "%s"', (sentence, expected) => {
    expect(said(sentence)).toEqual([expected])
  })

  it.each([
    'the T4 phage',
    'V100 requests',
    '10 V100 requests',
    'A10 paper size',
    'leave on the A10',
    'printed on A10',
    'an L4 load balancer',
    'version v3-1 of the API',
    '8 A100/H100 GPUs',
    '4 A100 or 8 V100 GPUs',
    'a 40GB GPU',
    '2024 Habana Labs',
    'eight GPUs',
    'A100, H100, V100, T4 GPU, L4 GPU',
  ])('hears no statement in "%s"', (sentence) => {
    expect(said(sentence)).toEqual([])
  })

  it('takes short names for hardware where something beside them says so', () => {
    expect(said('NVIDIA T4')).toEqual(['? nvidia t4'])
    expect(said('4 T4 GPUs')).toEqual(['4 t4'])
    expect(said('T4')).toEqual([])
  })

  it('suggests, in the words of whom it has it from', () => {
    const [mention] = hardwareIn('8x A100-40GB')
    expect(mention && mentioned({ path: 'a', line: 3 }, 'comment', mention)).toMatchObject({
      certainty: 'suggests',
      mentionedIn: 'comment',
      place: { path: 'a', line: 3 },
    })
  })

  it('is quick with a text that only looks like hardware', () => {
    for (const part of ['8 x ', 'a100 ', 'tpu ', '8', '1,000', '8 nodes of ', 'x8']) {
      expect(hardwareIn(part.repeat(100_000)).length).toBeLessThan(5)
    }
  })
})

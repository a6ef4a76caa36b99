import type { PriceDocument } from './price-document.ts'

/** On-demand list prices of smaller clouds, by document. */
export const others: readonly PriceDocument[] = [
  {
    provider: 'oci',
    title: 'SkyPilot catalog: Oracle Cloud',
    url: 'https://github.com/skypilot-org/skypilot-catalog/blob/0588751183820cf2dab5c8a89447e8aac9f73fd5/catalogs/v8/oci/vms.csv',
    read: '2026-09-18',
    certainty: 'published',
    rows: `
      BM.GPU.A10.4 | * | 8
      VM.GPU.A10.1 | * | 2
      VM.GPU.A10.2 | * | 4
      BM.GPU.A100-v2.8 | * | 32
      BM.GPU4.8 | * | 24.4
      BM.GPU.H100.8 | * | 80
      BM.GPU.H200.8 | * | 80
      BM.GPU.B200.8 | * | 112
      BM.GPU.B300.8 | * | 120
      BM.GPU.GB200.4 | * | 64
      4x nvidia-gb300-288gb | * | 72
      BM.GPU.L40S.4 | * | 14
      BM.GPU.MI300X.8 | * | 48
      BM.GPU.MI355X.8 | * | 68.8
      8x nvidia-rtx-pro-6000-96gb | * | 36
      BM.GPU2.2 | * | 2.55
      VM.GPU2.1 | * | 1.275 | 0.6375
      BM.GPU3.8 | * | 23.6
      VM.GPU3.1 | * | 2.95 | 1.475
      VM.GPU3.2 | * | 5.9 | 2.95
      VM.GPU3.4 | * | 11.8 | 5.9
    `,
  },
  {
    provider: 'lambda',
    title: 'Lambda: on-demand rates',
    url: 'https://lambda.ai/instances',
    read: '2026-09-20',
    certainty: 'reported',
    rows: `
      1x nvidia-a10-24gb | * | 1.29
      1x nvidia-a100-40gb-pcie | * | 1.99
      1x nvidia-a100-40gb-sxm | * | 1.99
      2x nvidia-a100-40gb-pcie | * | 3.98
      4x nvidia-a100-40gb-pcie | * | 7.96
      8x nvidia-a100-40gb-sxm | * | 15.92
      8x nvidia-a100-80gb-sxm | * | 22.32
      1x nvidia-h100-80gb-pcie | * | 3.29
      1x nvidia-h100-80gb-sxm | * | 4.29
      2x nvidia-h100-80gb-sxm | * | 8.38
      4x nvidia-h100-80gb-sxm | * | 16.36
      8x nvidia-h100-80gb-sxm | * | 31.92
      1x nvidia-b200-180gb | * | 6.99
      2x nvidia-b200-180gb | * | 13.78
      4x nvidia-b200-180gb | * | 27.16
      8x nvidia-b200-180gb | * | 53.52
      1x nvidia-gh200-96gb | * | 2.29
      1x nvidia-rtx-a6000-48gb | * | 1.09
      2x nvidia-rtx-a6000-48gb | * | 2.18
      4x nvidia-rtx-a6000-48gb | * | 4.36
      8x nvidia-v100-16gb | * | 6.32
      1x nvidia-rtx6000-24gb | * | 0.69
    `,
  },
  {
    provider: 'coreweave',
    title: 'CoreWeave: pricing',
    url: 'https://www.coreweave.com/pricing',
    read: '2026-09-20',
    certainty: 'reported',
    rows: `
      8x nvidia-h100-80gb-sxm | * | 49.24
      8x nvidia-h200-141gb | * | 50.44
      8x nvidia-b200-180gb | * | 68.8
      4x nvidia-gb200-186gb | * | 42
      8x nvidia-a100-80gb-sxm | * | 21.6
      8x nvidia-l40s-48gb | * | 18
      8x nvidia-l40-48gb | * | 10
      1x nvidia-gh200-96gb | * | 6.5
      8x nvidia-rtx-pro-6000-96gb | * | 20
    `,
  },
  {
    provider: 'crusoe',
    title: 'Crusoe: cloud pricing',
    url: 'https://www.crusoe.ai/cloud/pricing',
    read: '2026-09-20',
    certainty: 'reported',
    rows: `
      1x nvidia-h200-141gb | * | 4.29
      1x nvidia-h100-80gb-sxm | * | 3.9
      1x nvidia-a100-80gb-sxm | * | 2.3
      1x nvidia-a100-80gb-pcie | * | 2
      1x nvidia-l40s-48gb | * | 1.5
      1x amd-mi300x-192gb | * | 3.45
    `,
  },
  {
    provider: 'crusoe',
    title: 'gpuhunt: Crusoe',
    url: 'https://github.com/dstackai/gpuhunt/blob/35841515de3792fe6be73b0422ac8901b6b929c8/src/gpuhunt/providers/crusoe.py',
    read: '2026-03',
    certainty: 'reported',
    rows: `
      1x nvidia-a100-40gb-pcie | * | 1.45 | 1
      1x nvidia-a40-48gb | * | 0.9 | 0.4
    `,
  },
  {
    provider: 'nebius',
    title: 'Nebius: prices',
    url: 'https://nebius.com/prices',
    read: '2026-10-06',
    certainty: 'reported',
    rows: `
      1x nvidia-h100-80gb-sxm | * | 3.85
      1x nvidia-h200-141gb | * | 4.5
      1x nvidia-l40s-48gb | eu-north1 | 1.55
      1x nvidia-l40s-48gb | eu-north1 | 1.82
    `,
  },
  {
    provider: 'nebius',
    title: 'Nebius: prices',
    url: 'https://nebius.com/prices',
    read: '2026-07-16',
    certainty: 'reported',
    rows: `
      1x nvidia-b200-180gb | * | 7.15 | 3.95
      1x nvidia-b300-288gb | * | 7.85 | 4.3
    `,
  },
  {
    provider: 'runpod',
    title: 'Runpod: pricing',
    url: 'https://www.runpod.io/pricing',
    read: '2026-09-09',
    certainty: 'reported',
    rows: `
      1x nvidia-b300-288gb | * | 7.89
      1x nvidia-b200-180gb | * | 6.79
      1x nvidia-h200-141gb | * | 4.59
      1x nvidia-h100-80gb-sxm | * | 3.49
      1x nvidia-a100-80gb-sxm | * | 1.59
      1x nvidia-rtx4090-24gb | * | 0.74
    `,
  },
  {
    provider: 'runpod',
    title: 'GPU pricing tracker: Runpod',
    url: 'https://github.com/cherielilili/gpu-pricing-tracker/blob/02a0fc87b4ecec2960c10c1bed94f72dee56d4a0/data/observations.csv',
    read: '2026-05-29',
    certainty: 'reported',
    rows: `
      1x nvidia-rtx5090-32gb | * | 0.99
      1x nvidia-rtx-pro-6000-96gb | * | 2.09
      1x amd-mi300x-192gb | * | 1.99
      1x nvidia-l40-48gb | * | 0.82
      1x nvidia-h100-94gb-nvl | * | 3.19
    `,
  },
  {
    provider: 'modal',
    title: 'Modal: pricing',
    url: 'https://modal.com/pricing',
    read: '2026-09-09',
    certainty: 'reported',
    rows: `
      1x nvidia-b300-288gb | * | 7.0992
      1x nvidia-b200-180gb | * | 6.2496
      1x nvidia-h200-141gb | * | 4.5396
      1x nvidia-h100-80gb-sxm | * | 3.9492
      1x nvidia-a100-80gb-sxm | * | 2.4984
      1x nvidia-a100-40gb-sxm | * | 2.0988
      1x nvidia-l40s-48gb | * | 1.9512
      1x nvidia-a10-24gb | * | 1.1016
      1x nvidia-l4-24gb | * | 0.7992
      1x nvidia-t4-16gb | * | 0.5904
    `,
  },
]

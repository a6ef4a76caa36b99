import type { PriceDocument } from './price-document.ts'

/** On-demand list prices of Google Cloud, by document. */
export const google: readonly PriceDocument[] = [
  {
    provider: 'gcp',
    title: 'Karpenter: on-demand prices of Google Cloud',
    url: 'https://github.com/cloudpilot-ai/karpenter-provider-gcp/blob/373e2baa9665c864d29ae686dfadbc0dd97d8bb8/pkg/providers/pricing/initial-prices.json',
    read: '2026-08-03',
    certainty: 'published',
    rows: `
      a2-highgpu-1g | us-central1 | 3.6734 | 1.928
      a2-highgpu-1g | europe-west4 | 3.748 | 1.6928
      a2-highgpu-2g | us-central1 | 7.3468 | 3.856
      a2-highgpu-2g | europe-west4 | 7.4959 | 3.3857
      a2-highgpu-4g | us-central1 | 14.6935 | 7.7121
      a2-highgpu-4g | europe-west4 | 14.9919 | 6.7713
      a2-highgpu-8g | us-central1 | 29.3871 | 15.4242
      a2-highgpu-8g | europe-west4 | 29.9838 | 13.5427
      a2-megagpu-16g | us-central1 | 55.7395 | 29.2557
      a2-megagpu-16g | europe-west4 | 56.6266 | 25.5762
      a2-ultragpu-1g | us-central1 | 5.0688 | 2.7595
      a2-ultragpu-1g | us-east4 | 5.7077 | 2.3673
      a2-ultragpu-1g | europe-west4 | 5.5809 | 2.9452
      a2-ultragpu-2g | us-central1 | 10.1376 | 5.5191
      a2-ultragpu-2g | us-east4 | 11.4155 | 4.7345
      a2-ultragpu-2g | europe-west4 | 11.1618 | 5.8904
      a2-ultragpu-4g | us-central1 | 20.2752 | 11.0382
      a2-ultragpu-4g | us-east4 | 22.8309 | 9.469
      a2-ultragpu-4g | europe-west4 | 22.3237 | 11.7808
      a2-ultragpu-8g | us-central1 | 40.5504 | 22.0764
      a2-ultragpu-8g | us-east4 | 45.6619 | 18.938
      a2-ultragpu-8g | europe-west4 | 44.6473 | 23.5617
      a3-highgpu-1g | us-central1 | 11.0612 | 6.3262
      a3-highgpu-1g | us-east4 | 11.0695 | 4.5401
      a3-highgpu-1g | europe-west4 | 14.0676 | 5.5148
      a3-highgpu-2g | us-central1 | 22.1225 | 12.6524
      a3-highgpu-2g | us-east4 | 22.1389 | 9.0802
      a3-highgpu-2g | europe-west4 | 28.1351 | 11.0297
      a3-highgpu-4g | us-central1 | 44.245 | 25.3048
      a3-highgpu-4g | us-east4 | 44.2779 | 18.1604
      a3-highgpu-4g | europe-west4 | 56.2702 | 22.0594
      a3-highgpu-8g | us-central1 | 88.49 | 50.6095
      a3-highgpu-8g | us-east4 | 88.5558 | 36.3208
      a3-highgpu-8g | europe-west4 | 112.5405 | 44.1188
      a3-megagpu-8g | us-east4 | 92.9376 | 23.2752
      a3-megagpu-8g | europe-west4 | 118.2368 | 46.2436
      g2-standard-12 | us-central1 | 1.0004 | 0.5624
      g2-standard-12 | europe-west4 | 1.0515 | 0.5518
      g2-standard-16 | us-central1 | 1.1472 | 0.6449
      g2-standard-16 | europe-west4 | 1.2058 | 0.6327
      g2-standard-24 | us-central1 | 2.0008 | 1.1248
      g2-standard-24 | europe-west4 | 2.103 | 1.1036
      g2-standard-32 | us-central1 | 1.7344 | 0.9751
      g2-standard-32 | europe-west4 | 1.8229 | 0.9566
      g2-standard-4 | us-central1 | 0.7068 | 0.3973
      g2-standard-4 | europe-west4 | 0.7429 | 0.3899
      g2-standard-48 | us-central1 | 4.0017 | 2.2496
      g2-standard-48 | europe-west4 | 4.2059 | 2.2071
      g2-standard-8 | us-central1 | 0.8536 | 0.4799
      g2-standard-8 | europe-west4 | 0.8972 | 0.4708
      g2-standard-96 | us-central1 | 8.0033 | 4.4993
      g2-standard-96 | europe-west4 | 8.4119 | 4.4142
      g4-standard-192 | us-central1 | 17.9997 | 7.1993
      g4-standard-192 | europe-west4 | 19.7997 | 7.92
      g4-standard-384 | us-central1 | 35.9994 | 14.3986
      g4-standard-384 | europe-west4 | 39.5994 | 15.84
      g4-standard-48 | us-central1 | 4.4999 | 1.7998
      g4-standard-48 | europe-west4 | 4.9499 | 1.98
      g4-standard-96 | us-central1 | 8.9999 | 3.5996
      g4-standard-96 | europe-west4 | 9.8998 | 3.96
    `,
  },
  {
    provider: 'gcp',
    title: 'Google Cloud: GPU pricing',
    url: 'https://cloud.google.com/products/compute/gpus-pricing',
    read: '2026-09-17',
    certainty: 'reported',
    rows: `
      a3-ultragpu-8g | us-central1 | 84.8069 | 50.8744
      a3-megagpu-8g | us-central1 | 93.4007 | 55.8945
    `,
  },
  {
    provider: 'gcp',
    title: 'SkyPilot catalog: Google Cloud',
    url: 'https://github.com/skypilot-org/skypilot-catalog/blob/2c3d7ea7d76bf84cf80d382e946c1609571485fd/catalogs/v9/gcp/vms.csv',
    read: '2026-07',
    certainty: 'published',
    rows: `
      4x google-tpu-v2 | us-central1 | 4.5 | 1.35
      16x google-tpu-v2 | us-central1 | 24 | 6.12
      4x google-tpu-v3 | us-central1 | 8 | 2.04
      4x google-tpu-v3 | europe-west4 | 8.8 | 2.244
      16x google-tpu-v3 | europe-west4 | 32 | 10.56
      4x google-tpu-v4 | us-central2 | 12.88 | 3.686
      1x google-tpu-v5e | us-central1 | 1.2 | 0.2977
      4x google-tpu-v5e | us-central1 | 4.8 | 1.1908
      8x google-tpu-v5e | us-central1 | 9.6 | 2.3817
      1x google-tpu-v5e | europe-west4 | 1.56 | 0.5101
      1x google-tpu-v5e | europe-west1 | 1.3213 | 0.5285
    `,
  },
  {
    provider: 'gcp',
    title: 'SkyPilot catalog: Google Cloud',
    url: 'https://github.com/skypilot-org/skypilot-catalog/blob/006059e0f18acb1341e22a27751e9f80df6ba92f/catalogs/v8/gcp/vms.csv',
    read: '2026-07',
    certainty: 'published',
    rows: `
      1x google-tpu-v5p | us-east5 | 4.2 | 1.68
      1x google-tpu-v5p | us-central1 | 4.2 | 0.8357
      1x google-tpu-v5p | europe-west4 | 4.2525 | 1.3485
      1x google-tpu-v6e | us-central1 | 2.7 | 0.5442
      4x google-tpu-v6e | us-central1 | 10.8 | 2.1768
      8x google-tpu-v6e | us-central1 | 21.6 | 4.3537
      16x google-tpu-v6e | us-central1 | 43.2 | 8.7073
      256x google-tpu-v6e | us-central1 | 691.2 | 139.3173
      1x google-tpu-v6e | europe-west4 | 2.97 | 1.0375
      1x google-tpu-v6e | asia-northeast1 | 3.24 | 0.9435
    `,
  },
  {
    provider: 'gcp',
    title: 'Google Cloud: TPU pricing',
    url: 'https://cloud.google.com/tpu/pricing',
    read: '2026-09-17',
    certainty: 'reported',
    rows: `
      1x google-tpu-v7x | us-central1 | 12
      1x google-tpu-v7x | europe-west2 | 13.2
      1x google-tpu-v6e | us-east1 | 2.7
      1x google-tpu-v6e | us-east5 | 2.7
      1x google-tpu-v5p | * | 4.2
      1x google-tpu-v5e | * | 1.2
    `,
  },
  {
    provider: 'gcp',
    title: 'Google Cloud: GPU pricing',
    url: 'https://cloud.google.com/products/compute/gpus-pricing',
    read: '2026-09',
    certainty: 'reported',
    rows: `
      8x nvidia-rtx-pro-6000-96gb | * | 20
    `,
  },
]

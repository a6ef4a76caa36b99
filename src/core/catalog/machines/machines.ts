import type { Machine } from './machine.ts'

/** A provider's machines with one kind of accelerator, each with its count. */
const holding = (provider: string, accelerator: string, counts: Readonly<Record<string, number>>): Machine[] =>
  Object.entries(counts).map(([name, count]) => ({ name, provider, accelerator, count }))

/** Sizes of an AWS family, each with its count. */
const family = (prefix: string, counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([size, count]) => [`${prefix}.${size}`, count]))

const one = { xlarge: 1, '2xlarge': 1, '4xlarge': 1, '8xlarge': 1, '16xlarge': 1 } as const

const gcp: readonly Machine[] = [
  ...holding('gcp', 'nvidia-a100-40gb-sxm', {
    'a2-highgpu-1g': 1,
    'a2-highgpu-2g': 2,
    'a2-highgpu-4g': 4,
    'a2-highgpu-8g': 8,
    'a2-megagpu-16g': 16,
  }),
  ...holding('gcp', 'nvidia-a100-80gb-sxm', {
    'a2-ultragpu-1g': 1,
    'a2-ultragpu-2g': 2,
    'a2-ultragpu-4g': 4,
    'a2-ultragpu-8g': 8,
  }),
  ...holding('gcp', 'nvidia-h100-80gb-sxm', {
    'a3-highgpu-1g': 1,
    'a3-highgpu-2g': 2,
    'a3-highgpu-4g': 4,
    'a3-highgpu-8g': 8,
    'a3-megagpu-8g': 8,
    'a3-edgegpu-8g': 8,
    'a3-edgegpu-8g-nolssd': 8,
  }),
  ...holding('gcp', 'nvidia-h200-141gb', { 'a3-ultragpu-8g': 8 }),
  ...holding('gcp', 'nvidia-b200-180gb', { 'a4-highgpu-8g': 8 }),
  ...holding('gcp', 'nvidia-gb200-186gb', { 'a4x-highgpu-4g': 4 }),
  ...holding('gcp', 'nvidia-gb300-288gb', { 'a4x-maxgpu-4g-metal': 4 }),
  // The number in the name counts vCPUs: -24 has two cards and -32 one.
  ...holding('gcp', 'nvidia-l4-24gb', {
    'g2-standard-4': 1,
    'g2-standard-8': 1,
    'g2-standard-12': 1,
    'g2-standard-16': 1,
    'g2-standard-24': 2,
    'g2-standard-32': 1,
    'g2-standard-48': 4,
    'g2-standard-96': 8,
  }),
  ...holding('gcp', 'nvidia-rtx-pro-6000-96gb', {
    'g4-standard-6': 1 / 8,
    'g4-standard-12': 1 / 4,
    'g4-standard-24': 1 / 2,
    'g4-standard-48': 1,
    'g4-standard-96': 2,
    'g4-standard-192': 4,
    'g4-standard-384': 8,
  }),
  ...holding('gcp', 'google-tpu-v2', { 'ct2-hightpu-4t': 4 }),
  ...holding('gcp', 'google-tpu-v3', { 'ct3-hightpu-4t': 4, 'ct3p-hightpu-4t': 4 }),
  ...holding('gcp', 'google-tpu-v4', { 'ct4p-hightpu-4t': 4, 'ct4l-hightpu-4t': 4 }),
  ...holding('gcp', 'google-tpu-v5e', {
    'ct5lp-hightpu-1t': 1,
    'ct5lp-hightpu-4t': 4,
    'ct5lp-hightpu-8t': 8,
    'ct5l-hightpu-1t': 1,
    'ct5l-hightpu-4t': 4,
    'ct5l-hightpu-8t': 8,
  }),
  ...holding('gcp', 'google-tpu-v5p', { 'ct5p-hightpu-1t': 1, 'ct5p-hightpu-2t': 2, 'ct5p-hightpu-4t': 4 }),
  ...holding('gcp', 'google-tpu-v6e', { 'ct6e-standard-1t': 1, 'ct6e-standard-4t': 4, 'ct6e-standard-8t': 8 }),
  ...holding('gcp', 'google-tpu-v7x', {
    'tpu7x-standard-1t': 1,
    'tpu7x-standard-4t': 4,
    'tpu7x-ultranet-4t': 4,
    'tpu7-standard-1t': 1,
    'tpu7-standard-4t': 4,
  }),
]

const aws: readonly Machine[] = [
  // AWS counts the two devices of a K80; this catalog counts cards.
  ...holding('aws', 'nvidia-k80-24gb', { 'p2.xlarge': 1 / 2, 'p2.8xlarge': 4, 'p2.16xlarge': 8 }),
  // Old graphics machines have parts of a card too.
  ...holding('aws', 'nvidia-k520-8gb', { 'g2.2xlarge': 1 / 2, 'g2.8xlarge': 2 }),
  ...holding('aws', 'nvidia-m60-16gb', { 'g3s.xlarge': 1 / 2, 'g3.4xlarge': 1 / 2, 'g3.8xlarge': 1, 'g3.16xlarge': 2 }),
  ...holding('aws', 'nvidia-v100-16gb', { 'p3.2xlarge': 1, 'p3.8xlarge': 4, 'p3.16xlarge': 8 }),
  ...holding('aws', 'nvidia-v100-32gb', { 'p3dn.24xlarge': 8 }),
  ...holding('aws', 'nvidia-a100-40gb-sxm', { 'p4d.24xlarge': 8 }),
  ...holding('aws', 'nvidia-a100-80gb-sxm', { 'p4de.24xlarge': 8 }),
  ...holding('aws', 'nvidia-h100-80gb-sxm', { 'p5.4xlarge': 1, 'p5.48xlarge': 8 }),
  ...holding('aws', 'nvidia-h200-141gb', { 'p5e.48xlarge': 8, 'p5en.48xlarge': 8 }),
  ...holding('aws', 'nvidia-b200-180gb', { 'p6-b200.48xlarge': 8 }),
  ...holding('aws', 'nvidia-b300-288gb', { 'p6-b300.48xlarge': 8 }),
  ...holding('aws', 'nvidia-gb200-186gb', { 'p6e-gb200.36xlarge': 4 }),
  ...holding('aws', 'nvidia-gb300-288gb', { 'p6e-gb300.36xlarge': 4 }),
  ...holding('aws', 'nvidia-t4-16gb', family('g4dn', { ...one, '12xlarge': 4, metal: 8 })),
  ...holding(
    'aws',
    'nvidia-t4g-16gb',
    family('g5g', { xlarge: 1, '2xlarge': 1, '4xlarge': 1, '8xlarge': 1, '16xlarge': 2, metal: 2 }),
  ),
  ...holding('aws', 'nvidia-a10g-24gb', family('g5', { ...one, '12xlarge': 4, '24xlarge': 4, '48xlarge': 8 })),
  ...holding('aws', 'nvidia-l4-24gb', {
    ...family('g6', { ...one, '12xlarge': 4, '24xlarge': 4, '48xlarge': 8 }),
    ...family('gr6', { '4xlarge': 1, '8xlarge': 1 }),
  }),
  ...holding('aws', 'nvidia-l40s-48gb', family('g6e', { ...one, '12xlarge': 4, '24xlarge': 4, '48xlarge': 8 })),
  ...holding(
    'aws',
    'nvidia-rtx-pro-6000-96gb',
    family('g7e', { '2xlarge': 1, '4xlarge': 1, '8xlarge': 1, '12xlarge': 2, '24xlarge': 4, '48xlarge': 8 }),
  ),
  ...holding('aws', 'aws-trainium1', { 'trn1.2xlarge': 1, 'trn1.32xlarge': 16, 'trn1n.32xlarge': 16 }),
  ...holding('aws', 'aws-trainium2', { 'trn2.3xlarge': 1, 'trn2.48xlarge': 16, 'trn2u.48xlarge': 16 }),
  ...holding('aws', 'aws-inferentia1', { 'inf1.xlarge': 1, 'inf1.2xlarge': 1, 'inf1.6xlarge': 4, 'inf1.24xlarge': 16 }),
  ...holding('aws', 'aws-inferentia2', {
    'inf2.xlarge': 1,
    'inf2.8xlarge': 1,
    'inf2.24xlarge': 6,
    'inf2.48xlarge': 12,
  }),
  ...holding('aws', 'intel-gaudi1', { 'dl1.24xlarge': 8 }),
]

const azure: readonly Machine[] = [
  // Azure also counts the devices of a K80 and of an M60.
  ...holding('azure', 'nvidia-k80-24gb', {
    Standard_NC6: 1 / 2,
    Standard_NC12: 1,
    Standard_NC24: 2,
    Standard_NC24r: 2,
  }),
  ...holding('azure', 'nvidia-m60-16gb', {
    Standard_NV6: 1 / 2,
    Standard_NV12: 1,
    Standard_NV24: 2,
    Standard_NV6s_v2: 1 / 2,
    Standard_NV12s_v2: 1,
    Standard_NV24s_v2: 2,
    Standard_NV12s_v3: 1 / 2,
    Standard_NV24s_v3: 1,
    Standard_NV48s_v3: 2,
  }),
  ...holding('azure', 'nvidia-p100-16gb', {
    Standard_NC6s_v2: 1,
    Standard_NC12s_v2: 2,
    Standard_NC24s_v2: 4,
    Standard_NC24rs_v2: 4,
  }),
  ...holding('azure', 'nvidia-p40-24gb', {
    Standard_ND6s: 1,
    Standard_ND12s: 2,
    Standard_ND24s: 4,
    Standard_ND24rs: 4,
  }),
  ...holding('azure', 'nvidia-v100-16gb', {
    Standard_NC6s_v3: 1,
    Standard_NC12s_v3: 2,
    Standard_NC24s_v3: 4,
    Standard_NC24rs_v3: 4,
  }),
  ...holding('azure', 'nvidia-v100-32gb', { Standard_ND40rs_v2: 8 }),
  ...holding('azure', 'nvidia-t4-16gb', {
    Standard_NC4as_T4_v3: 1,
    Standard_NC8as_T4_v3: 1,
    Standard_NC16as_T4_v3: 1,
    Standard_NC64as_T4_v3: 4,
  }),
  ...holding('azure', 'nvidia-a10-24gb', {
    Standard_NV6ads_A10_v5: 1 / 6,
    Standard_NV12ads_A10_v5: 1 / 3,
    Standard_NV18ads_A10_v5: 1 / 2,
    Standard_NV36ads_A10_v5: 1,
    Standard_NV36adms_A10_v5: 1,
    Standard_NV72ads_A10_v5: 2,
  }),
  ...holding('azure', 'nvidia-a100-80gb-pcie', {
    Standard_NC24ads_A100_v4: 1,
    Standard_NC48ads_A100_v4: 2,
    Standard_NC96ads_A100_v4: 4,
  }),
  ...holding('azure', 'nvidia-a100-40gb-sxm', { Standard_ND96asr_v4: 8, Standard_ND96asr_A100_v4: 8 }),
  ...holding('azure', 'nvidia-a100-80gb-sxm', { Standard_ND96amsr_A100_v4: 8 }),
  ...holding('azure', 'nvidia-h100-94gb-nvl', {
    Standard_NC40ads_H100_v5: 1,
    Standard_NC80adis_H100_v5: 2,
    Standard_NCC40ads_H100_v5: 1,
  }),
  ...holding('azure', 'nvidia-h100-80gb-sxm', { Standard_ND96isr_H100_v5: 8 }),
  ...holding('azure', 'nvidia-h200-141gb', { Standard_ND96isr_H200_v5: 8 }),
  ...holding('azure', 'nvidia-gb200-186gb', { Standard_ND128isr_NDR_GB200_v6: 4 }),
  ...holding('azure', 'nvidia-gb300-288gb', { Standard_ND128isr_GB300_v6: 4 }),
  ...holding('azure', 'amd-mi300x-192gb', { Standard_ND96is_MI300X_v5: 8, Standard_ND96isr_MI300X_v5: 8 }),
]

const oci: readonly Machine[] = [
  ...holding('oci', 'nvidia-p100-16gb', { 'VM.GPU2.1': 1, 'BM.GPU2.2': 2 }),
  ...holding('oci', 'nvidia-v100-16gb', { 'VM.GPU3.1': 1, 'VM.GPU3.2': 2, 'VM.GPU3.4': 4, 'BM.GPU3.8': 8 }),
  ...holding('oci', 'nvidia-a10-24gb', { 'VM.GPU.A10.1': 1, 'VM.GPU.A10.2': 2, 'BM.GPU.A10.4': 4 }),
  ...holding('oci', 'nvidia-l40s-48gb', { 'BM.GPU.L40S.4': 4, 'BM.GPU.L40S-NC.4': 4 }),
  ...holding('oci', 'nvidia-a100-40gb-sxm', { 'BM.GPU4.8': 8 }),
  ...holding('oci', 'nvidia-a100-80gb-sxm', { 'BM.GPU.A100-v2.8': 8 }),
  ...holding('oci', 'nvidia-h100-80gb-sxm', { 'BM.GPU.H100.8': 8 }),
  ...holding('oci', 'nvidia-h200-141gb', { 'BM.GPU.H200.8': 8 }),
  ...holding('oci', 'nvidia-b200-180gb', { 'BM.GPU.B200.8': 8 }),
  ...holding('oci', 'nvidia-gb200-186gb', { 'BM.GPU.GB200.4': 4 }),
  ...holding('oci', 'nvidia-b300-288gb', { 'BM.GPU.B300.8': 8 }),
  ...holding('oci', 'amd-mi300x-192gb', { 'BM.GPU.MI300X.8': 8 }),
  ...holding('oci', 'amd-mi355x-288gb', { 'BM.GPU.MI355X.8': 8 }),
]

/** Machine types of the large clouds. `resolveMachine` reads their names. */
export const machines: readonly Machine[] = [...gcp, ...aws, ...azure, ...oci]

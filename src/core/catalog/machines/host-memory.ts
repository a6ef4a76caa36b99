import type { ReferenceId } from '../references.ts'
import type { Machine } from './machine.ts'
import { machines } from './machines.ts'

/**
 * GiB of host memory by machine type. AWS: instances.vantage.sh; Google Cloud: the API's `machineTypes`, as
 * google-cloud-pricing-cost-calculator keeps it; Azure: its pages of sizes. Missing types are unknown.
 */
const table = `
a2-highgpu-1g 85, a2-highgpu-2g 170, a2-highgpu-4g 340, a2-highgpu-8g 680, a2-megagpu-16g 1360
a2-ultragpu-1g 170, a2-ultragpu-2g 340, a2-ultragpu-4g 680, a2-ultragpu-8g 1360
a3-highgpu-1g 234, a3-highgpu-2g 468, a3-highgpu-4g 936, a3-highgpu-8g 1872, a3-megagpu-8g 1872
a3-edgegpu-8g 1872, a3-edgegpu-8g-nolssd 1872, a3-ultragpu-8g 2952
g2-standard-4 16, g2-standard-8 32, g2-standard-12 48, g2-standard-16 64, g2-standard-24 96
g2-standard-32 128, g2-standard-48 192, g2-standard-96 384
ct3-hightpu-4t 340, ct3p-hightpu-4t 340, ct4p-hightpu-4t 407, ct5p-hightpu-4t 448
ct5lp-hightpu-1t 48, ct5lp-hightpu-4t 192, ct5lp-hightpu-8t 384, ct5l-hightpu-1t 48, ct5l-hightpu-4t 192
ct5l-hightpu-8t 384, ct6e-standard-1t 176, ct6e-standard-4t 720, ct6e-standard-8t 1440
p3.2xlarge 61, p3.8xlarge 244, p3.16xlarge 488, p3dn.24xlarge 768, p4d.24xlarge 1152, p4de.24xlarge 1152
p5.4xlarge 256, p5.48xlarge 2048, p5e.48xlarge 2048, p5en.48xlarge 2048
p6-b200.48xlarge 2048, p6-b300.48xlarge 4096, p6e-gb200.36xlarge 960
g4dn.xlarge 16, g4dn.2xlarge 32, g4dn.4xlarge 64, g4dn.8xlarge 128, g4dn.16xlarge 256, g4dn.12xlarge 192
g4dn.metal 384, g5.xlarge 16, g5.2xlarge 32, g5.4xlarge 64, g5.8xlarge 128, g5.16xlarge 256
g5.12xlarge 192, g5.24xlarge 384, g5.48xlarge 768, g6.xlarge 16, g6.2xlarge 32, g6.4xlarge 64, g6.8xlarge 128
g6.16xlarge 256, g6.12xlarge 192, g6.24xlarge 384, g6.48xlarge 768, gr6.4xlarge 128, gr6.8xlarge 256
g6e.xlarge 32, g6e.2xlarge 64, g6e.4xlarge 128, g6e.8xlarge 256, g6e.16xlarge 512, g6e.12xlarge 384
g6e.24xlarge 768, g6e.48xlarge 1536, g7e.2xlarge 64, g7e.4xlarge 128, g7e.8xlarge 256, g7e.12xlarge 512
g7e.24xlarge 1024, g7e.48xlarge 2048, trn1.2xlarge 32, trn1.32xlarge 512, trn1n.32xlarge 512, trn2.48xlarge 2048
inf2.xlarge 16, inf2.8xlarge 128, inf2.24xlarge 384, inf2.48xlarge 768
Standard_NC24ads_A100_v4 220, Standard_NC48ads_A100_v4 440, Standard_NC96ads_A100_v4 880
Standard_NC40ads_H100_v5 320, Standard_NC80adis_H100_v5 640, Standard_NC64as_T4_v3 440
Standard_NC24s_v3 448, Standard_ND96asr_v4 900, Standard_ND96asr_A100_v4 900, Standard_ND96amsr_A100_v4 1900
Standard_ND96isr_H100_v5 1900, Standard_ND96isr_H200_v5 1850, Standard_ND96is_MI300X_v5 1850
Standard_ND96isr_MI300X_v5 1850, Standard_ND128isr_NDR_GB200_v6 900
`

let sizes: ReadonlyMap<string, number> | undefined

function sizeOf(machine: string): number | undefined {
  sizes ??= new Map(rows())
  return sizes.get(machine)
}

const rows = (): (readonly [machine: string, gib: number])[] =>
  table
    .split(/[\n,]/)
    .map((row) => row.trim().split(' '))
    .flatMap(([name = '', gib]) => (gib === undefined ? [] : [[name, Number(gib)] as const]))

/** The names in the table, for its test. */
export const machinesWithMemory = (): readonly string[] => rows().map(([name]) => name)

/** What decides the hosts of a job. */
export interface RequestedHosts {
  readonly machine?: Machine | undefined
  readonly provider?: string | undefined
  readonly accelerators: readonly string[]
  readonly count: number
  readonly nodes?: number | undefined
  /** Each host is full, as people buy it. */
  readonly isWhole?: boolean
}

/** The host memory of a whole job, and its source. */
export interface HostMemory {
  readonly totalGiB: number
  readonly hosts: number
  /**
   * The machine type, or the one with the most memory that the provider has with the accelerator; for notebooks, a
   * session.
   */
  readonly host: string
  readonly reference: ReferenceId
}

const references: Readonly<Record<string, ReferenceId>> = {
  aws: 'aws-machine-memory',
  azure: 'azure-machine-memory',
  gcp: 'gcp-machine-memory',
}

/** Kaggle's free GPU sessions: about 30 GiB, 31.4 as their containers report it. */
const kaggle = { accelerators: new Set(['nvidia-t4-16gb', 'nvidia-p100-16gb']), totalGiB: 32 }

/**
 * The most host memory that a job can have: that of its machine type, or of the provider's largest machine with the
 * accelerator. Undefined if one of them is unknown.
 */
export function hostMemoryOf(asked: RequestedHosts): HostMemory | undefined {
  const { machine, provider, accelerators, count, isWhole } = asked
  if (provider === 'kaggle' && accelerators.every((id) => kaggle.accelerators.has(id)))
    return { totalGiB: kaggle.totalGiB, hosts: 1, host: 'a Kaggle session', reference: 'kaggle-limits' }
  const possible = machine
    ? [machine]
    : machines
        .filter((each) => each.provider === provider && accelerators.includes(each.accelerator))
        .filter((each) => isWhole !== true || Number.isInteger(count / each.count))
  const known = possible.map((each) => memoryOn(each, asked))
  if (known.length === 0 || known.includes(undefined)) return undefined
  return (known as HostMemory[]).reduce((most, each) => (each.totalGiB > most.totalGiB ? each : most))
}

function memoryOn({ name, provider, count: held }: Machine, { count, nodes }: RequestedHosts): HostMemory | undefined {
  const ofOne = sizeOf(name)
  const reference = references[provider]
  if (ofOne === undefined || reference === undefined) return undefined
  const hosts = nodes ?? Math.max(1, Math.ceil(count / held))
  return { totalGiB: hosts * ofOne, hosts, host: name, reference }
}

import { machines } from './machines.ts'

/**
 * Gbit/s between machines of a type, in one direction, all adapters together. AWS: the constants of SageMaker HyperPod;
 * Google Cloud: xpk's; Azure: its pages of sizes. Missing types are unknown.
 */
const networkGbps: Readonly<Record<string, number>> = {
  'p4d.24xlarge': 400,
  'p4de.24xlarge': 400,
  'p5.4xlarge': 100,
  'p5.48xlarge': 3200,
  'p5e.48xlarge': 3200,
  'p5en.48xlarge': 3200,
  'p6-b200.48xlarge': 3200,
  'p6-b300.48xlarge': 6400,
  'trn1.32xlarge': 800,
  'trn1n.32xlarge': 1600,
  'trn2.3xlarge': 200,
  'trn2.48xlarge': 3200,
  'g5.12xlarge': 40,
  'g5.24xlarge': 50,
  'g5.48xlarge': 100,
  'g6.12xlarge': 40,
  'g6.24xlarge': 50,
  'g6.48xlarge': 100,
  'g6e.12xlarge': 100,
  'g6e.24xlarge': 200,
  'g6e.48xlarge': 400,
  'g7e.12xlarge': 400,
  'g7e.24xlarge': 800,
  'g7e.48xlarge': 1600,
  'a3-highgpu-8g': 800,
  'a3-megagpu-8g': 1600,
  'a3-ultragpu-8g': 3200,
  'a4-highgpu-8g': 3200,
  'a4x-highgpu-4g': 1600,
  'a4x-maxgpu-4g-metal': 3200,
  Standard_ND96isr_MI300X_v5: 3200,
  Standard_ND96isr_H100_v5: 3200,
  Standard_ND96isr_H200_v5: 3200,
  Standard_ND96asr_v4: 1600,
  Standard_ND96amsr_A100_v4: 1600,
  Standard_ND128isr_NDR_GB200_v6: 1600,
}

/** Gbit/s between machines of a type; undefined if no document says so. */
export const networkOfMachine = (name: string): number | undefined => networkGbps[name]

let fastest: ReadonlyMap<string, number> | undefined

/** The fastest network per card among the known machines with an accelerator. */
export function fastestNetworkPerCard(accelerator: string): number | undefined {
  fastest ??= fastestByAccelerator()
  return fastest.get(accelerator)
}

function fastestByAccelerator(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { name, accelerator, count } of machines) {
    const gbps = networkGbps[name]
    if (gbps !== undefined) found.set(accelerator, Math.max(found.get(accelerator) ?? 0, gbps / count))
  }
  return found
}

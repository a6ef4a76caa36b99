import type { Accelerator } from '../accelerator.ts'

/** GB/s in one direction of PCIe 5.0 with 16 lanes, the most that a card of today has (ml-engineering-network). */
export const fastestPcieGBps = 64

/** Parts that share their memory with the processor, or that NVLink-C2C joins to it at 450 GB/s in each direction. */
const joinedToHost = /^(?:nvidia-(?:gh200|gb\d+|jetson|rubin)|amd-(?:mi300a|mi4\d\dx|strix))/

/** Whether nothing but PCIe lies between a GPU and the memory of its host. */
export const isBehindPcie = ({ id, kind, vendor }: Accelerator): boolean =>
  kind === 'gpu' && (vendor === 'nvidia' || vendor === 'amd') && !joinedToHost.test(id)

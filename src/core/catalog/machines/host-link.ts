import type { Accelerator } from '../accelerator.ts'

/** GB/s of PCIe 5.0 with 16 lanes in one direction, the most that a current card has (ml-engineering-network). */
export const fastestPcieGBps = 64

/** Accelerators that share memory with the CPU, or use NVLink-C2C at 450 GB/s in each direction. */
const joinedToHost = /^(?:nvidia-(?:gh200|gb\d+|jetson|rubin)|amd-(?:mi300a|mi4\d\dx|strix))/

/** Whether only PCIe connects a GPU to its host's memory. */
export const isBehindPcie = ({ id, kind, vendor }: Accelerator): boolean =>
  kind === 'gpu' && (vendor === 'nvidia' || vendor === 'amd') && !joinedToHost.test(id)

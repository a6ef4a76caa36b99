import { gibibytes } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** As on the device: a smaller excess is not reported. */
const clearlyTooMuch = 1.1

export default defineRule({
  id: 'sizing/host-memory',
  title: 'What is offloaded does not fit in the memory of the hosts',
  severity: 'warning',
  sources: ['zero-offload-paper', 'aws-machine-memory', 'azure-machine-memory', 'gcp-machine-memory', 'kaggle-limits'],
  check: ({ sizing, hardware }) => {
    const { host } = sizing
    if (host === undefined || host.usualGiB <= clearlyTooMuch * host.totalGiB) return []
    const { usualGiB, totalGiB, hosts, reference } = host
    const has = hosts === 1 ? `${host.host} has` : `${hosts}× ${host.host} have`
    return [
      {
        at: ['hardware', 'offload'],
        substance: { amounts: [usualGiB / totalGiB] },
        problem: `Offloading keeps about ${gibibytes(usualGiB)} in the memory of the hosts; ${has} ${gibibytes(totalGiB)}.`,
        reason: hardware.machine ? '' : 'No host with these accelerators has more there.',
        sources: ['zero-offload-paper', reference],
        remedy: 'Use more hosts or hosts with more memory, or keep these states on local NVMe (ZeRO-Infinity).',
      },
    ]
  },
  why: 'Offloading moves states from the accelerator to the memory of its host; it does not make them smaller. With AdamW in mixed precision that is 12 bytes per parameter for the optimizer, and 2 more for gradients on their way. The finding is a warning because a part may be kept on disk, which the manifest does not say, and it appears only if the memory of the machine type is known.',
  fails: `task: fine-tuning
framework: { name: pytorch, libraries: [deepspeed] }
scale: { parameters: 70B, sequence_length: 2048 }
model: { architecture: transformer, precision: bf16, optimizer: adamw, method: full }
hardware: { machine: a2-highgpu-8g, parallelism: zero-3, offload: optimizer }
`,
  passes: `task: fine-tuning
framework: { name: pytorch, libraries: [deepspeed] }
scale: { parameters: 70B, sequence_length: 2048 }
model: { architecture: transformer, precision: bf16, optimizer: adamw, method: full }
hardware: { machine: a2-highgpu-8g, nodes: 2, parallelism: zero-3, offload: optimizer }
`,
})

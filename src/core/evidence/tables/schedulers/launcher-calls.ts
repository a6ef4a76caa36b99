import { requestedHardware } from '../../engines/python/requested-hardware.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Python that passes an accelerator to a launcher by name: `device_type="v6e-256", num_slices=2`. */
export const reader: EvidenceReader = {
  format: 'launcher-calls',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /_type(?<=\b(?:tpu|device|accelerator|gpu)_type)[ \t]{0,8}=[ \t]{0,8}["'A-Z]/.test(text),
  read: (file) =>
    requestedHardware(file, [
      {
        modules: [],
        // Autocast names a kind of device.
        callee: /^(?!autocast$)/,
        says: {
          name: ['tpu_type', 'device_type', 'accelerator_type', 'gpu_type'],
          slices: ['num_slices'],
          perNode: ['gpus_per_node', 'num_gpus_per_node'],
          nodes: ['num_nodes'],
        },
      },
    ]).filter((seen) => seen.what === 'accelerator' && /\d/.test(seen.accelerator ?? '')),
}

import { nameOf } from '../../../text/folder-paths.ts'
import type { EvidenceReader, KernelObservation } from '../../observation/observation.ts'

/** CUDA and HIP sources. Their existence is the evidence. */
export const reader: EvidenceReader = {
  format: 'kernel-source',
  matches: (path) => /\.(?:cu|cuh|hip)$/.test(path),
  read: ({ path, text: source }) => {
    const language: KernelObservation['language'] = /\.hip$/.test(path) || isHip(source) ? 'hip' : 'cuda'
    const kernel = /__global__|__device__|<<</.exec(source)
    const line = kernel === null ? 1 : source.slice(0, kernel.index).split('\n').length
    const trains = isTrainingProgram(path, source) && { trains: true }
    return [
      {
        what: 'kernel',
        language,
        place: { path, line },
        certainty: kernel === null ? 'suggests' : 'states',
        ...trains,
      },
    ]
  },
}

/** Some projects keep the extension `.cu` for code written only for HIP. */
const isHip = (source: string): boolean =>
  /^[ \t]*#[ \t]*include[ \t]*<hip\/hip_runtime\.h>/m.test(source) && !/cuda_runtime|USE_ROCM|__HIP/.test(source)

/** A training program in that language, not a part that another program loads. */
const isTrainingProgram = (path: string, source: string): boolean =>
  /(?:^|[^a-z])(?:pre)?train(?:ing|er)?(?=[^a-z]|$)/i.test(nameOf(path)) && /^[ \t]*int[ \t]+main[ \t]*\(/m.test(source)

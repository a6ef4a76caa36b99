import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const lacks = ({ lacksFrameworks }: Accelerator, family: string): boolean =>
  lacksFrameworks?.values.includes(family) ?? false

const reasons: Partial<Record<Accelerator['vendor'], string>> = {
  google: 'Google documents JAX and PyTorch on TPU7x, and says that TensorFlow is not supported.',
  aws: 'AWS has ended its support of TensorFlow on Trainium and Inferentia, and the Neuron SDK no longer contains it.',
}

const remedies: Partial<Record<Accelerator['vendor'], string>> = {
  google: 'Choose TPU v6e or an earlier generation for TensorFlow, or move the job to JAX.',
  aws: 'Move the job to PyTorch or JAX on the Neuron SDK, or choose GPUs for TensorFlow.',
}

export default defineRule({
  id: 'hardware/framework-without-path',
  title: 'A framework that no longer runs on this hardware',
  severity: 'error',
  sources: ['gcp-tpu7x', 'neuron-frameworks', 'neuron-tensorflow'],
  check: ({ framework, hardware, task }) => {
    const { candidates } = hardware
    const { families, declared } = framework
    if (candidates.length === 0 || families.length === 0) return []
    // Beside another framework TensorFlow often only reads the data.
    const stuck = candidates.every((each) => families.every((family) => lacks(each, family)))
    if (!stuck) return []
    const vendor = candidates[0]?.vendor ?? 'other'
    const names = [...new Set(declared.map(({ name }) => name))]
    const stuckNames = declared.filter(({ family }) => families.includes(family)).map(({ name }) => name)
    const onlyKeras = stuckNames.length === 0
    // Serving may rest on an older release, and Keras on another back end.
    const mayStillRun = onlyKeras || (task === 'inference' && vendor === 'aws')
    return [
      {
        at: ['framework', 'name'],
        problem: onlyKeras
          ? `Keras runs on TensorFlow unless another back end is named, and ${hardware.label} does not serve TensorFlow.`
          : `The job is to run ${list(names)} on ${hardware.label}, which does not serve ${list([...new Set(stuckNames)])}.`,
        reason: reasons[vendor] ?? `The vendor lists no support for ${list(families)} on it.`,
        remedy: onlyKeras
          ? 'Name the back end beside it (`framework: [keras, jax]`), or choose other hardware.'
          : (remedies[vendor] ?? 'Choose other hardware, or move the job to a framework that runs there.'),
        ...(mayStillRun && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A framework reaches an accelerator through software that the vendor keeps alive. TensorFlow has no such path on TPU7x, and AWS has taken it out of the Neuron SDK for Trainium and Inferentia. Serving with an older Neuron release may still work, so for inference there it is a warning. Frameworks without XLA on a TPU are `framework/no-xla-path`.',
  fails: `framework: tensorflow
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
  passes: `framework: tensorflow
hardware: { accelerator: tpu-v6e-64, provider: gcp }
`,
})

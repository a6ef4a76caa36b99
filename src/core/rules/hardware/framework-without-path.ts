import { list } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const lacks = ({ lacksFrameworks }: Accelerator, family: string): boolean =>
  lacksFrameworks?.values.includes(family) ?? false

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
    const lacking = candidates[0]?.lacksFrameworks
    if (!stuck || lacking === undefined) return []
    const names = [...new Set(declared.map(({ name }) => name))]
    const stuckNames = declared.filter(({ family }) => families.includes(family)).map(({ name }) => name)
    const onlyKeras = stuckNames.length === 0
    // Serving may rest on an older release, and Keras on another back end.
    const mayStillRun = onlyKeras || (task === 'inference' && lacking.isServedByOlder === true)
    return [
      {
        at: ['framework', 'name'],
        problem: onlyKeras
          ? `Keras runs on TensorFlow unless another back end is named, and ${hardware.label} does not serve TensorFlow.`
          : `The job is to run ${list(names)} on ${hardware.label}, which does not serve ${list([...new Set(stuckNames)])}.`,
        reason: lacking.reason,
        remedy: onlyKeras
          ? 'Name the back end beside it (`framework: [keras, jax]`), or choose other hardware.'
          : lacking.instead,
        ...citing(lacking.references),
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

import { list } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const lacks = ({ lacksFrameworks }: Accelerator, family: string): boolean =>
  lacksFrameworks?.values.includes(family) ?? false

export default defineRule({
  id: 'hardware/framework-without-path',
  title: 'A framework that this hardware no longer supports',
  severity: 'error',
  sources: ['gcp-tpu7x', 'neuron-frameworks', 'neuron-tensorflow'],
  alsoCites: ['catalog/frameworks'],
  check: ({ framework, hardware, task }) => {
    const { candidates } = hardware
    const { families, declared } = framework
    if (candidates.length === 0 || families.length === 0) return []
    // Next to another framework, TensorFlow often only reads the data.
    const stuck = candidates.every((each) => families.every((family) => lacks(each, family)))
    const lacking = candidates[0]?.lacksFrameworks
    if (!stuck || lacking === undefined) return []
    const stuckNames = [...new Set(declared.filter(({ family }) => families.includes(family)).map(({ name }) => name))]
    const onlyKeras = stuckNames.length === 0
    // An older release may still serve, and Keras may use another backend.
    const mayStillRun = onlyKeras || (task === 'inference' && lacking.isServedByOlder === true)
    return [
      {
        at: ['framework', 'name'],
        problem: onlyKeras
          ? `Keras runs on TensorFlow by default, but ${hardware.one} does not support TensorFlow.`
          : `This job uses ${list(stuckNames)}, but ${hardware.one} does not support ${stuckNames.length > 1 ? 'them' : 'it'}.`,
        reason: lacking.reason,
        remedy: onlyKeras
          ? 'Use another Keras backend (`framework: [keras, jax]`), or other hardware.'
          : lacking.instead,
        ...citing(lacking.references),
        ...(mayStillRun && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A framework reaches an accelerator through software that the vendor maintains. TensorFlow has no such software on TPU7x, and AWS removed it from the Neuron SDK for Trainium and Inferentia. Serving with an older Neuron release may still work, so for inference it is a warning there. For frameworks without XLA on a TPU, see `framework/no-xla-path`.',
  fails: `framework: tensorflow
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
  passes: `framework: tensorflow
hardware: { accelerator: tpu-v6e-64, provider: gcp }
`,
})

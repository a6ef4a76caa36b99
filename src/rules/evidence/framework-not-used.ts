import { defineRule, shownAt } from '../../rule.ts'
import { list } from '../../wording.ts'

/** Tools beside a framework, and models that need none. */
const aside = new Set(['cuda', 'hip', 'onnx', 'tensorrt', 'rapids', 'xgboost', 'lightgbm'])

export default defineRule({
  id: 'evidence/framework-not-used',
  title: 'A framework that is not installed, while another one is',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ framework, evidence }) => {
    const seen = evidence?.frameworks ?? []
    const declared = new Set(framework.declared.map(({ family }) => family))
    if (framework.declared.length < framework.words.length || declared.size === 0) return []
    // Keras runs on any of three back ends, whichever of the two sides names it.
    const isOpen = declared.has('keras') || seen.some(({ family }) => family === 'keras')
    const own = seen.filter(({ family }) => declared.has(family))
    if (own.some(({ isBeside }) => !isBeside)) return []
    const others = seen.filter(
      ({ id, family, isBeside, installed, imported, stated }) =>
        !aside.has(id) && !declared.has(family) && !isBeside && (installed || imported || stated),
    )
    if (others.length === 0) return []
    if (isOpen && others.every(({ family }) => ['keras', 'tensorflow', 'jax', 'pytorch'].includes(family))) return []
    const names = list([...new Set(others.map(({ name }) => name))])
    return [
      {
        at: ['framework', 'name'],
        problem: `The manifest declares ${list(framework.declared.map(({ name }) => name))}, of which the repository shows ${own.length > 0 ? 'no more than a few imports' : 'nothing'}, and it uses ${names}.`,
        reason: 'Which accelerators serve a job well depends on its framework before anything else.',
        remedy:
          'Declare the framework that the job is written in; if its files lie elsewhere, list them under `evidence`.',
        related: others
          .flatMap(({ places, name, imported, installed }) =>
            shownAt(places.slice(0, 1), `${installed ? 'installs' : imported ? 'imports' : 'is for'} ${name}`),
          )
          .slice(0, 3),
      },
    ]
  },
  why: 'The framework is the first question of every choice between accelerators. A framework that is neither installed nor imported anywhere, beside one that is, was declared by mistake. A repository that holds the declared framework and others draws nothing, unless nothing installs or launches the declared one and a tenth of the sources at most, or none without another one, imports it: TensorFlow beside JAX reads the data, and several back ends are no contradiction. So does one that shows no framework at all.',
  fails: `# requirements.txt and train.py use PyTorch alone
framework: jax
hardware: H100:8
`,
  passes: `# requirements.txt and train.py use PyTorch alone
framework: pytorch
hardware: H100:8
`,
})

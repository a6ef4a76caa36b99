import { list } from '../../text/wording.ts'
import { defineRule, type Facts, shownAt } from '../rule.ts'

type Shown = NonNullable<Facts['evidence']>['frameworks'][number]

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
    const others = seen.filter(
      (other) => !other.standsBeside && !declared.has(other.family) && !other.isSecondary && isOfJob(other),
    )
    if (others.length === 0) return []
    // What neighbours use bears a declaration out, unless the job's own files are started by another one's launcher.
    const isLaunched = others.some(({ launched }) => launched)
    if (own.some((each) => !each.isSecondary && (isOfJob(each) || !isLaunched))) return []
    if (isOpen && others.every(({ family }) => ['keras', 'tensorflow', 'jax', 'pytorch'].includes(family))) return []
    const names = list([...new Set(others.map(({ name }) => name))])
    return [
      {
        at: ['framework', 'name'],
        problem: `The manifest declares ${list(framework.declared.map(({ name }) => name))}, of which ${shownOf(own)}, and it uses ${names}.`,
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
  why: 'The framework is the first question of every choice between accelerators. A framework that is neither installed nor imported anywhere, beside one that is, was declared by mistake. A repository that holds the declared framework and others draws nothing, unless nothing installs or launches the declared one and a tenth of the sources at most, or none without another one, imports it: TensorFlow beside JAX reads the data, and several back ends are no contradiction. What only neighbours use does not bear a declaration out where the job’s own files start another framework’s launcher, or run in its image. A repository that shows no framework at all draws nothing.',
  fails: `# requirements.txt and train.py use PyTorch alone
framework: jax
hardware: H100:8
`,
  passes: `# requirements.txt and train.py use PyTorch alone
framework: pytorch
hardware: H100:8
`,
})

/** Whether the job's own files, or what lies with them, show a framework, and not only its neighbours. */
const isOfJob = ({ installed, imported, launched, stated }: Shown): boolean =>
  installed || imported || launched || stated

function shownOf(own: readonly Shown[]): string {
  if (own.length === 0) return 'the repository shows nothing'
  return own.some(isOfJob) ? 'the repository shows no more than a few imports' : 'the files of the job show nothing'
}

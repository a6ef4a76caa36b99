import { list } from '../../text/wording.ts'
import { defineRule, type Facts, shownAt } from '../rule.ts'

type Shown = NonNullable<Facts['evidence']>['frameworks'][number]

export default defineRule({
  id: 'evidence/framework-not-used',
  title: 'A framework that the repository does not use',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ framework, evidence }) => {
    const seen = evidence?.frameworks ?? []
    const declared = new Set(framework.declared.map(({ family }) => family))
    if (framework.declared.length < framework.words.length || declared.size === 0) return []
    // Keras runs on any of three back ends, so it matches on either side.
    const isOpen = declared.has('keras') || seen.some(({ family }) => family === 'keras')
    const own = seen.filter(({ family }) => declared.has(family))
    const others = seen.filter(
      (other) => !other.standsBeside && !declared.has(other.family) && !other.isSecondary && isOfJob(other),
    )
    if (others.length === 0) return []
    // Frameworks of neighboring jobs confirm a declaration, unless another framework's launcher starts the job's own
    // files.
    const isLaunched = others.some(({ launched }) => launched)
    if (own.some((each) => !each.isSecondary && (isOfJob(each) || !isLaunched))) return []
    if (isOpen && others.every(({ family }) => ['keras', 'tensorflow', 'jax', 'pytorch'].includes(family))) return []
    const names = list([...new Set(others.map(({ name }) => name))])
    return [
      {
        at: ['framework', 'name'],
        problem: `The manifest declares ${list(framework.declared.map(({ name }) => name))}, but ${usedInstead(own, others.length === seen.length ? `only ${names}` : `${names} instead`)}.`,
        reason: 'The framework limits which accelerators can run the job.',
        remedy:
          "Declare the framework that the job uses; if the job's files are elsewhere, list them under `evidence`.",
        related: others
          .flatMap(({ places, name, imported, installed }) =>
            shownAt(places.slice(0, 1), `${installed ? 'Installs' : imported ? 'Imports' : 'Targets'} ${name}.`),
          )
          .slice(0, 3),
      },
    ]
  },
  why: "The framework limits which accelerators can run the job. A framework that no file installs or imports, while another one is used, was probably declared by mistake. A repository that uses the declared framework beside others causes no finding, unless nothing installs or launches it and hardly any source imports it. If only neighboring jobs use it, that does not confirm the declaration when the job's own files start the launcher or run in the image of another framework. A repository without any framework causes no finding.",
  fails: `# requirements.txt and train.py use PyTorch alone
framework: jax
hardware: H100:8
`,
  passes: `# requirements.txt and train.py use PyTorch alone
framework: pytorch
hardware: H100:8
`,
})

/** Whether the job's own files or folder show a framework, not only its neighbors. */
const isOfJob = ({ installed, imported, launched, stated }: Shown): boolean =>
  installed || imported || launched || stated

function usedInstead(own: readonly Shown[], others: string): string {
  if (own.length === 0) return `the repository uses ${others}`
  return own.some(isOfJob)
    ? `the repository barely imports it and uses ${others}`
    : `the files of the job use ${others}`
}

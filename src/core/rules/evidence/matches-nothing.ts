import { defineRule, type Mismatch } from '../rule.ts'

const reason = 'A job with `evidence` is compared with the files that it lists and with no other launch file.'
const remedy =
  'Correct the glob (it is read from the manifest’s folder, or else from the top of the repository), or leave `evidence` out.'
const longestShown = 80

export default defineRule({
  id: 'evidence/matches-nothing',
  title: '`evidence` that lists nothing',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ evidence }): Mismatch[] => {
    const { globs = [], empty = [], showsSomething = true } = evidence?.listing ?? {}
    const inVain = empty.map((at) => ({
      at: ['evidence', at],
      problem: `The glob ${shown(globs[at] ?? '')} matches no file that may be evidence.`,
      reason,
      remedy,
    }))
    if (inVain.length === globs.length && globs.length > 0) return inVain
    if (showsSomething) return inVain
    const problem =
      globs.length === 0
        ? 'The list of `evidence` is empty.'
        : 'None of the files that `evidence` lists shows anything of the job.'
    return [...inVain, { at: ['evidence'], problem, reason, remedy }]
  },
  why: 'A job that lists its files is compared with these files, and with no other launch file. A glob that matches nothing, because a folder was renamed or a letter is wrong, turns that comparison off without a word, and so do an empty list and a list of files that ask for nothing. A manifest is no evidence for itself; nor is a file in a folder that is left out, such as vendored code, unless the glob says that folder’s name.',
  fails: `# the launch file is launch/train.sbatch
framework: pytorch
hardware: H100:8
evidence: [launch/pretrain/**]
`,
  passes: `# the launch file is launch/train.sbatch
framework: pytorch
hardware: H100:8
evidence: [launch/**]
`,
})

const shown = (glob: string): string => `"${glob.length > longestShown ? `${glob.slice(0, longestShown)}…` : glob}"`

import { defineRule, type Mismatch } from '../rule.ts'

const reason = 'A job with `evidence` is compared with the files that it lists and with no other launch file.'
const remedy =
  'Correct the glob (it is read from the manifest’s folder, or else from the top of the repository), or leave `evidence` out.'
const longestShown = 80
/** So many globs of a job are told one by one: jobs inherit them, and nobody corrects more in one go. */
const mostListed = 10

export default defineRule({
  id: 'evidence/matches-nothing',
  title: '`evidence` that lists nothing',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ evidence }): Mismatch[] => {
    const { globs = [], empty = [], showsSomething = true } = evidence?.listing ?? {}
    const inVain = [...empty.slice(0, mostListed).map((at) => unmatched(globs, at)), ...others(empty)]
    if (empty.length === globs.length && globs.length > 0) return inVain
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

const unmatched = (globs: readonly string[], at: number): Mismatch => ({
  at: ['evidence', at],
  problem: `The glob ${shown(globs[at] ?? '')} matches no file that may be evidence.`,
  reason,
  remedy,
})

/** Those that are not told one by one, with their number: more of them are another finding. */
function others(empty: readonly number[]): Mismatch[] {
  const [first] = empty.slice(mostListed)
  if (first === undefined) return []
  const count = empty.length - mostListed
  const problem =
    count === 1 ? 'From here on 1 more glob matches no file.' : `From here on ${count} more globs match no file.`
  return [{ at: ['evidence', first], problem, reason, remedy, substance: { amounts: [count] } }]
}

const shown = (glob: string): string => `"${glob.length > longestShown ? `${glob.slice(0, longestShown)}…` : glob}"`

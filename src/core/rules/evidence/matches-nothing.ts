import { defineRule, type Mismatch } from '../rule.ts'

const reason = 'The job is compared only with files that `evidence` lists.'
const remedy = "Fix the glob (relative to the manifest's folder or to the repository root), or remove `evidence`."
const longestShown = 80
/** So many globs of a job are listed: jobs inherit them, and nobody fixes more at once. */
const mostListed = 10

export default defineRule({
  id: 'evidence/matches-nothing',
  title: '`evidence` without a matching file',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ evidence }): Mismatch[] => {
    const { globs = [], empty = [], showsSomething = true } = evidence?.listing ?? {}
    const inVain = [...empty.slice(0, mostListed).map((at) => unmatched(globs, at)), ...others(empty)]
    if (empty.length === globs.length && globs.length > 0) return inVain
    if (showsSomething) return inVain
    const problem =
      globs.length === 0
        ? '`evidence` is an empty list.'
        : 'The files that `evidence` lists show nothing about this job.'
    return [...inVain, { at: ['evidence'], problem, reason, remedy }]
  },
  why: 'A job that lists its files under `evidence` is compared with these files and with no other launch file. A glob that matches nothing, for example after a folder was renamed, silently turns that comparison off. So do an empty list and a list of files that request nothing. A manifest is not evidence for itself. Files in an excluded folder, such as vendored code, match only a glob that names that folder.',
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
  problem: `The glob ${shown(globs[at] ?? '')} in \`evidence\` matches no file that can be evidence.`,
  reason,
  remedy,
})

/** The number of those that are not listed: more of them are another finding. */
function others(empty: readonly number[]): Mismatch[] {
  const [first] = empty.slice(mostListed)
  if (first === undefined) return []
  const count = empty.length - mostListed
  const problem =
    count === 1 ? '1 more glob in `evidence` matches no file.' : `${count} more globs in \`evidence\` match no file.`
  return [{ at: ['evidence', first], problem, reason, remedy, substance: { amounts: [count] } }]
}

const shown = (glob: string): string => `"${glob.length > longestShown ? `${glob.slice(0, longestShown)}…` : glob}"`

import { numberOf } from '../../text/wording.ts'
import { defineRule, type Mismatch } from '../rule.ts'

const reason = 'The job is compared only with files that `evidence` lists.'
const remedy = "Fix the glob; it starts at the manifest's folder or at the repository root."
const longestShown = 80
/** The most globs of a job in one finding. */
const mostListed = 10

export default defineRule({
  id: 'evidence/matches-nothing',
  title: '`evidence` without a matching file',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ evidence }): Mismatch[] => {
    const { globs = [], empty = [], silent = [] } = evidence?.listing ?? {}
    const inVain = [...empty.slice(0, mostListed).map((at) => unmatched(globs, at)), ...others(empty)]
    if (globs.length === 0) return evidence?.listing === undefined ? [] : [emptyList]
    return silent.length === 0 ? inVain : [...inVain, nothingRead(silent)]
  },
  why: 'A job that lists its files under `evidence` is compared with these files and with no other launch file. A glob that matches nothing, for example after a folder was renamed, silently turns that comparison off. So do an empty list and a list of files in which the check can read nothing. A manifest is not evidence for itself. Files in an excluded folder, such as vendored code, match only a glob that names that folder.',
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

const emptyList: Mismatch = {
  at: ['evidence'],
  problem: '`evidence` is an empty list, so no file is compared with this job.',
  reason: '',
  remedy: "List the job's launch files, or remove the key to compare all files.",
}

function nothingRead([path = '', ...others]: readonly string[]): Mismatch {
  const files = others.length === 0 ? path : `${path} and ${numberOf(others.length, 'other file')}`
  return {
    at: ['evidence'],
    problem: `This check could read no framework or accelerator in ${files}.`,
    reason,
    remedy: "List the job's launch files and requirements.",
  }
}

const unmatched = (globs: readonly string[], at: number): Mismatch => ({
  at: ['evidence', at],
  problem: `No file that this check can read matches ${shown(globs[at] ?? '')} in \`evidence\`.`,
  reason,
  remedy,
})

/** The number of further globs, so that the finding is new if there are more. */
function others(empty: readonly number[]): Mismatch[] {
  const [first] = empty.slice(mostListed)
  if (first === undefined) return []
  const count = empty.length - mostListed
  const problem =
    count === 1 ? '1 more glob in `evidence` matches no file.' : `${count} more globs in \`evidence\` match no file.`
  return [{ at: ['evidence', first], problem, reason, remedy, substance: { amounts: [count] } }]
}

const shown = (glob: string): string => `"${glob.length > longestShown ? `${glob.slice(0, longestShown)}…` : glob}"`

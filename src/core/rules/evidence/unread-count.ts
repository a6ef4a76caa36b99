import type { Substance } from '../../finding/substance.ts'
import { excerpt } from '../../text/excerpt.ts'
import { countsLike, isChangedByOthers, openLaunchesOf } from '../declared-count.ts'
import { defineRule, type Facts, shownAt } from '../rule.ts'

type OpenLaunch = NonNullable<NonNullable<Facts['evidence']>['listing']>['open'][number]

/** The most files with a finding of their own. */
const mostNamed = 10

export default defineRule({
  id: 'evidence/unread-count',
  title: 'A listed launch file whose number of accelerators could not be read',
  severity: 'notice',
  sources: ['evidence'],
  check: ({ hardware, evidence }) =>
    hardware.count === undefined || isContradicted(hardware, evidence)
      ? []
      : openLaunchesOf(hardware, evidence)
          .slice(0, mostNamed)
          .map((open) => ({
            at: ['evidence'],
            substance: substanceOf(open),
            problem: problemOf(open),
            reason: 'The declared count is not compared with it.',
            remedy: remedyOf(open),
            related: shownAt([open.place], 'Leaves the number of accelerators open.'),
          })),
  why: 'A job is compared with the files that `evidence` lists. One whose number of accelerators cannot be read would pass beside another one that agrees, so this rule names it: a number that is filled in later (`--nodes=$N`, `--nodes=4-8`), processes that cannot be counted (`mpirun -np 32`), an autoscaler or a patch, a symbolic link, a file without a reader that mentions accelerators, or words that may launch more than the declared count (`--nnodes=8` in a Dockerfile, `nodes: 8` in the settings of another program). A policy can make it an error.',
  fails: `# launch/large.sbatch asks for --nodes=4-8
framework: pytorch
hardware: H100:8
evidence: [launch/*.sbatch]
`,
  passes: `# launch/small.sbatch asks for one node
framework: pytorch
hardware: H100:8
evidence: [launch/small.sbatch]
`,
})

/** Whether another rule already reports the count, and not only what a comment mentions. */
function isContradicted(hardware: Facts['hardware'], evidence: Facts['evidence']): boolean {
  const { count = 0 } = hardware
  const [all, perNode] = [evidence?.count, evidence?.perNode].map((fact) => (fact?.isRemark ? undefined : fact?.value))
  const differs = all !== undefined && !countsLike(hardware, count).includes(all)
  return count < (perNode ?? 0) || (differs && !isChangedByOthers(evidence))
}

/** Compared with the base: the bound of the count, or, if it is unknown, whether the file changed at all. */
const substanceOf = ({ place: { path }, because, atMost, startedBy = [] }: OpenLaunch): Substance =>
  atMost === undefined
    ? { subject: `${path} ${because ?? 'open'}`, things: [path, ...startedBy] }
    : { subject: path, extents: [atMost] }

function remedyOf({ place, because, atMost }: OpenLaunch): string {
  if (because !== undefined) return 'List the file that states the number.'
  return atMost === undefined
    ? `Write the number out in ${place.path}, or list only files that state it.`
    : `Check how many ${place.path} launches, or list only files that state the declared count.`
}

function problemOf({ place, text, because, atMost }: OpenLaunch): string {
  if (because !== undefined) return `${place.path} ${because}, so its number of accelerators is not known.`
  if (atMost !== undefined)
    return `\`${excerpt(text ?? '')}\` in ${place.path} may launch ${atMost} accelerators, in words that this check does not read.`
  return text === undefined
    ? `${place.path} leaves its number of accelerators open.`
    : `\`${excerpt(text)}\` in ${place.path} leaves its number of accelerators open.`
}

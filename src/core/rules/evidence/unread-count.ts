import { excerpt } from '../../text/excerpt.ts'
import { defineRule, type Facts, shownAt } from '../rule.ts'

type OpenLaunch = NonNullable<NonNullable<Facts['evidence']>['listing']>['open'][number]

/** So many files are told one by one: nobody rewrites more at once. */
const mostNamed = 10

export default defineRule({
  id: 'evidence/unread-count',
  title: 'A listed launch file whose number of accelerators could not be read',
  severity: 'notice',
  sources: ['evidence'],
  check: ({ hardware, evidence }) =>
    hardware.count === undefined || hardware.count < (evidence?.perNode?.value ?? 0)
      ? []
      : (evidence?.listing?.open ?? []).slice(0, mostNamed).map((open) => ({
          at: ['evidence'],
          problem: problemOf(open),
          reason: 'The declared count is not compared with it.',
          remedy:
            open.because === undefined
              ? `Write the number out in ${open.place.path}, or list only files that state it.`
              : 'List the file that states the number.',
          related: shownAt([open.place], 'Leaves the number of accelerators open.'),
        })),
  why: 'A job that lists its files under `evidence` is compared with them. A file of which the number of accelerators cannot be read would pass beside another one that agrees, so that this rule names it: a number that the shell or a template fills in (`--nodes=$N`, `--nodes=4-8`), a launch by a program whose processes cannot be counted (`mpirun -np 32`, `xargs sbatch`), an autoscaler or a patch that changes the replicas of another file, a symbolic link, and a format without a reader. A policy that relies on the comparison can make this rule an error.',
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

function problemOf({ place, text, because }: OpenLaunch): string {
  if (because !== undefined) return `${place.path} ${because}, so its number of accelerators is not known.`
  return text === undefined
    ? `${place.path} leaves its number of accelerators open.`
    : `\`${excerpt(text)}\` in ${place.path} leaves its number of accelerators open.`
}

import { fails, type Outcome } from '../../review/outcome.ts'
import { areaOf } from '../../rules/rule.ts'
import { findingSentence } from '../words/finding-words.ts'
import { counted, gateSentence } from '../words/summary-line.ts'

/**
 * What is printed before a command runs: how it differs from the manifest, what refuses it, and the number of other
 * findings. Empty if there is nothing to report.
 */
export function launchLines(outcome: Outcome, isRefused: boolean): string[] {
  const findings = outcome.files.flatMap(({ path, findings }) =>
    findings.filter(({ waived }) => waived === undefined).map((finding) => ({ path, finding })),
  )
  const isOfLaunch = (each: (typeof findings)[number]): boolean => areaOf(each.finding.rule) === 'evidence'
  // A finding that refuses the command is always shown.
  const isNamed = (each: (typeof findings)[number]): boolean =>
    isOfLaunch(each) || (isRefused && fails(each.finding, outcome))
  const others = findings.filter((each) => !isNamed(each)).map(({ finding }) => finding)
  return [
    ...findings.filter(isNamed).map(({ path, finding }) => {
      // The unread part is in the command, not on a line of the manifest.
      const file = finding.rule === 'evidence/unread-file' ? undefined : path
      return `${finding.severity} ${finding.rule}: ${findingSentence(finding, file)}`
    }),
    ...(others.length > 0
      ? [`Not about the command: ${counted(others)}. \`accelerator-review check\` shows them.`]
      : []),
    ...(isRefused ? [`${gateSentence(outcome)}. The command was not run.`] : []),
  ].map((line) => `accelerator-review: ${line}`)
}

import type { Outcome } from '../review/outcome.ts'
import { areaOf } from '../rules/rule.ts'
import { logText } from '../text/encode.ts'
import { findingSentence } from './finding-sentence.ts'
import { counted, gateSentence } from './summary-line.ts'

/**
 * What is told before a command runs: in what it differs from the manifest, how many other findings there are, and
 * whether it is refused. Nothing where there is nothing to tell.
 */
export function launchLines(outcome: Outcome, isRefused: boolean): string[] {
  const findings = outcome.files.flatMap(({ path, findings }) =>
    findings.filter(({ waived }) => waived === undefined).map((finding) => ({ path, finding })),
  )
  const isOfLaunch = ({ finding }: (typeof findings)[number]): boolean => areaOf(finding.rule) === 'evidence'
  const others = findings.filter((each) => !isOfLaunch(each)).map(({ finding }) => finding)
  return [
    ...findings
      .filter(isOfLaunch)
      .map(({ path, finding }) => `${finding.severity} ${finding.rule}: ${findingSentence(finding, path)}`),
    ...(others.length > 0 ? [`Beside the launch: ${counted(others)}. \`accelerator-review check\` shows them.`] : []),
    ...(isRefused ? [`${gateSentence(outcome)}. The command was not run.`] : []),
  ].map((line) => `accelerator-review: ${logText(line)}`)
}

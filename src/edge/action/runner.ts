import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js'
import { issueFileCommand, prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js'

// Imports parts of @actions/core directly: its index loads an unused HTTP client, which took a quarter of the run
// (docs/decisions/0010-what-a-start-costs.md).
export { summary } from '../../../node_modules/@actions/core/lib/summary.js'

/** Sets an output of the step: in the runner's file, or by a log command for runners without one. */
export function setOutput(name: string, value: string): void {
  if (process.env['GITHUB_OUTPUT']) issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value))
  else issueCommand('set-output', { name }, value)
}

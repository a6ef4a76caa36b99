import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js'
import { issueFileCommand, prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js'

// The parts of @actions/core by themselves: its front door also loads an HTTP client, for a function that is not used
// here, which took a quarter of the whole run (docs/decisions/0010-what-a-start-costs.md).
export { summary } from '../../../node_modules/@actions/core/lib/summary.js'

/** The value of an input as the runner hands it to the Action; empty where the workflow says nothing. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim()

/** Sets an output of the step: in the runner's file, or for a runner without one by a command in the log. */
export function setOutput(name: string, value: string): void {
  if (process.env['GITHUB_OUTPUT']) issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value))
  else issueCommand('set-output', { name }, value)
}

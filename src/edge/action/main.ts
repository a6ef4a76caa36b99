import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { commandData } from '../../core/text/encode.ts'
import { gitHubClient } from '../github/live-client.ts'
import { catchStrayOutput } from '../run/stray-output.ts'
import { standard, writeWhole } from '../run/whole-write.ts'
import { run } from './action.ts'
import { setOutput, summary } from './runner.ts'
import { runnerHost } from './runner-host.ts'

// The YAML library's debug switches would print untrusted text to standard output unencoded.
delete process.env['LOG_TOKENS']
delete process.env['LOG_STREAM']

const print = (line: string): void => writeWhole(standard.output, `${line}\n`)

catchStrayOutput({
  said: (words) => print(`::debug::${commandData(words)}`),
  crashed: (words) => print(`::error title=Accelerator review crashed::${commandData(words)}`),
})

const host = runnerHost({
  environment: process.env,
  clientFor: gitHubClient,
  output: setOutput,
  print,
  summarize: async (markdown) => {
    // Without this file (a dry run), the summary cannot be written.
    if (!process.env['GITHUB_STEP_SUMMARY']) return
    try {
      await summary.addRaw(markdown).write()
    } catch (error) {
      throw new UnusableInput(`The summary cannot be written: ${(error as Error).message}`)
    }
  },
})

// Until the run completes, so that a run that hangs and exits does not pass.
process.exitCode = 2
void run(host).then((status) => {
  process.exitCode = status
  // Errors of this turn are reported first. Waiting for V8 to collect its garbage would take another 15 ms.
  setImmediate(() => process.exit())
})

/** The Action as a runner starts it, with this Node and with the one in action.yml. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundles, by, nodeAlone, nodes, pod, within } from './commands.js'
import { instructions } from './instructions.js'
import { interleaved } from './interleave.js'
import { scratch } from './scratch.js'

export function action({ isQuick, most, onRound }) {
  const workspace = join(scratch, 'workspace')
  mkdirSync(join(workspace, '.git'), { recursive: true })
  copyFileSync(pod, join(workspace, 'accelerator.yml'))
  const environment = runnerEnvironment(workspace)
  const runs = nodes().map(({ path, version }) => {
    const commands = { node: within(workspace, by(path, nodeAlone)), action: within(workspace, [path, bundles.action]) }
    const rounds = Math.min(most, isQuick ? 9 : 41)
    const times = interleaved(commands, { rounds, environment, accepted: [0], onRound })
    return { node: version, times, instructions: instructions(commands, { environment }) }
  })
  return { runs }
}

/** The environment of a runner on a push, with the defaults of action.yml as inputs. */
function runnerEnvironment(workspace) {
  const file = (name, content = '') => {
    writeFileSync(join(scratch, name), content)
    return join(scratch, name)
  }
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'acme/training',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: scratch,
  }
}

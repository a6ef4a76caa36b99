import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ask } from './github/example.ts'
import { HostedChange } from './hosted-change.ts'
import { runAction, runCommand, workspaceOf } from './runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A manifest of the examples, without the comment that reveals its verdict. */
const proposed = readFileSync(`${root}/examples/tour/too-large-for-one-card/accelerator.yml`, 'utf8').replace(
  /^#.*\n/,
  '',
)
const before = proposed.replace(
  /^hardware: .*$/m,
  'hardware: { accelerator: h100, count: 8, provider: aws, parallelism: fsdp }',
)
const path = 'finetune/accelerator.yml'
const policyPath = '.github/accelerator-policy.yml'
/** Replaces the head commit, whose id differs each time. */
const commit = '5eed'.repeat(10)
/** Makes links to the rules' pages like those of a release. */
const action = { GITHUB_ACTION_REPOSITORY: 'accelerator-review/accelerator-review', GITHUB_ACTION_REF: 'v0' }

/** The current output of the built bundle for each picture, by its name in `docs/pictures`. */
export const picturedTexts = async (): Promise<Readonly<Record<string, string>>> => ({
  ...(await changedManifest()),
  ...(await changedPolicy()),
  'many-jobs.md': manyJobs(),
  'terminal.txt': runCommand(root, ['check', 'examples/tour'], { FORCE_COLOR: '1' }).stdout,
})

/** A pull request that saves seven of eight cards. */
async function changedManifest(): Promise<Record<string, string>> {
  const change = await HostedChange.start({ base: { [path]: before }, head: { [path]: proposed }, program: 'bundle' })
  try {
    const run = await change.run({ comment: 'always', suggest: 'true' }, { environment: action })
    const { github } = change
    const [comment, ...otherComments] = await github.comments(1)
    const [suggestion, ...otherSuggestions] = await github.reviewComments(1)
    const [annotation, ...otherAnnotations] = run.commands.filter(({ name }) => name === 'error')
    if (
      !comment ||
      !suggestion ||
      !annotation ||
      otherComments.length + otherSuggestions.length + otherAnnotations.length > 0
    )
      throw new Error(`The run gave other things than the pictures show:\n${run.stdout}`)
    const { patch } = (await ask(github, 'GET pulls/1/files')).body[0] as { patch: string }
    const { line, body } = suggestion
    const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
    const texts = {
      'annotation.json': json({ path, patch, ...annotation }),
      'suggestion.json': json({ path, patch, line, body }),
      'comment.md': `${comment.body.trim()}\n`,
      'summary.md': `${run.summary.trim()}\n`,
    }
    const head = github.sha('feature')
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll(head, commit)]))
  } finally {
    await change.stop()
  }
}

/** A pull request that loosens the policy and adds a waiver for a job above the limit. */
async function changedPolicy(): Promise<Record<string, string>> {
  const policy = (allowed: string, most: number, waivers = ''): string =>
    `hardware: { allow: [${allowed}] }\nlimits:\n  - { id: prototypes, stage: prototype, count: ${most} }\n${waivers}`
  const waiver = `waivers:
  - rule: policy/hardware-not-allowed
    path: research/**
    reason: The ablations finish in January.
    owner: research-platform
    expires: 2027-01-31
`
  const manifest =
    'framework: pytorch\nstage: prototype\nscale: { parameters: 1B }\nhardware: { accelerator: mi300x, count: 8, provider: azure }\n'
  const change = await HostedChange.start({
    program: 'bundle',
    base: { [policyPath]: policy('h100', 8), 'research/accelerator.yml': manifest },
    head: { [policyPath]: policy('h100, b200', 64, waiver) },
  })
  try {
    await change.run({ comment: 'always' }, { environment: action })
    const [comment] = await change.github.comments(1)
    if (comment === undefined) throw new Error('The run left no comment')
    return { 'policy-change.md': `${comment.body.trim().replaceAll(change.github.sha('feature'), commit)}\n` }
  } finally {
    await change.stop()
  }
}

/** The summary of 42 jobs, three of which do not fit. */
function manyJobs(): string {
  const jobs = Array.from({ length: 42 }, (_, at) => [
    `jobs/${['vision', 'speech', 'ranking'][at % 3]}-${at + 1}/accelerator.yml`,
    at % 19 === 3 ? proposed : before,
  ])
  return `${runAction(workspaceOf(Object.fromEntries(jobs)), {}, action).summary.trim()}\n`
}

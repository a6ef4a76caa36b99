import { LineCounter, parse, parseDocument, visit } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job extends Step {
  readonly permissions?: Readonly<Record<string, string>> | string
  readonly 'runs-on'?: string
  readonly 'timeout-minutes'?: number
  readonly secrets?: unknown
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly on: string | readonly string[] | Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>> | string
  readonly concurrency?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

/** Our own Action: referenced by its release, whose tag cannot be moved. */
const own = /^accelerator-review\/accelerator-review@v\d+\.\d+\.\d+$/
const local = /^\.\//
const pinned = /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40}|docker:\/\/[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64})$/
const dangerous = ['pull_request_target', 'workflow_run', 'issue_comment']

/**
 * Problems of a workflow, by the names of zizmor's audits. Our own version of a few of them, for machines without
 * zizmor; `workflows.yml` runs the real one.
 */
export function audit(text: string): string[] {
  const workflow: Workflow = parse(text)
  const triggers = typeof workflow.on === 'object' ? workflow.on : { [workflow.on]: null }
  const events = Array.isArray(triggers) ? triggers : Object.keys(triggers)
  const isCalled = events.length === 1 && events[0] === 'workflow_call'
  const problems = events.filter((event) => dangerous.includes(event)).map((event) => `dangerous-triggers: ${event}`)
  // A called workflow has the permissions and the concurrency of its caller.
  if (!isCalled && JSON.stringify(workflow.permissions) !== '{}')
    problems.push('excessive-permissions: the workflow does not start from none')
  if (!isCalled && workflow.concurrency === undefined) problems.push('concurrency-limits')
  for (const [name, job] of Object.entries(workflow.jobs)) problems.push(...inJob(name, job, isCalled))
  return [...problems, ...unversioned(text), ...undocumented(text)]
}

function inJob(name: string, job: Job, isCalled: boolean): string[] {
  const problems: string[] = []
  if (!isCalled && (typeof job.permissions !== 'object' || Object.keys(job.permissions).length === 0))
    problems.push(`excessive-permissions: ${name} states none`)
  if (job.secrets === 'inherit') problems.push(`secrets-inherit: ${name}`)
  if (job.steps !== undefined) {
    if (job['timeout-minutes'] === undefined) problems.push(`no time limit: ${name}`)
    if (!/-\d/.test(job['runs-on'] ?? '')) problems.push(`a machine that changes: ${name}`)
  }
  return [...problems, ...[job, ...(job.steps ?? [])].flatMap(inStep)]
}

function inStep({ uses = '', run = '', with: given = {} }: Step): string[] {
  const problems: string[] = []
  if (uses !== '' && !own.test(uses) && !local.test(uses) && !pinned.test(uses)) problems.push(`unpinned-uses: ${uses}`)
  if (uses.startsWith('actions/checkout@') && given['persist-credentials'] !== false) problems.push('artipacked')
  if (uses.startsWith('actions/cache@')) problems.push('cache-poisoning: a cache')
  if (uses.startsWith('actions/setup-node@') && (given['package-manager-cache'] !== false || given['cache']))
    problems.push('cache-poisoning: the cache of setup-node')
  if (run.includes('${{')) problems.push(`template-injection: ${run}`)
  if (/GITHUB_(?:ENV|PATH)\b/.test(run)) problems.push(`github-env: ${run}`)
  if (/\bnpm (?:i|install|add)\b|\bnpx\b/.test(run)) problems.push(`adhoc-packages: ${run}`)
  return problems
}

/** Hashes without a comment for their version. */
const unversioned = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /uses: \S+@[0-9a-f]{40}/.test(line) && !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `ref-version-mismatch: ${line.trim()}`)

/** Write permissions without a comment for their purpose. */
function undocumented(text: string): string[] {
  const counter = new LineCounter()
  const lines = text.split('\n')
  const problems: string[] = []
  visit(parseDocument(text, { lineCounter: counter }), {
    Pair: (_, { key, value }) => {
      const written = value as { value?: unknown; range?: [number, number, number] } | null
      if (written?.value !== 'write') return
      const line = lines[counter.linePos(written.range?.[0] ?? 0).line - 1] as string
      if (!/ # \S/.test(line)) problems.push(`undocumented-permissions: ${key}`)
    },
  })
  return problems
}

import fc from 'fast-check'
import { liveText } from './token-soup.ts'

/** A runner's event: its environment and the text of the payload. */
export interface WrittenEvent {
  readonly environment: Readonly<Record<string, string>>
  readonly payload: string
}

const commits = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0'.repeat(40), 'main', '', 'A'.repeat(40), `${'a'.repeat(40)}\n`, '--upload-pack=x'),
  },
)
const repositories = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('acme/training', 'Acme/Training', 'someone/training', 'a.b/c_d-e') },
  { weight: 1, arbitrary: fc.oneof(liveText, fc.constantFrom('a', 'a/b/c', '../../x', 'a/b\n', '/')) },
)
const numbers = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 99_999 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0, 1e300, 0.5, '7', null, Number.MAX_SAFE_INTEGER) },
)

/** Part of a payload as GitHub writes it, or something else. */
const partly = (part: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: part }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) })

const side = partly(
  fc.record({
    sha: partly(commits),
    repo: fc.oneof(
      { weight: 9, arbitrary: fc.record({ full_name: repositories }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
  }),
)
const whole = fc.record({ number: partly(numbers), head: side, base: side })
const cut = fc.record({ number: numbers, head: side, base: side }, { requiredKeys: [] })
const pullRequest = partly(fc.oneof(whole, whole, whole, cut))
const payload = fc.record(
  {
    pull_request: fc.oneof(pullRequest, pullRequest, fc.constant(undefined)),
    merge_group: fc.oneof(fc.constant(undefined), partly(fc.record({ head_sha: commits, base_sha: commits }))),
    before: partly(commits),
    after: partly(commits),
    repository: partly(fc.record({ full_name: repositories })),
  },
  { requiredKeys: [] },
)

const environment = fc.record(
  {
    GITHUB_EVENT_NAME: fc.oneof(
      fc.constantFrom('push', 'pull_request', 'pull_request_target', 'merge_group', 'schedule'),
      liveText,
    ),
    GITHUB_REPOSITORY: repositories,
    GITHUB_SHA: commits,
    GITHUB_RUN_ID: fc.oneof(numbers.map(String), liveText),
    GITHUB_RUN_ATTEMPT: numbers.map(String),
    GITHUB_WORKFLOW: liveText,
    GITHUB_JOB: liveText,
    GITHUB_SERVER_URL: fc.oneof(
      fc.constantFrom('https://github.com', 'https://ghe.example/', 'javascript:alert(1)', 'ftp://x', 'x'),
      liveText,
    ),
    GITHUB_API_URL: fc.oneof(fc.constantFrom('https://api.github.com', 'https://ghe.example/api/v3'), liveText),
    GITHUB_ACTION_REPOSITORY: repositories,
    GITHUB_ACTION_REF: fc.oneof(fc.constantFrom('v1', 'main'), liveText),
  },
  { requiredKeys: [] },
)

export const writtenEvents: fc.Arbitrary<WrittenEvent> = fc.record({
  environment,
  payload: fc.oneof(
    { weight: 12, arbitrary: payload.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
    { weight: 1, arbitrary: payload.map((value) => JSON.stringify(value).slice(0, -3)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('[1e999]', '{"__proto__":{"pull_request":{}}}', `${'['.repeat(5000)}`, '\ufeff{}', ''),
    },
  ),
})

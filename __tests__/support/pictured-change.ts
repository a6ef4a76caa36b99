import { readFileSync } from 'node:fs'
import { ask } from './github/example.ts'
import { HostedChange } from './hosted-change.ts'

/** A manifest of the examples, without the comment that gives away how it ends. */
const proposed = readFileSync(
  new URL('../../examples/too-large-for-one-card/accelerator.yml', import.meta.url),
  'utf8',
).replace(/^#.*\n/, '')
const before = proposed.replace(
  /^hardware: .*$/m,
  'hardware: { accelerator: h100, count: 8, provider: aws, parallelism: fsdp }',
)
const path = 'finetune/accelerator.yml'
/** In place of the head commit, whose name is another one each time. */
const commit = '5eed'.repeat(10)
/** Names the pages of the rules as a release does. */
const action = { GITHUB_ACTION_REPOSITORY: 'accelerator-review/accelerator-review', GITHUB_ACTION_REF: 'v0' }

/**
 * What the committed Action puts on a pull request that saves seven of eight cards, as GitHub holds it afterwards: the
 * texts that the pictures of the README show, by their name in `docs/pictures`.
 */
export async function picturedTexts(): Promise<Readonly<Record<string, string>>> {
  const change = await HostedChange.start({ base: { [path]: before }, head: { [path]: proposed } })
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

import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import { editorIn, goTo, setText, textOf } from './editor.ts'
import { byId, element } from './element.ts'
import { Server } from './server.ts'
import { fragmentOf, keep, kept, type Shared, sharedIn } from './share.ts'
import { failurePart, policyPart, verdictOf } from './verdict.ts'

/** A manifest to begin with, by the name of its group and its own. */
interface Example extends Shared {
  readonly group: string
  readonly name: string
}

const manifestUri = 'file:///accelerator.yml'
const policyUri = 'file:///.github/accelerator-policy.yml'
const first = `framework: pytorch
task: fine-tuning
stage: production
scale: { parameters: 13B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }
model: { architecture: transformer, precision: bf16 }
hardware: a100-80gb:1
`

const stillJudging = 'Still judging: the manifest or the policy asks for much.'
const damaged = 'This link is damaged: it was cut or changed on its way. Ask for it again, or choose an example.'

const { docs = '', workflow = '' } = byId('data').dataset
const status = byId('status')
const server = new Server()
const held = await sharedIn(location.hash)
const texts = held === 'damaged' ? { manifest: '', policy: '' } : (held ?? kept() ?? { manifest: first, policy: '' })
const of = { client: server.client, changed }
const manifest = editorIn({
  ...of,
  parent: byId('manifest'),
  uri: manifestUri,
  name: 'accelerator.yml',
  text: texts.manifest,
})
const policy = editorIn({
  ...of,
  parent: byId('policy'),
  uri: policyUri,
  name: 'accelerator-policy.yml',
  text: texts.policy,
})

let examples: readonly Example[] = []
let job: string | undefined
let asked = 0
let waiting: ReturnType<typeof setTimeout> | undefined

/** Judges once the typing pauses. What is edited is no longer what the address holds. */
function changed(): void {
  keep({ manifest: textOf(manifest), policy: textOf(policy) })
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
  clearTimeout(waiting)
  waiting = setTimeout(() => void judge(), 120)
}

async function judge(): Promise<void> {
  const question = ++asked
  const retry = (error: Error): Node[] => failurePart(error.message, () => void judge())
  const slow = setTimeout(() => say(stillJudging), 2_000)
  const parts = await seen().catch(retry)
  clearTimeout(slow)
  if (status.textContent === stillJudging) say('')
  // Somebody has typed on meanwhile: the answer to that comes.
  if (question !== asked) return
  byId('verdict').replaceChildren(...parts)
  document.body.dataset['judged'] = String(question)
  // Until the next one comes, the chart is that of what was judged before.
  byId('chart').ariaBusy = 'true'
  const drawn = server.isRunning ? await chart().catch(retry) : []
  if (question !== asked) return
  byId('chart').replaceChildren(...drawn)
  byId('chart').ariaBusy = null
  byId('chart-part').hidden = drawn.length === 0
}

const asksFor = () => ({ uri: manifestUri, ...(job !== undefined && { job }) })

async function seen(): Promise<Node[]> {
  const look = await server.lookAt(asksFor())
  if (look === null) return [element('p', { class: 'note' }, 'The editor says why this is not checked.')]
  const deeds = { apply, docs, goTo: (line: number, column: number) => goTo(manifest, line, column), show }
  const goToPolicy = (line: number, column: number): void => {
    showTab('policy')
    goTo(policy, line, column)
  }
  return [...policyPart(look.policyProblems, goToPolicy), ...verdictOf(look, deeds)]
}

async function chart(): Promise<Element[]> {
  const compared = await server.compare(asksFor())
  const { chartOf } = await import('./chart.ts')
  const drawn = compared && chartOf(compared, byId('verdict').clientWidth)
  return drawn ? [drawn] : []
}

function show(name: string): void {
  job = name
  void judge()
}

function apply({ title, edit }: CodeAction): void {
  const edits = edit?.changes?.[manifestUri] ?? []
  const { doc } = manifest.state
  const offset = ({ line, character }: TextEdit['range']['start']): number => doc.line(line + 1).from + character
  manifest.dispatch({
    changes: edits.map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), insert: newText })),
  })
  say(`Applied: ${title}`)
}

function say(words: string): void {
  status.textContent = words
}

function load({ manifest: text, policy: rules }: Shared): void {
  job = undefined
  setText(manifest, text)
  setText(policy, rules)
}

/** The other file goes out of sight, and of reach. */
function showTab(name: 'manifest' | 'policy'): void {
  for (const each of ['manifest', 'policy'] as const) {
    byId(each).hidden = each !== name
    byId(`${each}-tab`).setAttribute('aria-selected', String(each === name))
    byId(`${each}-tab`).tabIndex = each === name ? 0 : -1
  }
}

for (const name of ['manifest', 'policy'] as const) {
  const tab = byId(`${name}-tab`)
  tab.addEventListener('click', () => showTab(name))
  tab.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = name === 'manifest' ? 'policy' : 'manifest'
    showTab(other)
    byId(`${other}-tab`).focus()
  })
}

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say(said)
  } catch {
    byId<HTMLTextAreaElement>('copied').value = text
    byId('copied-part').hidden = false
    byId<HTMLTextAreaElement>('copied').select()
    say('The browser does not let this page copy: the text stands below.')
  }
}

byId('share').addEventListener('click', async () => {
  const fragment = await fragmentOf({ manifest: textOf(manifest), policy: textOf(policy) })
  history.replaceState(null, '', fragment)
  await copy(location.href, 'The link is copied. It keeps everything behind its #, which is sent nowhere.')
})
byId('copy-manifest').addEventListener('click', () => copy(textOf(manifest), 'accelerator.yml is copied.'))
byId('copy-workflow').addEventListener('click', () =>
  copy(workflow, 'The workflow is copied: save it as .github/workflows/accelerators.yml.'),
)

/** A link of a rule's page: `#rule=model/dynamic-shapes` loads its example that fails. */
function loadNamed(): void {
  const [, name] = /^#rule=([\w/-]+)$/.exec(location.hash) ?? []
  if (name === undefined) return
  const found = examples.find((example) => example.group === 'Rules' && example.name === name)
  if (found) load(found)
  else say(`There is no example of ${name}.`)
}

const choice = byId<HTMLSelectElement>('examples')
choice.addEventListener('change', () => {
  const found = examples[Number(choice.value)]
  if (found) load(found)
})
addEventListener('hashchange', async () => {
  const opened = await sharedIn(location.hash)
  if (opened === 'damaged') {
    load({ manifest: '', policy: '' })
    say(damaged)
  } else if (opened) load(opened)
  else loadNamed()
})

if (held === 'damaged') say(damaged)
await judge()
const answer = await fetch('examples.json')
examples = (await answer.json()) as Example[]
const groups = [...new Set(examples.map(({ group }) => group))]
choice.append(
  ...groups.map((group) =>
    element(
      'optgroup',
      { label: group },
      ...examples.flatMap((example, index) =>
        example.group === group ? [element('option', { value: String(index) }, example.name)] : [],
      ),
    ),
  ),
)
choice.disabled = false
loadNamed()
document.body.dataset['ready'] = 'true'

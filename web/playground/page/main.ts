import { isolateHistory } from '@codemirror/commands'
import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import { once } from '../../../src/core/text/once.ts'
import type { Look } from '../../../src/edge/lsp/look.ts'
import { byId } from '../../element.ts'
import { cheapestOf } from './cheapest.ts'
import type { Deeds } from './deeds.ts'
import { hideDraft, showDraft } from './drafting.ts'
import { editorIn, goTo, setText, textOf } from './editor.ts'
import { type Example, showExamples } from './examples.ts'
import { focusedIn } from './focus.ts'
import { mark, offsetOf } from './language.ts'
import { Newest } from './newest.ts'
import { Others } from './others.ts'
import type { Answer } from './questions.ts'
import { Server } from './server.ts'
import { fragmentOf, keep, kept, manifestUri, policyUri, type Shared, sharedIn } from './share.ts'
import { failurePart, headlineOf, jobChoice, policyPart, verdictOf, whyOf } from './verdict.ts'

const first = `framework: pytorch
task: fine-tuning
stage: production
scale: { parameters: 13B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }
model: { architecture: transformer, precision: bf16 }
hardware: a100-80gb:1
`

/** Milliseconds without a change before the text is checked, so that two quick keystrokes are one change. */
const judgedAfter = 40
/** Longer, so that typing stays fast on machines with few cores. */
const comparedAfter = 400

type Figures = Pick<Answer['look'], 'figures' | 'timeNeeds'>

const stillJudging = 'Still judging: the manifest or the policy asks for much.'
const damaged = 'This link is damaged: it was cut or changed on its way. Ask for it again, or choose an example.'

const { docs = '', workflow = '' } = byId('data').dataset
const status = byId('status')
const textsNow = (): Shared => ({ manifest: textOf(manifest), policy: textOf(policy) })
const sharedNow = (): Shared => ({ ...textsNow(), ...(others.view && { table: others.view }) })
const server = new Server(textsNow)
/** In its own worker, so that checks of new input do not wait for it. */
const comparer = new Server(textsNow)
const judging = new Newest((job: string | undefined) => server.ask('look', { job }))
const comparing = new Newest((job: string) => comparer.ask('compared', { job }).catch(() => null))
const others = new Others(applyTo, altered)
const held = await sharedIn(location.hash)
const texts: Shared =
  held === 'damaged' ? { manifest: '', policy: '' } : (held ?? kept() ?? { manifest: first, policy: '' })
others.view = texts.table
const of = { server, changed, moved: () => {}, pasted: () => {} }
const manifest = editorIn({
  ...of,
  parent: byId('manifest'),
  uri: manifestUri,
  name: 'accelerator.yml',
  text: texts.manifest,
  moved,
  pasted,
})
const policy = editorIn({
  ...of,
  parent: byId('policy'),
  uri: policyUri,
  name: 'accelerator-policy.yml',
  text: texts.policy,
})

/** The shown job. Undefined: the worst. */
let job: string | undefined
let shown: Look | undefined
/** Whether the shown result is older than the last edit, because the text is currently not valid YAML. */
let isStale = false
let needs: readonly string[] = []
let verdicts = 0
let waiting: ReturnType<typeof setTimeout> | undefined

/** Stores the text in the tab, and clears the address, which is now outdated. */
function altered(): void {
  keep(sharedNow())
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
}

/** Checks after a pause in typing. */
function changed(): void {
  say('')
  // The draft belongs to the pasted text, not to the current one.
  hideDraft()
  altered()
  judging.overtake()
  comparing.overtake()
  clearTimeout(waiting)
  waiting = setTimeout(() => void judge(), judgedAfter)
}

async function judge(): Promise<void> {
  // A status that is already shown matters more.
  const slow = setTimeout(() => status.textContent === '' && say(stillJudging), 2_000)
  const answer = await judging.ask(job).catch((error) => error as Error)
  clearTimeout(slow)
  // Overtaken by a newer edit, whose answer will come.
  if (answer === undefined) return
  if (status.textContent === stillJudging) say('')
  if (!(answer instanceof Error)) {
    mark(manifest, answer.manifest)
    mark(policy, answer.policy)
  }
  if (answer instanceof Error) draw(answer)
  else draw(answer.look ?? String(answer.manifest[0]?.message), answer)
  document.body.dataset['judged'] = String(++verdicts)
  clearTimeout(waiting)
  if (shown && !isStale) waiting = setTimeout(() => void compare(), comparedAfter)
}

/** Draws a result and keeps the focus. Only the headline is announced. A string says why nothing was checked. */
function draw(look: Look | Error | string, { figures, timeNeeds }: Figures = { figures: [], timeNeeds: [] }): void {
  isStale = isHalfTyped(look) && shown?.job !== undefined
  if (isStale) {
    const { words } = headlineOf(look, figures)
    announce({ words: `${words} What follows is of before this edit.` })
    return
  }
  shown = look instanceof Error || typeof look === 'string' ? undefined : look
  needs = timeNeeds
  const restore = focusedIn(byId('panel'), byId('headline'))
  announce(headlineOf(look, figures))
  const failed = look instanceof Error ? failurePart(look.message, () => void judge()) : []
  byId('choice').replaceChildren(...failed, ...(shown ? jobChoice(shown, deedsOf()) : []))
  drawVerdict()
  byId('why').replaceChildren(...(shown ? whyOf(shown, deedsOf()) : []))
  byId('others').ariaBusy = 'true'
  byId('others-part').hidden = shown?.job === undefined
  restore()
}

function announce({ verdict, words }: ReturnType<typeof headlineOf>): void {
  const headline = byId('headline')
  headline.className = `verdict ${verdict ?? ''}`
  // The headline is plain text. Only the findings below show keys as code.
  const plain = words.replaceAll('`', '')
  if (headline.textContent !== plain) headline.textContent = plain
}

/** Whether the text is invalid YAML, as while typing a line. */
const isHalfTyped = (look: Look | Error | string): boolean =>
  typeof look !== 'string' &&
  !(look instanceof Error) &&
  look.report.files.some(({ findings }) => findings.some(({ rule }) => rule === 'manifest/syntax'))

/** The cheapest way is known once everything has been compared. */
function drawVerdict(cheapest: Deeds['cheapest'] = 'sought'): void {
  byId('verdict').replaceChildren(
    ...(shown ? [...policyPart(shown.policyProblems, goToPolicy), ...verdictOf(shown, deedsOf(cheapest))] : []),
  )
}

const deedsOf = (cheapest: Deeds['cheapest'] = 'none'): Deeds => ({
  apply,
  applyTo,
  declare: (key) => void declare(key),
  docs,
  goTo: (line, column) => goTo(manifest, line, column),
  show,
  timeNeeds: needs,
  cheapest,
})

/** Until the answer arrives, the table shows the earlier result. */
async function compare(): Promise<void> {
  const named = shown?.job
  if (named === undefined) return
  const compared = await comparing.ask(named)
  if (compared === undefined || shown === undefined) return
  const restore = focusedIn(byId('panel'), byId('headline'))
  if (compared) {
    const cheapest = cheapestOf(shown, compared)
    drawVerdict(cheapest ?? 'none')
    others.show(compared, cheapest?.least)
  } else byId('others-part').hidden = true
  byId('others').ariaBusy = null
  restore()
}

/** Offers a draft for a pasted sentence, command or configuration. */
async function pasted(text: string): Promise<void> {
  // In the second worker, because drafting loads code that checks do not need.
  const draft = await comparer.ask('draft', { pasted: text }).catch(() => undefined)
  if (draft === undefined) return
  showDraft(draft, (drafted) => {
    load({ manifest: drafted, policy: textOf(policy) })
    manifest.focus()
    say('The draft has replaced what you pasted. Correct it, and add what is missing.')
  })
  say(`What you pasted is read as ${draft.readAs}: the draft is below.`)
}

function goToPolicy(line: number, column: number): void {
  showTab('policy')
  goTo(policy, line, column)
}

/** The panel follows the cursor from job to job. */
function moved(line: number): void {
  const jobs = shown?.report.files[0]?.jobs ?? []
  const at = jobs.findLast((each) => each.line <= line)
  if (jobs.length > 1 && at !== undefined && at.name !== shown?.job) show(at.name)
}

function show(name: string): void {
  job = name
  void judge()
}

function applyTo(edit: TextEdit, label: string): void {
  applyEdits([edit], `on ${label}`)
}

function apply({ title, edit }: CodeAction): void {
  applyEdits(edit?.changes?.[manifestUri] ?? [], title)
}

function applyEdits(edits: readonly TextEdit[], what: string): void {
  if (isStale) {
    say('Finish what you type first: this change is for the text before.')
    return
  }
  const { doc } = manifest.state
  const changes = edits.map(({ range: { start, end }, newText }) => ({
    from: offsetOf(doc, start),
    to: offsetOf(doc, end),
    insert: newText,
  }))
  // A separate step in the history, so that undo reverts exactly this.
  manifest.dispatch({ changes, annotations: isolateHistory.of('full') })
  say(`Applied: ${what}`)
}

async function declare(key: string): Promise<void> {
  const { doc } = manifest.state
  const missing = isStale || shown?.job === undefined ? undefined : await server.ask('missing', { job: shown.job, key })
  if (manifest.state.doc !== doc) return
  if (missing === undefined) {
    say(`${key} cannot be written here by a click: add it by hand.`)
    return
  }
  applyEdits([missing.edit], key)
  goTo(manifest, missing.at.line + 1, missing.at.character + 1)
  say(`Write the value of ${key}.`)
}

function say(words: string): void {
  status.textContent = words
}

function load({ manifest: text, policy: rules }: Shared): void {
  job = undefined
  shown = undefined
  byId('draft').hidden = true
  setText(manifest, text)
  setText(policy, rules)
}

/** Also removes the other file from the tab order. */
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
    say('The browser does not let this page copy: copy the text below.')
  }
}

byId('share').addEventListener('click', async () => {
  const fragment = await fragmentOf(sharedNow())
  history.replaceState(null, '', fragment)
  await copy(location.href, 'The link is copied. What is behind its # is sent nowhere.')
})
byId('copy-manifest').addEventListener('click', () => copy(textOf(manifest), 'accelerator.yml is copied.'))
byId('copy-workflow').addEventListener('click', () =>
  copy(workflow, 'The workflow is copied: save it as .github/workflows/accelerators.yml.'),
)

/** Loaded on demand, because few users need it. */
const examplesRead = once(async () => {
  const answer = await fetch('examples.json')
  const examples = (await answer.json()) as Example[]
  showExamples(examples, load)
  return examples
})
byId('examples').addEventListener('toggle', () => void examplesRead())

/** Links on rule pages load the rule's failing example: `#rule=model/dynamic-shapes`. */
async function loadNamed(): Promise<void> {
  const [, name] = /^#rule=([\w/-]+)$/.exec(location.hash) ?? []
  if (name === undefined) return
  const examples = await examplesRead()
  const found = examples.find((example) => example.group === 'Rules' && example.name === name)
  if (found) load(found)
  else say(`There is no example of ${name}.`)
}

addEventListener('hashchange', async () => {
  const opened = await sharedIn(location.hash)
  if (opened === 'damaged') {
    load({ manifest: '', policy: '' })
    say(damaged)
  } else if (opened) {
    others.view = opened.table
    load(opened)
  } else await loadNamed()
})

if (held === 'damaged') say(damaged)
await judge()
await loadNamed()
document.body.dataset['ready'] = 'true'

import { startCompletion } from '@codemirror/autocomplete'
import { isolateHistory } from '@codemirror/commands'
import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import type { Look } from '../../../src/edge/lsp/look.ts'
import { byId } from '../../element.ts'
import { cheapestOf } from './cheapest.ts'
import { offerCopies } from './copying.ts'
import type { Deeds } from './deeds.ts'
import { hideDraft, showDraft } from './drafting.ts'
import { editorIn, goTo, lineAtCursor, setText, showLine, textOf } from './editor.ts'
import { firstManifest } from './examples.ts'
import { focusedIn } from './focus.ts'
import { announce, halfTyped } from './headline.ts'
import { jobChoice } from './job-choice.ts'
import { mark, offsetOf } from './language.ts'
import { Newest } from './newest.ts'
import { offerOpenings, sayDamaged } from './openings.ts'
import { Others } from './others.ts'
import { type Figures, noFigures } from './questions.ts'
import { Server } from './server.ts'
import { keep, kept, manifestUri, policyUri, type Shared, sharedIn } from './share.ts'
import { isSaid, say } from './status.ts'
import { showTab } from './tabs.ts'
import { failurePart, headlineOf, policyPart, verdictOf, whyOf } from './verdict.ts'

/** Milliseconds without a change before the text is checked, so that two quick keystrokes are one change. */
const judgedAfter = 40
/** Longer, so that typing stays fast on machines with few cores. */
const comparedAfter = 400

const stillJudging = 'Still judging: the manifest or the policy asks for much.'

const { docs = '' } = byId('data').dataset
const textsNow = (): Shared => ({ manifest: textOf(manifest), policy: textOf(policy) })
function sharedNow(): Shared {
  const name = job ?? shown?.job
  return { ...textsNow(), ...(name !== undefined && { job: name }), ...(others.view && { table: others.view }) }
}
const server = new Server(textsNow)
/** In its own worker, so that checks of new input do not wait for it. */
const comparer = new Server(textsNow)
const judging = new Newest((job: string | undefined) => server.ask('look', { job, provider: others.provider }))
const comparing = new Newest((job: string) =>
  comparer.ask('compared', { job, provider: others.provider }).catch((error) => error as Error),
)
const others = new Others(applyTo, altered, filtered)
const held = await sharedIn(location.hash)
const texts: Shared =
  held === 'damaged' ? { manifest: '', policy: '' } : (held ?? kept() ?? { manifest: firstManifest, policy: '' })
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
let job = texts.job
let shown: Look | undefined
/** The text that the shown result is of. */
let judged = manifest.state.doc
/** Whether the shown result is older than the last edit, because a line is half typed. */
let isStale = false
/** Whether the last edit may be of one line. What is pasted is not half typed. */
let isTyping = false
let figures = noFigures
let verdicts = 0
let waiting: ReturnType<typeof setTimeout> | undefined

/** Stores the text in the tab, and clears the address, which is now outdated. */
function altered(): void {
  keep(sharedNow())
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
}

/** Checks after a pause in typing. */
function changed(isTyped: boolean): void {
  isTyping = isTyped
  say('')
  // The draft belongs to the pasted text, not to the current one.
  hideDraft()
  altered()
  // What is typed in one job shows no other, which it may make the worst.
  job ??= shown?.job
  judging.overtake()
  comparing.overtake()
  clearTimeout(waiting)
  waiting = setTimeout(() => void judge(), judgedAfter)
}

async function judge(): Promise<void> {
  // A status that is already shown matters more.
  const slow = setTimeout(() => isSaid('') && say(stillJudging), 2_000)
  const answer = await judging.ask(job).catch((error) => error as Error)
  clearTimeout(slow)
  // Overtaken by a newer edit, whose answer will come.
  if (answer === undefined) return
  if (isSaid(stillJudging)) say('')
  if (!(answer instanceof Error)) {
    judged = manifest.state.doc
    mark(
      manifest,
      answer.manifest.filter(({ code }) => code !== 'manifest/empty'),
    )
    mark(policy, answer.policy)
  }
  if (answer instanceof Error) draw(answer)
  else draw(answer.look ?? String(answer.manifest[0]?.message), answer)
  document.body.dataset['judged'] = String(++verdicts)
  clearTimeout(waiting)
  if (shown && !isStale) waiting = setTimeout(() => void compare(), comparedAfter)
}

/** Draws a result and keeps the focus. Only the headline is announced. A string says why nothing was checked. */
function draw(look: Look | Error | string, more: Figures = noFigures): void {
  const missing = shown?.job === undefined || !isTyping ? undefined : halfTyped(look, lineAtCursor(manifest))
  isStale = missing !== undefined
  byId('panel').classList.toggle('stale', isStale)
  byId<HTMLFieldSetElement>('verdict').disabled = isStale
  others.pause(isStale)
  if (missing) {
    const rest = 'The result below is from before you typed it; Apply works again when the line is complete.'
    announce({ words: `Line ${missing.line} is not complete: ${missing.message} ${rest}` })
    return
  }
  shown = look instanceof Error || typeof look === 'string' ? undefined : look
  figures = more
  const restore = focusedIn(byId('panel'), byId('headline'))
  announce(headlineOf(look, figures.figures))
  const failed = look instanceof Error ? failurePart(look.message, () => void judge()) : []
  byId('choice').replaceChildren(...failed, ...(shown ? jobChoice(shown, deedsOf()) : []))
  drawVerdict()
  byId('why').replaceChildren(...(shown ? whyOf(shown, deedsOf()) : []))
  byId('others').ariaBusy = 'true'
  byId('others-part').hidden = shown?.job === undefined
  restore()
}

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
  show: (name) => {
    show(name)
    const line = jobsNow().find((each) => each.name === name)?.line
    if (line !== undefined) showLine(manifest, line)
  },
  figures,
  cheapest,
})

const notCompared = ({ message }: Error): string => `It is not compared on other accelerators. ${message}`

/** Until the answer arrives, the table shows the earlier result. */
async function compare(): Promise<void> {
  const named = shown?.job
  if (named === undefined || isStale) return
  const compared = await comparing.ask(named)
  if (compared === undefined || shown === undefined) return
  const restore = focusedIn(byId('panel'), byId('headline'))
  if (compared && !(compared instanceof Error)) {
    const cheapest = cheapestOf(shown, compared)
    drawVerdict(cheapest ?? 'none')
    others.show(compared, cheapest?.least)
  } else {
    drawVerdict('none')
    byId('others-part').hidden = true
  }
  if (compared instanceof Error) byId('verdict').append(...failurePart(notCompared(compared), () => void compare()))
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

const jobsNow = () => shown?.report.files[0]?.jobs ?? []

/** The panel follows the cursor from job to job. A line that it leaves is no longer being typed. */
function moved(line: number): void {
  if (isStale) void judge()
  const jobs = jobsNow()
  const at = jobs.findLast((each) => each.line <= line)
  if (jobs.length > 1 && at !== undefined && at.name !== shown?.job) show(at.name)
}

function show(name: string): void {
  job = name
  keep(sharedNow())
  void judge()
}

/** Everything is judged again, as if the job ran there. */
function filtered(): void {
  byId('others').ariaBusy = 'true'
  job ??= shown?.job
  comparing.overtake()
  void judge()
}

function applyTo(edit: TextEdit, label: string): void {
  if (byId('others').ariaBusy) say('Still comparing: apply it again in a moment.')
  else applyEdits([edit], `on ${label}`)
}

function apply({ title, edit }: CodeAction): void {
  applyEdits(edit?.changes?.[manifestUri] ?? [], title)
}

function applyEdits(edits: readonly TextEdit[], what: string): void {
  const { doc } = manifest.state
  // Typed on since: the edits are for the text before.
  if (doc !== judged) return
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
  const missing = shown?.job === undefined ? undefined : await server.ask('missing', { job: shown.job, key })
  if (manifest.state.doc !== doc) return
  if (missing === undefined) {
    say(`${key} cannot be written here by a click: add it by hand.`)
    return
  }
  applyEdits([missing.edit], key)
  goTo(manifest, missing.at.line + 1, missing.at.character + 1)
  startCompletion(manifest)
  say(`Write the value of ${key}.`)
}

function load({ manifest: text, policy: rules, job: chosen }: Shared): void {
  job = chosen
  shown = undefined
  hideDraft()
  showTab('manifest')
  setText(manifest, text)
  setText(policy, rules)
}

function restore(shared: Shared): void {
  others.view = shared.table
  load(shared)
}

offerCopies(sharedNow)
const loadNamed = offerOpenings({ now: sharedNow, load, restore })
if (held === 'damaged') sayDamaged()
await judge()
await loadNamed()
document.body.dataset['ready'] = 'true'

import { evidenceFacts } from '../evidence/agreement/facts.ts'
import { treeOfTexts } from '../evidence/file-tree.ts'
import { surveyTexts } from '../evidence/gather-evidence.ts'
import type { Observation } from '../evidence/observation/observation.ts'
import { withMentioned } from '../evidence/survey/mentioned.ts'
import { ownObservations, type Survey, survey } from '../evidence/survey/survey.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import { keys, sections } from '../manifest/keys/keys.ts'
import { parseManifest } from '../manifest/parse.ts'
import { draftFindings } from '../review/draft-findings.ts'
import type { Document } from '../text/document.ts'
import { grouped } from '../text/grouped.ts'
import { once } from '../text/once.ts'
import { launchesOf } from './launches.ts'
import { readSentence, type SentenceReading } from './sentence.ts'

/** A draft from a text that is not a manifest, for a person to confirm. */
export interface PastedDraft {
  readonly manifest: string
  /** What the text was read as: "a command or a script". */
  readonly readAs: string
  /** Which of several launches was used, in words. Undefined if there is only one. */
  readonly taken?: string
  /** Which parts of a sentence were not read, in words. Undefined if none. */
  readonly unread?: string
}

const keyOfManifest = once(() => {
  const names = [...Object.keys(sections), ...[...keys.keys()].map((path) => path.split('.').at(-1))]
  return new RegExp(`^ *(?:${names.join('|')}):`, 'm')
})

/** Longer texts are not a sentence, command or configuration. */
const longestPasted = 100_000

/** File names to read a text under. The one with the most observations wins. */
const readings = [
  ['launch.sh', 'a command or a script'],
  ['config.yaml', 'a configuration'],
  ['config.json', 'a configuration'],
  ['config.toml', 'a configuration'],
  ['train.py', 'a program'],
] as const

type Value = string | number | boolean | readonly string[] | undefined
/** Values by path: `hardware.count`. */
type Values = ReadonlyMap<string, Value>

/** What a sentence, command or training configuration states about a job. Undefined if nothing, or a manifest. */
export function draftOf(text: string): PastedDraft | undefined {
  if (text.length > longestPasted) return undefined
  const document = readDocument(text)
  if (isManifest(document)) return undefined
  const read = readings.map(([path, readAs]) => ({ readAs, ...surveyTexts(treeOfTexts([{ path, text }]), undefined) }))
  const [best] = read.toSorted((a, b) => weightOf(b.observations) - weightOf(a.observations))
  if (best === undefined) return undefined
  const isProse = best.observations.length === 0
  // Unrecognized text with keys may be a manifest, and a broken one still has its keys at the start of lines.
  if (isProse && (document.root?.kind === 'map' || keyOfManifest().test(text))) return undefined
  const observations = ownObservations(best.observations)
  const surveyed = withMentioned(survey(observations), best.mentions)
  const sentence = isProse ? readSentence(text) : undefined
  const found = [...(sentence ? proseValues(text, sentence.values) : []), ...valuesOf(surveyed, observations)]
  const values = new Map(found.filter(([, value]) => value !== undefined))
  for (const [path, value] of sentence ? otherValues(sentence, values) : []) values.set(path, value)
  if (![...values.keys()].some((key) => /^(?:hardware|framework|model)/.test(key))) return undefined
  const taken = takenWords(launchesOf({ survey: surveyed, observations }))
  return {
    manifest: accepted(values),
    readAs: isProse ? 'a sentence' : best.readAs,
    ...(taken !== undefined && { taken }),
    ...(sentence && sentence.unread.length > 0 && { unread: unreadWords(sentence.unread) }),
  }
}

/** Whether a job declares hardware and something that runs on it, in canonical keys. Then there is nothing to draft. */
function isManifest(document: Document): boolean {
  const keys = document.root?.kind === 'map' ? document.root.entries : new Map()
  if (!keys.has('hardware') && !keys.has('jobs')) return false
  return parseManifest(document, '').jobs.some(
    ({ declaration: { hardware, framework, stage, scale, model } }) =>
      hardware !== undefined && [framework, stage, scale, model].some((section) => section !== undefined),
  )
}

const mostUnread = 5

/** `Not read: "lr 1e-4", "2 weeks".` */
const unreadWords = (pieces: readonly string[]): string =>
  `Not read: ${pieces
    .slice(0, mostUnread)
    .map((piece) => `"${piece.length > 40 ? `${piece.slice(0, 39)}…` : piece}"`)
    .join(', ')}${pieces.length > mostUnread ? ', …' : '.'}`

/** The draft uses the first launch. */
function takenWords([first, ...others]: ReturnType<typeof launchesOf>): string | undefined {
  if (first === undefined || others.length === 0) return undefined
  const line = first.places[0]?.line
  const where = line === undefined ? '' : `, of line ${line}`
  return `It starts ${others.length + 1} jobs; the draft is of the first${where}. Paste another alone to draft that.`
}

/** A recognized accelerator counts double. */
const weightOf = (seen: readonly Observation[]): number =>
  seen.length + (seen.some((each) => each.what === 'accelerator' && each.accelerator !== undefined) ? seen.length : 0)

function* valuesOf(surveyed: Survey, observations: readonly Observation[]): Generator<[string, Value]> {
  const { precision, sharding, provider } = evidenceFacts(
    observations.map((observation) => ({ observation, attribution: 'beside' })),
  )
  const [framework, another] = surveyed.frameworks
  if (framework && another === undefined) yield ['framework.name', framework.name]
  const libraries = surveyed.libraries.flatMap(({ name, optional }) => (optional ? [] : [name]))
  if (libraries.length > 0) yield ['framework.libraries', libraries]
  for (const seen of observations)
    if (seen.what === 'setting' && typeof seen.byDefault !== 'string') yield [seen.key, seen.value]
  yield ['model.precision', precision?.value]
  const [launch] = launchesOf({ survey: surveyed, observations })
  yield ['hardware.accelerator', launch?.accelerator ?? launch?.kind]
  yield ['hardware.count', launch?.count]
  yield ['hardware.topology', launch?.topology]
  yield ['hardware.provider', launch?.provider ?? provider?.value.id]
  yield ['hardware.parallelism', sharding?.value]
  yield ['hardware.spot', launch?.spot]
}

const amountOfTokens = /(\d{1,6}(?:\.\d{1,3})?) ?([KMBT])(?:illion|rillion)? tokens/i
const amountOfParameters = /\b(\d{1,4}(?:\.\d{1,3})?) ?([MBT])\b(?! ?tokens)/i

/** Task, model and sizes, which only prose states. */
function* proseValues(text: string, said: SentenceReading['values']): Generator<[string, Value]> {
  yield ['task', tasks.find(([words]) => words.test(text))?.[1]]
  const model = said.get('model.name')
  const [, parameters, unit] = amountOfParameters.exec(text) ?? []
  if (model !== undefined) yield ['model.name', model]
  else if (parameters !== undefined) yield ['scale.parameters', `${parameters}${unit}`]
  yield ['model.method', /\bq?lora\b/i.exec(text)?.[0].toLowerCase()]
  const [, tokens, unitOfTokens] = amountOfTokens.exec(text) ?? []
  if (tokens !== undefined) yield ['scale.tokens', `${tokens}${unitOfTokens?.toUpperCase()}`]
}

const tasks = [
  [/fine-?tun/i, 'fine-tuning'],
  [/pre-?train/i, 'pretraining'],
  [/\b(?:serv(?:e|es|ing)|inference)\b/i, 'inference'],
] as const

/** What else a sentence says, without what is known more exactly. */
function otherValues({ values }: SentenceReading, known: Values): [string, Value][] {
  const isOfHardware = known.has('hardware.accelerator') || values.has('hardware.accelerator')
  return [...values].filter(
    ([path]) =>
      !known.has(path) &&
      (path !== 'scale.parameters' || !known.has('model.name')) &&
      (path !== 'hardware.count' || isOfHardware),
  )
}

/** The manifest without keys that the check would reject. */
function accepted(all: Values): string {
  const left = new Map(all)
  for (;;) {
    const manifest = manifestOf(left)
    const refused = draftFindings(manifest, []).flatMap(({ path }) => {
      const keys = [...left.keys()]
      const named = keys.filter((key) => `${key}.`.startsWith(`${path.slice(0, 2).join('.')}.`))
      return named.length > 0 ? named : keys.filter((key) => key.startsWith(`${path[0]}`))
    })
    if (refused.length === 0) return manifest
    for (const key of refused) left.delete(key)
  }
}

function manifestOf(values: Values): string {
  const written = [...values].map(([path, value]) => ({
    path: path.split('.'),
    text: Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value as string),
  }))
  return `# Drafted from what was pasted. Correct it, and add what is missing.\n${linesOf(written).join('\n')}\n`
}

/** The parts of a value say more than a word for it: `parallelism: { tensor: 4 }` and `zero-1`. */
function linesOf(written: readonly { readonly path: readonly string[]; readonly text: string }[], depth = 0): string[] {
  return [...grouped(written, ({ path }) => path[depth] ?? '')].flatMap(([key, own]) => {
    const start = `${'  '.repeat(depth)}${key}:`
    const parts = own.filter(({ path }) => path.length > depth + 1)
    return parts.length > 0 ? [start, ...linesOf(parts, depth + 1)] : own.map(({ text }) => `${start} ${text}`)
  })
}

const scalar = (value: string | number | boolean): string =>
  typeof value === 'string' && !/^[a-z0-9][\w./-]*$/i.test(value) ? JSON.stringify(value) : String(value)

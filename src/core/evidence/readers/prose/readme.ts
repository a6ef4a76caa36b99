import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { hardwareIn, mentioned } from '../../engines/prose/hardware-prose.ts'
import { kindsIn } from '../../engines/prose/kind-prose.ts'
import { isShell, markdownParts, type Passage } from '../../engines/prose/markdown-parts.ts'
import { isAboutTraining, isPlain } from '../../engines/prose/training-prose.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { stackKinds } from '../../observation/stack-kinds.ts'
import { stacksInstalled } from '../packages/shell-install.ts'
import { reader as shellLaunch } from '../scripts/shell-launch.ts'

/** READMEs and model cards: on what they say that something was trained, and what the commands in them start. */
export const reader: EvidenceReader = {
  format: 'readme',
  matches: (path) => name.test(path),
  mayHold: (text) => /train|tun(?:e|ing)|torchrun|accelerate|deepspeed|reproduc|install/i.test(text),
  read: (path, text) => {
    const { passages, fences } = markdownParts(text)
    const inProse = passages.flatMap((passage) => mentionsIn(path, passage))
    const shells = fences.filter(isShell).slice(0, mostFences)
    const launched = shells.flatMap((fence) => launchedIn(path, fence))
    const kinds = [...kindsMentionedIn(path, passages), ...shells.flatMap((fence) => kindsInstalledIn(path, fence))]
    return [...[...inProse, ...trainingFirst(launched)].map(({ observation }) => observation), ...kinds]
  },
}

const name =
  /(?:^|\/)(?:readme|model[-_]?card|pre-?train(?:ing)?|train(?:ing)?|fine-?tun(?:e|ing)|reproduc\w{0,10})[\w-]{0,40}\.(?:md|markdown|rst)$/i

const mostFences = 100

/** "Hardware: 16 A100", which is about training only where the heading above it is. */
const label = /^(?:training )?(?:hardware(?: type)?|gpus?|accelerators?|compute)\s?:/i
const trainingHeading = /\b(?:pre-?)?train(?:ed|ing)?\b|\bfine-?tuning\b|\benvironmental impact\b/i

function mentionsIn(path: string, { text, line, headings }: Passage): { observation: AcceleratorObservation }[] {
  const isLabel = label.test(text) && headings.some((heading) => trainingHeading.test(heading))
  if (isLabel ? !isPlain(text) : !isAboutTraining(text)) return []
  const mentions = hardwareIn(text)
  const [mention] = mentions
  if (mention === undefined || mentions.length > 1) return []
  if (mention.numbers.count === undefined && !leadsToHardware.test(text.slice(0, mention.at))) return []
  const observation = mentioned({ path, line }, 'document', mention)
  return observation ? [{ observation }] : []
}

/** "On", "with": a name by itself may be that of a quota, a wish or somebody else's. */
const leadsToHardware = /(?:\b(?:on|with|using|uses?|used|of|in|via|type)|:)(?: \S{1,20}){0,2} ?$/i

/** Kinds of hardware that sentences and headings about training name, without a model. */
function kindsMentionedIn(path: string, passages: readonly Passage[]): AcceleratorObservation[] {
  const headings = new Set<string>()
  return passages.flatMap(({ text, line, headings: above }) => {
    const heading = above.at(-1)
    const isNew = heading !== undefined && !headings.has(heading)
    if (isNew) headings.add(heading)
    const sentences = [text, ...(isNew ? [heading] : [])].map(withoutServing).filter(isAboutTraining)
    return sentences.flatMap((sentence) => kindsIn(sentence).map((kind) => kindMentioned(path, line, kind)))
  })
}

/** "Training and inference on TPUs" tells of training as well. */
const withoutServing = (sentence: string): string =>
  sentence.replace(/\b(training) (?:and|&|,) (?:inference|serving|evaluation)\b/gi, '$1')

/** The kinds of hardware for which a document tells how to install the framework. */
function kindsInstalledIn(path: string, { text, line }: Passage): AcceleratorObservation[] {
  return stacksInstalled(path, text.replace(/^[ \t]*\$ /gm, '')).flatMap(({ stack, place }) => {
    const kind = stackKinds[stack]
    return kind === undefined ? [] : [kindMentioned(path, line + place.line - 1, kind)]
  })
}

const kindMentioned = (path: string, line: number, kind: AcceleratorKind): AcceleratorObservation => ({
  what: 'accelerator',
  kind,
  place: { path, line },
  certainty: 'suggests',
  mentionedIn: 'document',
})

interface Launched {
  readonly observation: AcceleratorObservation
  readonly command: string
}

function launchedIn(path: string, { text, line }: Passage): Launched[] {
  const script = text.replace(/^[ \t]*\$ /gm, '')
  if (shellLaunch.mayHold?.(script) === false) return []
  const lines = script.split('\n')
  return shellLaunch.read(path, script).flatMap((seen) => {
    if (seen.what !== 'accelerator' || !namesHardware(seen)) return []
    if (seen.count === 1 && /_VISIBLE_DEVICES=/.test(lines[seen.place.line - 1] ?? '')) return []
    const place = { path, line: line + seen.place.line - 1 }
    const command = lines.slice(seen.place.line - 1, seen.place.line + 5).join(' ')
    return [{ observation: { ...seen, place, certainty: 'suggests', mentionedIn: 'document' }, command }]
  })
}

/** One visible GPU is picked of any number; that it is a GPU is told elsewhere. */
const namesHardware = ({ accelerator, machine, count }: AcceleratorObservation): boolean =>
  [accelerator, machine, count].some((said) => said !== undefined)

const program = (words: string): RegExp => new RegExp(`(?:^|[^a-z])(?:${words})[\\w/.-]{0,80}\\.(?:py|sh)\\b`, 'i')
const measures = program('eval|test|bench|convert|export|all_reduce')
const serves = program('infer|generate|sampl|demo|serv|chat')

/** What starts training; where nothing does, what serves the model is what the document is about. */
function trainingFirst(launched: readonly Launched[]): readonly Launched[] {
  const jobs = launched.filter(({ command }) => !measures.test(command))
  const training = jobs.filter(({ command }) => !serves.test(command))
  return training.length > 0 ? training : jobs
}

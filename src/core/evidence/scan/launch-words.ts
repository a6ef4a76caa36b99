import { isNotebook } from '../../languages/python/notebook-path.ts'
import { readPython } from '../../languages/python/python-text.ts'
import { unescaped } from '../../languages/yaml/yaml-documents.ts'
import { beyondBounds, holdsNul, wholeNumber } from '../../text/bounds.ts'
import { slurmNumber } from '../engines/commands/slurm-options.ts'
import { partsOfConfiguration } from './text-parts.ts'
import { type CountKeys, hardwareWord, keysOfListed, keysOfSettings, numbersIn, type WrittenNumber } from './words.ts'

/** A word or a line with its place. 1-based. */
interface Said {
  readonly text: string
  readonly line: number
}

/** The words about launches in a text of any format. How they belong together is unknown. */
export interface LaunchWords {
  /** The first command to a scheduler or a cloud, as written. */
  readonly submits?: Said
  /** The largest numbers of nodes or replicas, of accelerators per node, and in total. */
  readonly nodes?: Said & Numbered
  readonly perNode?: Said & Numbered
  readonly count?: Said & Numbered
  /** The first mention of accelerators. */
  readonly accelerators?: Said
  /** Set if processes only get the devices that the text requests, so that it may request none. */
  readonly gives?: 'containers' | 'Slurm'
}

interface Numbered {
  readonly value: number
}

const page = /\.(?:md|mdx|markdown|rst|adoc|tex|html?)$/i

/** No cluster has more machines, but graphs have more nodes. */
const mostNodes = 10_000

/** Programs that start a job elsewhere, or on several hosts. */
const submits =
  /(?<![\w/-])(?:sbatch|qsub|bsub|oarsub|pjsub|msub|condor_submit|aprun|jsrun|ibrun|runai|torchx|flux (?:run|submit|batch)|kubectl (?:apply|create|scale|run|patch|replace)|helm (?:install|upgrade)|sky (?:launch|exec|jobs|serve)|ray (?:job )?submit|ngc (?:batch|base-command)|az ml job|aws (?:batch|sagemaker|ec2) [a-z-]{3,40}|gcloud [\w -]{3,60} (?:create|submit|run))(?![\w.-])/
/** The text before a command in a program: it starts a string, or is a call such as `sh.sbatch(…)`. */
const beforeCommand = /(?:["'](?:!|%sx )?|\bsh\.)$/

function submitsIn(part: string, isProgram: boolean): boolean {
  const at = submits.exec(part)?.index
  return at !== undefined && (!isProgram || beforeCommand.test(part.slice(Math.max(0, at - 8), at)))
}

/** `-N 8` of Slurm and Flux, and `--gres=gpu:8`, anywhere. */
const shortOptions: CountKeys = [
  [/\b(?:SBATCH|sbatch|srun|salloc|flux)\b[^\n]{0,200}?[\s"']-N(?:[\s=]?|["'],\s{0,4}["'])(\d{1,5}[kKmM]?)\b/, 'nodes'],
  [/gres["']?\s?[:=]\s?["']?gpu:(?:[\w-]{1,20}:)?(\d{1,4}[km]?)\b/i, 'perNode'],
]

const wordWithNumber = /(?<![\w.-])([A-Za-z][\w-]{1,30}):["']?\s?(\d{1,5})(?![\w.:-])/g

/** The words about launches in a text, without its comments. Empty if the text is too long to read. */
export function launchWordsIn(path: string, text: string): LaunchWords {
  if (beyondBounds(text) !== undefined || holdsNul(text)) return {}
  // Pages only show commands. A script is a script under any name.
  if (page.test(path) && !text.startsWith('#!')) return {}
  const isProgram = path.endsWith('.py') || isNotebook(path)
  const keys = isProgram ? keysOfListed : [...keysOfListed, ...keysOfSettings, ...keysBeside(text)]
  const found: { -readonly [Key in keyof LaunchWords]: LaunchWords[Key] } = {}
  for (const { text: part, line } of codeParts(path, isProgram ? text : unescaped(text))) {
    if (found.submits === undefined && submitsIn(part, isProgram)) found.submits = { text: part.trim(), line }
    if (found.accelerators === undefined && speaksOfAccelerators(part)) found.accelerators = { text: part.trim(), line }
    for (const { written, of, value } of numbersOf(part, keys))
      if (value > Math.max(1, found[of]?.value ?? 0) && (of !== 'nodes' || value <= mostNodes))
        found[of] = { text: written.replace(/["']/g, ''), line, value }
  }
  const gives = givesOnRequest(text)
  return gives === undefined ? found : { ...found, gives }
}

/** A container has only the devices of its request, and a Slurm script those of its directives. */
function givesOnRequest(text: string): LaunchWords['gives'] {
  if (/^#SBATCH\s/m.test(text)) return 'Slurm'
  return /(?:^|[\s{,-])image["']?:/m.test(text) ? 'containers' : undefined
}

/** Next to a machine type, `count` and `size` mean machines. Next to accelerators, `count` means these. */
function keysBeside(text: string): CountKeys {
  if (machineWords(text).next().done === false) return [[/^(?:count|size)$/, 'nodes']]
  if (!speaksOfAccelerators(text)) return []
  // Compose starts this many containers of a service.
  const isOfCompose = /^["'{ ]{0,9}services["']?:/m.test(text)
  return [[/^count$/, 'count'], ...(isOfCompose ? ([[/^scale$/, 'nodes']] as const) : [])]
}

function* machineWords(text: string): Generator<string> {
  for (const [word] of text.matchAll(/(?<![\w.-])[A-Za-z][\w-]{1,30}[._-][\w.-]{1,40}/g))
    if (hardwareWord(word)?.machine !== undefined) yield word
}

const speaksOfAccelerators = (text: string): boolean =>
  /(?<![a-z])(?:gpu|tpu|nvidia|accelerator)s?(?![a-z])/i.test(text)

function* numbersOf(part: string, keys: CountKeys): Generator<Omit<WrittenNumber, 'kind'>> {
  if (!/\d/.test(part)) return
  yield* numbersIn(part, keys)
  for (const [written, word = '', number] of part.matchAll(wordWithNumber))
    if (hardwareWord(word) !== undefined) yield { written, of: 'count', value: wholeNumber(number) ?? 0 }
  for (const [pattern, of] of shortOptions) {
    const [written, number] = pattern.exec(part) ?? []
    if (written !== undefined) yield { written, of, value: slurmNumber(number) ?? 0 }
  }
}

/** The lines of a text without comments. For a program, also without docstrings. */
function codeParts(path: string, text: string): readonly Said[] {
  if (isNotebook(path)) return text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
  if (!path.endsWith('.py') || text.startsWith('#!/bin/'))
    return partsOfConfiguration(path, text).filter(({ position }) => position === 'work')
  const { code, strings } = readPython(text)
  let [parts, at] = ['', 0]
  for (const { start, end, long } of strings) {
    if (long) continue
    parts += code.slice(at, start) + text.slice(start, end)
    at = end
  }
  return (parts + code.slice(at)).split('\n').map((line, index) => ({ text: line, line: index + 1 }))
}

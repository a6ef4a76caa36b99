import {
  entryOf,
  isYamlPath,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry } from '../../../text/document.ts'
import { linesOf } from '../../../text/text-lines.ts'
import type { Certainty, EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { deepspeedConfig, isGptNeox } from './deepspeed.ts'

/**
 * The configurations of GPT-NeoX: Megatron's model, DeepSpeed's optimizer and the launcher of both, in one file or in
 * several that are put together.
 */
export const reader: EvidenceReader = {
  format: 'gpt-neox',
  matches: isYamlPath,
  mayHold: isOfNeox,
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const document of documentsIn(text)) {
      for (const seen of isGptNeox(document.root) ? readConfig(path, document) : readLauncher(path, document))
        observations.add(seen)
    }
    return observations.list()
  },
}

function isOfNeox(text: string): boolean {
  return /["']?(?:pipe[-_]parallel[-_]size|model-parallel-size)["']?[ \t]*:/.test(text) || isLauncher(text)
}

const isLauncher = (text: string): boolean =>
  /["']?num[-_]gpus["']?[ \t]*:/.test(text) && neoxKeys.some((key) => text.includes(key) || text.includes(plain(key)))

/** Keys are written with hyphens and with underscores. */
const plain = (key: string): string => key.replaceAll('-', '_')

const neoxKeys = ['deepspeed-slurm', 'deepspeed-mpi', 'train-data-paths', 'data-path', 'vocab-file', 'hostfile']

/** A comma that somebody forgot between two lines of the JSON leaves all else as it was meant. */
function documentsIn(text: string): YamlDocument[] {
  const documents = yamlDocuments(text)
  return documents.length === 0 && /^\s{0,1000}\{/.test(text) ? yamlDocuments(withCommas(text)) : documents
}

function withCommas(text: string): string {
  const lines = linesOf(text)
  const isKey = (line: string): boolean => /^\s{0,200}"[\w-]{1,80}"[ \t]{0,8}:/.test(line)
  let last = -1
  for (const [index, line] of lines.entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const before = lines[last]
    if (before !== undefined && isKey(line) && /[\]}"\w]$/.test(before.trimEnd()) && !before.includes('#')) {
      lines[last] = `${before.trimEnd()},`
    }
    last = index
  }
  return lines.join('\n')
}

type At = (entry: Entry, certainty?: Certainty) => { certainty: Certainty; place: { path: string; line: number } }

const placed =
  (path: string, { lineOf }: YamlDocument): At =>
  (entry, certainty = 'states') => ({ certainty, place: { path, line: lineOf(entry.key) } })

function readConfig(path: string, document: YamlDocument): Observation[] {
  const at = placed(path, document)
  const of = (key: string): Entry | undefined => entryOf(document.root, key) ?? entryOf(document.root, plain(key))
  const own = of('pipe-parallel-size') ?? of('model-parallel-size')
  if (own === undefined) return []
  const found: Observation[] = [
    { what: 'framework', framework: 'pytorch', how: 'configured', ...at(own) },
    { what: 'library', library: 'gpt-neox', how: 'configured', ...at(own) },
    { what: 'library', library: 'deepspeed', how: 'configured', ...at(own) },
    ...deepspeedConfig(path, document).filter((seen) => !isCommon(seen)),
    ...readLauncher(path, document),
  ]
  // The word alone, where DeepSpeed's own settings of the format are left out.
  const format = of('precision')
  const precision = format && formats.get(wordOf(format.node) ?? '')
  if (format && precision && found.every(({ what }) => what !== 'precision')) {
    found.push({ what: 'precision', precision, ...at(format) })
  }
  const attention = of('attention-config')
  if (attention && holdsWord(attention.node, /^flash/)) {
    found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) })
  }
  return found
}

/** What every such file is, which is said once. */
const isCommon = (seen: Observation): boolean =>
  seen.what === 'framework' || (seen.what === 'library' && seen.library === 'deepspeed')

const formats = new Map([
  ['bfloat16', 'bf16'],
  ['fp16', 'fp16'],
  ['fp32', 'fp32'],
] as const) as ReadonlyMap<string, 'bf16' | 'fp16' | 'fp32'>

/** `[[["flash"], 36]]`: which kind of attention, in how many layers. */
function holdsWord(node: Entry['node'], pattern: RegExp): boolean {
  if (node.kind === 'list') return node.items.some((item) => holdsWord(item, pattern))
  return node.kind === 'scalar' && pattern.test(wordOf(node) ?? '')
}

/** DeepSpeed's launcher takes no more than these, and all that it finds where they are not given. */
function readLauncher(path: string, document: YamlDocument): Observation[] {
  const of = (key: string): Entry | undefined => entryOf(document.root, key) ?? entryOf(document.root, plain(key))
  const gpus = of('num-gpus')
  const isNeox = isGptNeox(document.root) || neoxKeys.some(of)
  if (gpus === undefined || !isNeox) return []
  const at = placed(path, document)(gpus, 'suggests')
  const seen = observeRequest(at.place, at.certainty, {
    kind: 'gpu',
    perNode: wholeOf(gpus.node),
    nodes: wholeOf(of('num-nodes')?.node),
  })
  return seen ? [seen] : []
}

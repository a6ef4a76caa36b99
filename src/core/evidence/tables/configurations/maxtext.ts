import {
  entriesOf,
  entryOf,
  isYamlPath,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'

/** The configurations of MaxText and MaxDiffusion, which say on what they run and how their meshes are laid out. */
export const reader: EvidenceReader = {
  format: 'maxtext',
  matches: isYamlPath,
  mayHold: isMaxText,
  read: ({ path, text }) => yamlDocuments(text, isMaxText).flatMap((document) => readConfig(path, document)),
}

function isMaxText(text: string): boolean {
  return /^(?:ici|dcn)_\w{1,60}_parallelism[ \t]*:/m.test(text) || /^base_config[ \t]*:[ \t]*["']?base\.yml/m.test(text)
}

function readConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const entries = entriesOf(root)
  const [first] = entries
  if (first === undefined) return []
  const at = (key: string) => ({ place: { path, line: lineOf(entryOf(root, key)?.key ?? first[1].key) } })
  const word = (key: string): string | undefined => wordOf(entryOf(root, key)?.node)
  const observations: Observation[] = [
    { what: 'framework', framework: 'jax', how: 'configured', certainty: 'states', ...at('hardware') },
  ]
  // Without a name for the run it is the list of defaults, which each run overrules.
  const isDefaults = word('run_name') === undefined && entryOf(root, 'run_name') !== undefined
  const hardware = word('hardware')
  const kind = hardware === 'tpu' ? 'tpu' : hardware?.startsWith('gpu') ? 'gpu' : undefined
  const count = meshSize(entries.map(([key, { node }]) => [key, wordOf(node)]))
  if (kind !== undefined || count !== undefined) {
    observations.push({
      what: 'accelerator',
      ...(kind && { kind }),
      ...(kind === 'tpu' && { vendor: 'google' }),
      ...(count !== undefined && { count }),
      certainty: isDefaults ? 'suggests' : 'states',
      ...at(kind === undefined ? 'ici_fsdp_parallelism' : 'hardware'),
    })
  }
  const topology = word('compile_topology')
  if (topology !== undefined && /^(?:tpu)?v?\d\w{0,10}-\d+/.test(topology)) {
    observations.push({ what: 'accelerator', accelerator: topology, certainty: 'suggests', ...at('compile_topology') })
  }
  // Quantised training computes in one format and keeps another: neither alone is the precision of the job.
  const quantized = (word('quantization') ?? '') !== ''
  const precision = quantized ? undefined : precisionWord(word('dtype'))
  if (precision !== undefined) observations.push({ what: 'precision', precision, certainty: 'states', ...at('dtype') })
  return observations
}

/** The devices of a mesh whose axes are all given; an axis of -1 takes what there is. */
function meshSize(entries: readonly (readonly [string, string | undefined])[]): number | undefined {
  const axes = new Map(entries.filter(([key]) => /^(?:ici|dcn)_\w+_parallelism$/.test(key)))
  // The axes that take what there is unless they are given.
  if (!axes.has('ici_fsdp_parallelism') || !axes.has('dcn_data_parallelism')) return undefined
  let product = 1
  for (const size of axes.values()) {
    if (size === undefined || !/^[1-9]\d{0,6}$/.test(size)) return undefined
    product *= Number(size)
  }
  return product > 1 ? product : undefined
}

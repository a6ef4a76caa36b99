import {
  below,
  eachMap,
  entriesOf,
  entryOf,
  isYamlPath,
  itemsOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry, Node } from '../../../text/document.ts'
import {
  addSlurmOptions,
  requestsAccelerators,
  type SlurmOptions,
  slurmRequests,
} from '../../engines/launch/slurm-options.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * The options that a program hands to `sbatch` for its experiments, as the `slurm` section of SEML and the launchers of
 * many projects keep them: `sbatch_options: {gres: "gpu:4", partition: h100}`. Of several that a list holds, any may
 * be taken, and the program may add its own, so that all of them suggest.
 */
export const reader: EvidenceReader = {
  format: 'sbatch-settings',
  matches: isYamlPath,
  mayHold,
  read: (path, text) => {
    const observations = new ObservationList()
    for (const document of yamlDocuments(text, mayHold))
      for (const seen of observationsIn(path, document)) observations.add(seen)
    return observations.list()
  },
}

function mayHold(text: string): boolean {
  return sectionLine.test(text) || launcherLine.test(text)
}

/** Hydra's launcher for Slurm, whose own settings are options of `sbatch`. */
const launcherLine = /^[ \t-]*["']?_target_["']?[ \t]*:.{0,100}\.SlurmLauncher\b/m
const isLauncher = (map: Node): boolean => /\.SlurmLauncher$/.test(wordOf(below(map, '_target_')) ?? '')

const sectionLine = /^[ \t-]*["']?(?:sbatch|slurm)[_-]?(?:options|arguments|args)["']?[ \t]*:/im
const sectionKey = /^(?:sbatch|slurm)[_-]?(?:options|arguments|args)$/i
/** What that launcher hands to `sbatch` as it is. */
const handedOn = 'additional_parameters'
/** A file with more of them is about the stages of a workflow, most of which train nothing. */
const mostSections = 8

function observationsIn(path: string, { root, lineOf }: YamlDocument): AcceleratorObservation[] {
  const sections: Node[] = []
  eachMap(root, (map) => {
    if (isLauncher(map)) sections.push(map, ...(entryOf(map, handedOn) ? [below(map, handedOn) as Node] : []))
    for (const [key, { node }] of entriesOf(map)) if (sectionKey.test(key)) sections.push(node)
    return undefined
  })
  if (sections.length > mostSections) return []
  // SEML takes one node where none is stated; what another program takes is its own.
  const takesOne = entryOf(root, 'seml') !== undefined
  return sections.flatMap((section) => {
    const options = optionsIn(section, lineOf)
    // A partition by itself is where a job waits, whatever it needs.
    if (!requestsAccelerators(options)) return []
    return slurmRequests(options).flatMap(({ request, line }) => {
      const known = takesOne || statesNodes(options) ? request : withoutNodes(request)
      return observeRequest({ path, line }, 'suggests', known) ?? []
    })
  })
}

const statesNodes = (options: SlurmOptions): boolean => options.has('nodes') || options.has('ntasks')

const withoutNodes = ({ nodes: _, ...request }: ResourceRequest): ResourceRequest => request

/** The options of a map, of a list such as `- --gres=gpu:4`, or of one line. */
function optionsIn(section: Node, lineOf: YamlDocument['lineOf']): SlurmOptions {
  const options = new Map<string, { value: string; line: number }>()
  for (const [key, entry] of entriesOf(section)) addSlurmOptions(options, [optionOf(key, entry)], lineOf(entry.key))
  for (const item of section.kind === 'scalar' ? [section] : itemsOf(section)) {
    if (item.kind === 'scalar') addSlurmOptions(options, item.source.slice(0, 500).split(/\s+/), lineOf(item.range))
  }
  return options
}

/** `--gres=gpu:4` of `gres: gpu:4`; empty for an option that is taken back by `null`. */
function optionOf(key: string, { node }: Entry): string {
  if (node.kind !== 'scalar' || node.value === null) return ''
  const name = key
    .slice(0, 60)
    .replace(/^-{1,2}/, '')
    .replaceAll('_', '-')
  // What is worked out elsewhere is one unknown, however many colons stand in it.
  const value = node.source
    .slice(0, 500)
    .trim()
    .replace(/\$\{.*\}/, '$unknown')
  return name.length === 1 ? `-${name}=${value}` : `--${name === 'tasks-per-node' ? 'ntasks-per-node' : name}=${value}`
}

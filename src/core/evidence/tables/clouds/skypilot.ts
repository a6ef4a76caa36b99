import {
  below,
  entriesOf,
  entryOf,
  flagOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { times, wholeNumber } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { installedByJob } from '../../engines/packages/install-commands.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { AcceleratorObservation, EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import {
  anyOf,
  chipsOf,
  cloudNamed,
  hardwareNamed,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'

/** SkyPilot's tasks: `resources.accelerators` on `num_nodes`. */
export const reader: EvidenceReader = {
  format: 'skypilot',
  matches: isYamlPath,
  mayHold: (text) => /^resources[ \t]*:/m.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      if (!isTask(root)) continue
      const place = (node: Node): Place => ({ path, line: lineOf(node.range) })
      for (const seen of new Task(root, place).observations()) observations.add(seen)
    }
    return observations.list()
  },
}

/** Keys that say that a document with `resources` is SkyPilot's. */
const ownKeys = ['accelerators', 'any_of', 'ordered', 'use_spot', 'instance_type', 'cloud', 'infra', 'job_recovery']

function isTask(root: Node): boolean {
  const resources = below(root, 'resources')
  const own = ownKeys.some((key) => entryOf(resources, key))
  return own && below(root, 'apiVersion') === undefined && below(root, 'type') === undefined
}

class Task {
  readonly #root: Node
  readonly #place: (node: Node) => Place

  constructor(root: Node, place: (node: Node) => Place) {
    this.#root = root
    this.#place = place
  }

  observations(): Observation[] {
    const resources = below(this.#root, 'resources')
    const choices = itemsOf(below(resources, 'any_of') ?? below(resources, 'ordered'))
    const wanted =
      choices.length > 0
        ? anyOf(choices.map((choice) => this.#resources(choice, resources)))
        : this.#resources(resources, undefined)
    const image = below(resources, 'image_id')
    return [
      ...(wanted ? [wanted] : this.#provider(resources)),
      ...(image ? imageObservations(this.#place(image), wordOf(image)) : []),
      ...this.#frameworks(),
    ]
  }

  /** What one set of resources asks for; what it leaves open stands in the set that it is a choice of. */
  #resources(resources: Node | undefined, outer: Node | undefined): AcceleratorObservation | undefined {
    const value = (key: string): Node | undefined => below(resources, key) ?? below(outer, key)
    const machine = value('instance_type')
    const rest: ResourceRequest = {
      job: wordOf(below(this.#root, 'name')),
      machine: wordOf(machine),
      provider: cloudNamed(wordOf(value('infra')) ?? wordOf(value('cloud'))),
      spot: flagOf(value('use_spot')),
    }
    const accelerators = value('accelerators')
    const wanted = choicesIn(accelerators)
    if (accelerators === undefined || wanted.length === 0) {
      return machine && observeRequest(this.#place(machine), 'states', { ...rest, nodes: this.#nodes })
    }
    const topology = wordOf(below(value('accelerator_args'), 'topology'))
    return anyOf(
      wanted.map(({ word, node }) =>
        this.#accelerator(word, node, { ...rest, ...(chipsOf(topology) && { topology }) }),
      ),
    )
  }

  #accelerator(word: string | undefined, node: Node, rest: ResourceRequest): AcceleratorObservation | undefined {
    const place = this.#place(node)
    const cut = word?.lastIndexOf(':') ?? -1
    const name = cut === -1 ? word : word?.slice(0, cut)
    const each = cut === -1 ? 1 : wholeNumber(word?.slice(cut + 1).trim())
    const hardware = hardwareNamed(name)
    if (name === undefined || name === '') return undefined
    // Most names that are not known are of new or rare GPUs.
    if (hardware === undefined) {
      return /^[A-Za-z]/.test(name)
        ? observeRequest(place, 'suggests', { ...rest, kind: 'gpu', perNode: each, nodes: this.#nodes })
        : undefined
    }
    if (hardware.chips !== undefined) {
      return observeRequest(place, 'states', { ...rest, name, machine: undefined, slices: times(each, this.#nodes) })
    }
    return observeRequest(place, 'states', { ...rest, name, perNode: each, nodes: this.#nodes })
  }

  get #nodes(): number | undefined {
    const nodes = below(this.#root, 'num_nodes')
    return nodes === undefined ? 1 : wholeOf(nodes)
  }

  /** A task without accelerators still stands in one place. */
  #provider(resources: Node | undefined): Observation[] {
    const node = below(resources, 'infra') ?? below(resources, 'cloud')
    const provider = cloudNamed(wordOf(node))
    return node && provider ? [{ what: 'provider', provider, certainty: 'states', place: this.#place(node) }] : []
  }

  #frameworks(): Observation[] {
    return ['setup', 'run'].flatMap((key) => {
      const script = below(this.#root, key)
      if (script?.kind !== 'scalar') return []
      const place = this.#place(script)
      const launched = key === 'run' ? softwareOfCommands(place.path, script.source) : []
      return [...launched.map((seen) => ({ ...seen, place })), ...installedByJob(place, script.source)]
    })
  }
}

interface Choice {
  /** Undefined where it is a template. */
  readonly word: string | undefined
  readonly node: Node
}

/** `H100:8`, `{H100: 8}`, `{H100:8, A100:8}` and lists of these. Nothing where none is wanted. */
function choicesIn(accelerators: Node | undefined): Choice[] {
  if (accelerators === undefined) return []
  if (accelerators.kind === 'list') return accelerators.items.flatMap(choicesIn)
  if (accelerators.kind === 'scalar') {
    const none = accelerators.value === null || /^(?:none|auto|)$/i.test(accelerators.source.trim())
    return none ? [] : [{ word: wordOf(accelerators), node: accelerators }]
  }
  return entriesOf(accelerators).map(([name, { node }]) => {
    if (node.kind === 'scalar' && node.value === null) return { word: literal(name), node: accelerators }
    const count = wordOf(node)
    return { word: count === undefined ? undefined : literal(`${name}:${count}`), node }
  })
}

const literal = (word: string): string | undefined => (/[${}<>]/.test(word) ? undefined : word)

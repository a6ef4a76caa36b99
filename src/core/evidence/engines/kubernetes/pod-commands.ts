import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { below, itemsOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { launchesIn } from '../commands/launches.ts'

/** What a container is started with, as one text. */
export interface PodCommand {
  readonly container: Node
  readonly text: string
  readonly range: Range
}

/** What the containers of a pod are started with; those that tell nothing are left out. */
export function commandsOf(pod: Node | undefined): PodCommand[] {
  return itemsOf(below(pod, 'containers')).flatMap((container) => {
    const words = [...itemsOf(below(container, 'command')), ...itemsOf(below(container, 'args'))]
    const [first] = words
    if (first === undefined) return []
    const text = words.map((word) => (word.kind === 'scalar' ? word.source : '')).join(' ')
    return [{ container, text, range: first.range }]
  })
}

/** Whether a pod starts a node of Ray by itself, as part of a cluster that other objects belong to as well. */
export const startsRay = (pod: Node | undefined): boolean =>
  commandsOf(pod).some(({ text }) => /\bray start\b/.test(text))

/** The number of nodes that a command in these pods launches a training on; undefined where none tells it. */
export const nodesLaunchedOn = (pods: readonly (Node | undefined)[]): number | undefined =>
  pods
    .flatMap((pod) => commandsOf(pod).flatMap(({ text }) => launchesIn(shellCommands(text))))
    .find(({ processes }) => processes?.nodes !== undefined)?.processes?.nodes

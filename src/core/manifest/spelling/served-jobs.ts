import { readFramework } from '../../catalog/names/framework-phrase.ts'
import { companions, resolveFramework } from '../../catalog/software/frameworks.ts'
import { servingEngines } from '../../catalog/software/libraries.ts'
import type { JobDraft } from './job-draft.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** Keys that imply training, even with a serving program. */
const ofTraining = ['model.method', 'model.optimizer', 'scale.epochs', 'scale.steps', 'scale.tokens']

/** `framework: vllm`: a serving program alone implies inference. */
export function settleServing(draft: JobDraft): void {
  const named = draft.get('framework.name') ?? draft.get('framework.libraries')
  if (ofTraining.some((key) => draft.get(key) !== undefined)) return
  const option = draft.values().find(({ from }) => from.slice(0, -1).some(isOfServer))
  if (option !== undefined) draft.imply('task', scalarAt(option.node, 'inference'), { ...option, isPart: true })
  if (named === undefined) return
  const items = named.entry.node.kind === 'list' ? named.entry.node.items : [named.entry.node]
  const programs = items.map((item) => readFramework(textOf(item) ?? '')?.libraries ?? [])
  const serves = programs.every((ids) => ids.length > 0 && ids.every((id) => servingEngines.has(id)))
  if (serves && items.every((item) => !namesFramework(textOf(item) ?? '')))
    draft.imply('task', scalarAt(named.node, 'inference'), { ...named, isPart: true })
}

/** Options of a program that only serves. */
const isOfServer = (step: string | number): boolean => /^(?:vllm|sglang|tgi|(?:tensorrt|trt)_llm)$/i.test(String(step))

/** Replicas of a service are independent: each has the whole model, and on TPUs a slice of its own. */
export function settleReplicas(draft: JobDraft): void {
  const nodes = draft.get('hardware.nodes')
  if (nodes === undefined || draft.text('task') !== 'inference') return
  const isWord = draft.get('hardware.parallelism') !== undefined
  if (isWord || !/^(?:replicas?|replica_?count)$/i.test(String(nodes.from.at(-1)))) return
  const isSlice = draft.get('hardware.topology') !== undefined || draft.accelerator?.slice !== undefined
  if (isSlice && draft.get('hardware.slices') === undefined) {
    draft.delete('hardware.nodes')
    draft.place('hardware.slices', nodes.node, nodes)
    return
  }
  draft.imply('hardware.parallelism.data', nodes.node, { ...nodes, isPart: true })
}

/** Whether a framework is named, not only implied by a library. */
const namesFramework = (text: string): boolean => {
  const id = resolveFramework(text)?.id
  return id !== undefined && !companions.has(id)
}

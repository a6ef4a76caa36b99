import type { JobDraft, Origin } from './job-draft.ts'
import { type Saying, unread } from './phrases/saying.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** Adds what one written value declares to the draft. */
export function say(draft: JobDraft, declared: Saying, origin: Origin): void {
  // A value with no known meaning, for example the problem that the model solves at `task`.
  if (declared.length === 0) draft.notRead.push(origin)
  // Eight GPUs imply the kind, whatever else stays open.
  if (declared[0]?.[0].startsWith('hardware.'))
    for (const kind of kindOf(origin))
      draft.imply('hardware.kind', scalarAt(origin.entry.node, kind), { ...origin, isPart: true })
  const isTuning = /^(?:fine?[\s_-]?tun|finetun)/i.test(String(origin.from.at(-1)))
  if (isTuning) draft.imply('task', scalarAt(origin.entry.node, 'fine-tuning'), { ...origin, isPart: true })
  for (const [at, [key, node, isOnlyIfAlone]] of declared.entries())
    if (key === unread) draft.notRead.push({ ...origin, from: [...origin.from, textOf(node) ?? ''] })
    else if (isOnlyIfAlone) draft.onlyIfAlone.push({ ...origin, node, to: key.split('.') })
    else draft.place(key, node, at === 0 ? origin : { ...origin, isPart: true })
}

/** The kind of accelerator in a key's name (`num_gpus`). */
export const kindOf = ({ from }: Origin): readonly string[] => {
  const name = String(from.at(-1))
  return /gpu/i.test(name) ? ['gpu'] : /tpu/i.test(name) ? ['tpu'] : []
}

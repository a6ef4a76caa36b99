import { resolveWord } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { listAt, scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr } from './saying.ts'

const degreeNames: Readonly<Record<string, string>> = {
  tp: 'tensor',
  tensor: 'tensor',
  tensorparallel: 'tensor',
  mp: 'tensor',
  pp: 'pipeline',
  pipeline: 'pipeline',
  pipelineparallel: 'pipeline',
  dp: 'data',
  data: 'data',
  ddp: 'data',
  dataparallel: 'data',
  cp: 'context',
  context: 'context',
  sp: 'context',
  ep: 'expert',
  expert: 'expert',
  fsdp: 'fsdp',
  zero: 'zero',
} // prettier-ignore

/** A word, or degrees in one text: `tp=8 pp=4`, `TP8, PP4`, `fsdp + tp 8`. */
export function parallelism(written: Node): Saying | undefined {
  if (written.kind === 'list') {
    const parts = written.items.map((item) => parallelism(item))
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part as Saying)
  }
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const found = resolveWord('parallelism', text)
  if (found !== undefined)
    return [
      ['hardware.parallelism', sameOr(written, found)],
      ...(/deepspeed/i.test(text)
        ? ([['framework.libraries', listAt(written, [scalarAt(written, 'deepspeed')])]] as const)
        : []),
    ]
  const declared: [string, Node][] = []
  for (const part of text.split(/\s*(?:[,;+&|/]|\band\b|\bwith\b|(?<=\d)\s+(?=[a-z]))\s*/i)) {
    const whole = resolveWord('parallelism', part.replace(/^zero[\s-]?offload$/i, 'zero2'))
    const [, name, degree] = /^([a-z][a-z _-]{0,24}?)[\s:=_-]*(\d{1,5})$/i.exec(part) ?? []
    const key = degreeNames[(name ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')]
    if (whole !== undefined) declared.push(['hardware.parallelism', scalarAt(written, whole)])
    else if (key !== undefined) declared.push([`hardware.parallelism.${key}`, scalarAt(written, Number(degree))])
    else if (part === 'offload') declared.push(['hardware.offload', scalarAt(written, 'optimizer')])
    else if (/^(?:deepspeed|megatron)(?:-lm)?$/i.test(part))
      declared.push([
        'framework.libraries',
        listAt(written, [scalarAt(written, part.toLowerCase().startsWith('m') ? 'megatron-lm' : 'deepspeed')]),
      ])
    else return undefined
  }
  // Sharded replicas are data parallel too.
  const layouts = declared.filter(([key]) => key === 'hardware.parallelism')
  return declared.filter((each) => layouts.length < 2 || !layouts.includes(each) || textOf(each[1]) !== 'data')
}

import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { companions, resolveFramework } from '../../catalog/software/frameworks.ts'
import { resolveLibrary } from '../../catalog/software/libraries.ts'
import type { JobDraft, Origin } from './job-draft.ts'
import { type Candidate, candidates, withoutUse } from './key-lookup.ts'
import { sayingOf } from './phrases/phrases.ts'
import { readValue } from './read-value.ts'
import { kindOf, say } from './say.ts'
import { flagOf } from './values/switches.ts'
import { listAt, scalarAt, textOf } from './values/value-node.ts'

/** `accelerators: { A100: 8 }`, `sagemaker: ml.g5.12xlarge`. */
export function readHardwareKey(draft: JobDraft, name: string, origin: Origin): boolean {
  const { key: range, node } = origin.entry
  const times = readValue('hardware.count', node)
  const part = resolveAccelerator(name)
  if (times !== undefined && part?.count === undefined && (part?.candidates.length ?? 0) > 0) {
    draft.place('hardware.accelerator', scalarAt({ range }, `${name}:${textOf(times)}`), origin)
    return true
  }
  const provider = resolveProvider(name)
  const declared = provider === undefined ? undefined : sayingOf('hardware.accelerator', node)
  if (provider === undefined || declared === undefined) return false
  say(draft, [...declared, ['hardware.provider', scalarAt({ range }, provider.id)]], origin)
  return true
}

/** `framework: { pytorch: 2.4, deepspeed: 0.14 }`. */
export function readFrameworkKey(draft: JobDraft, name: string, origin: Origin): boolean {
  const { key: range, node } = origin.entry
  const framework = resolveFramework(name)
  const at = (value: string) => scalarAt({ range }, value)
  if (framework !== undefined && !companions.has(framework.id)) {
    draft.place('framework.name', at(framework.id), origin)
    if (textOf(node) !== undefined && flagOf(node) === undefined)
      draft.place('framework.version', node, { ...origin, isPart: true })
    return true
  }
  const library = resolveLibrary(name)
  if (library === undefined || framework !== undefined) return false
  if (flagOf(node) !== false) draft.place('framework.libraries', listAt({ range }, [at(library.id)]), origin)
  return true
}

/** `gpu: none` means CPUs, `use_gpu: true` GPUs; `device: cuda:0` is an index. */
export function readPresence(draft: JobDraft, name: string, found: readonly Candidate[], origin: Origin): boolean {
  const { node } = origin.entry
  const [, program, index] = /^(cuda:)?(\d)$/.exec((/device/i.test(name) && textOf(node)) || '') ?? []
  const isIndex = index === '0' || program !== undefined
  const isThere = flagOf(node) ?? (isIndex ? true : undefined)
  const keys = found.length > 0 ? found : candidates('', '', withoutUse(name))
  if (isThere === undefined || textOf(node) === '1') return false
  if (!keys.some(({ path }) => path === 'hardware.accelerator')) return false
  const [kind] = program === undefined ? kindOf(origin) : ['gpu']
  if (!isThere && !isIndex) draft.imply('hardware.accelerator', scalarAt(node, 'cpu'), origin)
  else if (isThere && kind !== undefined)
    draft.imply('hardware.kind', scalarAt(node, kind), { ...origin, isPart: true })
  else draft.notRead.push(origin)
  return true
}

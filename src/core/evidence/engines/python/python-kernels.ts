import type { Certainty, KernelObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'

/** Kernels that source code contains or builds, in a language for one kind of accelerator. */
export function pythonKernels({ path, python, imports }: SourceFile): KernelObservation[] {
  const { code, strings, lineAt } = python
  const kernels: KernelObservation[] = []
  const add = (language: KernelObservation['language'], line: number, certainty: Certainty): number =>
    kernels.push({ what: 'kernel', language, place: { path, line }, certainty })
  const triton = imports.find(({ module }) => /^triton(?:\.|$)/.test(module))
  const decorator = triton && /^[ \t]*@triton\.(?:jit|autotune|heuristics)\b/m.exec(code)
  if (decorator) add('triton', lineAt(decorator.index), triton.when === 'always' ? 'states' : 'suggests')
  if (imports.some(({ module }) => module.startsWith('torch.utils.cpp_extension'))) {
    const extension = /\bCUDAExtension\s*\(|\bcuda_sources\s*=/.exec(code)
    const file = strings.find(({ value }) => /^[\w./-]{1,200}\.cu$/.test(value))
    const isChoice = extension === null || /\bCppExtension\b/.test(code)
    const at = extension?.index ?? file?.start
    if (at !== undefined) add('cuda', lineAt(at), isChoice ? 'suggests' : 'states')
  }
  for (const { module, line, when } of imports) {
    const pallas = /^jax\.experimental\.pallas\.(?:ops\.)?(tpu|gpu|triton|mosaic_gpu)\b/.exec(module)?.[1]
    if (pallas === undefined) continue
    const own = when === 'always' && !module.includes('.ops.') && /\bpallas_call\s*\(/.test(code)
    add(pallas === 'tpu' ? 'pallas-tpu' : 'pallas-gpu', line, own ? 'states' : 'suggests')
  }
  const nki = code.includes('@nki') ? /^[ \t]*@(?:nki\.(?:jit|baremetal|benchmark)|nki_jit)\b/m.exec(code) : null
  if (nki !== null) add('nki', lineAt(nki.index), 'states')
  return kernels
}

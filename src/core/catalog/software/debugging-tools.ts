import { resolveLibrary } from './libraries.ts'

/** Debuggers and profilers for GPU programs. */
const ofGpus: ReadonlySet<string> = new Set([
  ...['nsight', 'nsight-systems', 'nsys', 'nsight-compute', 'ncu', 'cuda-gdb', 'cuda-debugger', 'compute-sanitizer'],
  ...['cuda-memcheck', 'nvprof', 'nvvp', 'visual-profiler', 'rocgdb', 'rocprof'],
])

/** The kind of a word in `team.tools`, if the guidance covers it. */
export function toolKind(word: string): 'gpu' | 'pytorch' | undefined {
  const folded = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^nvidia-/, '')
  if (ofGpus.has(folded)) return 'gpu'
  return resolveLibrary(word)?.id === 'pytorch-profiler' ? 'pytorch' : undefined
}

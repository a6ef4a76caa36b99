import type { ReferenceId } from '../references.ts'
import type { Platform } from './platforms.ts'

/**
 * Where a library runs. `absent`: its documents exclude it; `unlisted`: they list what they support and this is
 * missing, so a finding is at most a warning. Platforms in neither list are supported, or nothing was read about them.
 */
export interface Reach {
  readonly serves: readonly Platform[]
  readonly absent: readonly Platform[]
  readonly unlisted: readonly Platform[]
  readonly reference: ReferenceId
}

/**
 * A library by its id: where it runs, `not` where it cannot, `unlisted` where its documents do not name it. CUDA and
 * libraries built only on it (`binds: 'cuda'`) need a row only if something else provides the same name.
 */
const table = `
flash-attention: cuda rocm not oneapi gaudi neuron metal other (flash-attention)
flash-attention-3: cuda not rocm oneapi gaudi neuron metal cann other (flash-attention)
flash-attention-4: cuda not rocm oneapi gaudi neuron metal cann other (flash-attention)
xformers: cuda rocm not gaudi neuron metal other unlisted oneapi cann (xformers)
bitsandbytes: cuda rocm oneapi gaudi metal not neuron other unlisted cann (bitsandbytes)
triton: cuda rocm oneapi cann not neuron metal other unlisted gaudi (triton)
mamba-ssm: cuda rocm not oneapi gaudi neuron metal other unlisted cann (mamba)
deepspeed: cuda rocm oneapi gaudi metal cann not neuron other (deepspeed-accelerators)
neuronx-distributed: neuron not cuda rocm oneapi gaudi tpu metal cann other (optimum-neuron)
optimum-habana: gaudi not cuda rocm oneapi neuron tpu metal cann other (optimum-habana)
optimum-tpu: tpu not cuda rocm oneapi gaudi neuron metal cann other (optimum-tpu)
mlx: metal cuda unlisted rocm oneapi gaudi neuron tpu cann other (mlx-install)
unsloth: cuda rocm oneapi metal unlisted gaudi neuron cann other (unsloth-readme)
liger-kernel: cuda rocm oneapi cann unlisted gaudi neuron metal other (liger-setup)
axolotl: cuda rocm unlisted oneapi gaudi neuron other (axolotl-readme)
nemo: cuda neuron unlisted rocm oneapi gaudi metal cann other (nemo-readme)
vllm: cuda rocm oneapi gaudi neuron tpu metal cann unlisted other (vllm-gpu)
sglang: cuda rocm oneapi tpu cann unlisted gaudi neuron metal other (sglang-platforms)
colossal-ai: cuda cann unlisted oneapi gaudi neuron tpu metal other (colossalai-readme)
cupy: cuda rocm unlisted oneapi gaudi neuron metal cann other (cupy-install)
faiss: cuda rocm (faiss-install)
gsplat: cuda unlisted oneapi gaudi neuron metal cann other (gsplat-readme)
kaolin: cuda not metal unlisted rocm oneapi gaudi neuron tpu cann other (kaolin-install)
warp: cuda unlisted rocm oneapi gaudi neuron tpu metal cann other (warp-readme)
nccl: cuda rocm (rocm-libraries)
apex: cuda rocm (nvidia-cuda)
transformer-engine: cuda rocm gaudi (transformer-engine)
numba-cuda: cuda rocm (nvidia-cuda)
rapids: cuda rocm (nvidia-cuda)
cutlass: cuda oneapi (nvidia-cuda)
`

let reaches: ReadonlyMap<string, Reach> | undefined

function read(): ReadonlyMap<string, Reach> {
  const rows = [...table.matchAll(/^(\S+): (.+) \((\S+)\)$/gm)]
  return new Map(
    rows.map(([, id, cells, reference]) => {
      const [rest = '', unlisted = ''] = (cells as string).split(' unlisted ')
      const [serves = '', absent = ''] = rest.split(' not ')
      const words = (text: string): Platform[] => text.split(' ').filter(Boolean) as Platform[]
      return [
        id as string,
        {
          serves: words(serves),
          absent: words(absent),
          unlisted: words(unlisted),
          reference: reference as ReferenceId,
        },
      ]
    }),
  )
}

/** All rows, by library id. */
export function reachOfAll(): ReadonlyMap<string, Reach> {
  reaches ??= read()
  return reaches
}

/** Replacements for NVIDIA libraries on other platforms (rocm-libraries; the Gaudi and Neuron documentation). */
const counterparts: Readonly<Record<string, Readonly<Partial<Record<Platform, string>>>>> = {
  cudnn: { rocm: 'MIOpen' },
  cublas: { rocm: 'hipBLAS' },
  tensorrt: { rocm: 'MIGraphX' },
  'tensorrt-llm': { rocm: 'vLLM' },
  nccl: { gaudi: 'HCCL', neuron: 'Neuron collectives' },
}

/** The counterpart of a library on a platform; undefined if unknown. */
export const counterpartOn = (library: string, platform: Platform): string | undefined =>
  counterparts[library]?.[platform]

/** Where a library runs; undefined if nothing was read about it. */
export const reachOf = (library: string): Reach | undefined => reachOfAll().get(library)

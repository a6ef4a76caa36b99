import { once } from '../../text/once.ts'

/**
 * The CUDA toolkit of NVIDIA's framework containers by month: all of one month use the same image. Read from the
 * release notes of PyTorch, TensorFlow, MXNet, PaddlePaddle, DGL (which has PyTorch's) and vLLM; with a degree sign,
 * from what such containers report (`torch.version.cuda`, `CUDA_VERSION`) or what Dockerfiles say about them. A month
 * found in neither is left out, and unknown.
 *
 * Only the toolkit is a fact here. The framework is NVIDIA's own build, which supports other architectures than the
 * project's packages of that release: PyTorch 2.6 in 25.01 has kernels for Blackwell.
 */
const table = `
10.2: 20.01 20.02 20.03
11.0: 20.06
11.1: 20.10 20.12
11.2: 21.03
11.3: 21.04 21.05 21.06
11.4: 21.09 21.10°
11.5: 21.12°
11.6: 22.02° 22.03
11.7: 22.05 22.06 22.08°
11.8: 22.09° 22.10 22.11 22.12
12.0: 23.01
12.1: 23.03 23.04 23.07
12.2: 23.08 23.10°
12.3: 23.11 24.01° 24.02
12.4: 24.03° 24.04° 24.05
12.5: 24.07
12.6: 24.08° 24.09° 24.10° 24.11° 24.12
12.8: 25.01° 25.02° 25.03°
12.9: 25.04° 25.05° 25.06°
13.0: 25.08° 25.09° 25.10 25.11°
13.1: 25.12 26.01
13.2: 26.03 26.05
13.3: 26.06°
13.4: 26.10
`

const byMonth = once(
  () =>
    new Map(
      table
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [toolkit = '', months = ''] = line.replaceAll('°', '').split(': ')
          return months.split(' ').map((month) => [month, toolkit] as const)
        }),
    ),
)

/** The toolkit of a month like `24.01`; undefined if unknown. */
export const containerToolkit = (month: string): string | undefined => byMonth().get(month)

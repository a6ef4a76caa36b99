/** No published pipeline is longer. Declared layers are unbounded, so their divisors are not enumerated further. */
const mostStages = 1024

/** The pipeline degrees above 1 that give each stage the same number of layers, ascending. */
export const evenStages = (layers: number): number[] =>
  Array.from({ length: Math.min(layers, mostStages) }, (_, index) => index + 1).filter(
    (stages) => stages > 1 && layers % stages === 0,
  )

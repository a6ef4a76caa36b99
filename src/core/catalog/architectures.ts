/** What the guidance says about an architecture. */
export interface Architecture {
  /** For people; set if the guidance calls it standard. */
  readonly standard?: string
  /** Most of its arithmetic is dense matrix work. */
  readonly isDense: boolean
}

const standard: Readonly<Record<string, string>> = { transformer: 'Transformers', cnn: 'CNNs', resnet: 'ResNets' }

const dense: ReadonlySet<string> = new Set(['transformer', 'moe', 'cnn', 'resnet', 'mlp', 'diffusion'])

export function architectureOf(word: string): Architecture {
  const name = standard[word]
  return { ...(name !== undefined && { standard: name }), isDense: dense.has(word) }
}

/** A server sold with its accelerators. */
export interface System {
  readonly names: readonly string[]
  /** A name that `resolveAccelerator` accepts. */
  readonly accelerator: string
  readonly count: number
}

/** NVIDIA's own servers. An HGX board has four or eight, so only names with the number are listed. */
export const systems: readonly System[] = [
  { names: ['DGX-1'], accelerator: 'v100', count: 8 },
  { names: ['DGX-2', 'DGX-2H'], accelerator: 'v100-32gb', count: 16 },
  { names: ['DGX A100'], accelerator: 'a100-sxm', count: 8 },
  { names: ['DGX A100 320GB', 'DGX A100 40GB'], accelerator: 'a100-sxm-40gb', count: 8 },
  { names: ['DGX A100 640GB', 'DGX A100 80GB'], accelerator: 'a100-sxm-80gb', count: 8 },
  { names: ['DGX Station A100'], accelerator: 'a100-sxm', count: 4 },
  { names: ['DGX H100', 'HGX H100 8-GPU', 'HGX H100 x8', 'DGX H100 640GB'], accelerator: 'h100-sxm', count: 8 },
  { names: ['DGX H200', 'HGX H200 8-GPU', 'HGX H200 x8'], accelerator: 'h200', count: 8 },
  { names: ['DGX B200', 'HGX B200 8-GPU', 'HGX B200 x8'], accelerator: 'b200', count: 8 },
  { names: ['DGX B300', 'HGX B300 8-GPU', 'HGX B300 x8'], accelerator: 'b300', count: 8 },
  { names: ['HGX A100 8-GPU', 'HGX A100 x8'], accelerator: 'a100-sxm', count: 8 },
  { names: ['HGX A100 4-GPU', 'HGX A100 x4'], accelerator: 'a100-sxm', count: 4 },
  { names: ['HGX H100 4-GPU', 'HGX H100 x4'], accelerator: 'h100-sxm', count: 4 },
]

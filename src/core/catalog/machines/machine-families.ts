import type { Accelerator, AcceleratorKind } from '../accelerator.ts'

/** What all machines of a family have in common, whatever their size and generation. */
export interface MachineFamily {
  readonly provider: string
  readonly kind: AcceleratorKind
  /** Undefined if a generation may use another vendor. */
  readonly vendor?: Exclude<Accelerator['vendor'], 'other'>
}

const longest = 60

/** Name patterns of machine families, which recognize new and old sizes. */
const families: readonly (readonly [name: RegExp, family: MachineFamily])[] = [
  [/^(?:ml\.)?g4ad\.\d{0,2}xlarge$/, { provider: 'aws', kind: 'gpu', vendor: 'amd' }],
  [
    /^(?:ml\.)?(?:p[2-6]|g[2-7]|gr6)[a-z]{0,3}(?:-[a-z]{1,3}\d{1,4})?\.(?:\d{0,3}xlarge|metal)$/,
    { provider: 'aws', kind: 'gpu', vendor: 'nvidia' },
  ],
  [
    /^(?:ml\.)?(?:p|g|gr)\d[a-z]{0,3}(?:-[a-z]{1,6}\d{1,4})?\.(?:\d{0,3}xlarge|metal)$/,
    { provider: 'aws', kind: 'gpu' },
  ],
  [/^(?:ml\.)?(?:trn|inf)\d[a-z]{0,2}\.\d{0,3}xlarge$/, { provider: 'aws', kind: 'other', vendor: 'aws' }],
  [
    /^a\d[a-z]?-(?:high|mega|ultra|edge|max)gpu-\d{1,2}g(?:-[a-z]{1,10})?$/,
    { provider: 'gcp', kind: 'gpu', vendor: 'nvidia' },
  ],
  [/^ct\d[a-z]{0,2}-(?:hightpu|standard)-\d{1,2}t$/, { provider: 'gcp', kind: 'tpu', vendor: 'google' }],
  [
    /^standard_nv\d{1,3}as_v4$|^standard_n[a-z]{1,2}\d{1,3}[a-z]{0,5}_mi\d{3}[a-z]?_v\d$/,
    { provider: 'azure', kind: 'gpu', vendor: 'amd' },
  ],
  [
    /^standard_n[cdv]\d{1,3}[a-z]{0,5}(?:_[a-z]{0,3}\d{1,4}[a-z]?)?(?:_v\d)?$/,
    { provider: 'azure', kind: 'gpu', vendor: 'nvidia' },
  ],
  [/^bm\.gpu\.mi\d{3}x\.\d$/, { provider: 'oci', kind: 'gpu', vendor: 'amd' }],
  [
    /^(?:vm|bm)\.gpu(?:\d|\.[abghlv]{1,2}\d{1,3}[\w-]{0,8})\.\d{1,2}$/,
    { provider: 'oci', kind: 'gpu', vendor: 'nvidia' },
  ],
]

/** The family of a machine type, even if the type itself is unknown. */
export function familyOfMachine(name: string): MachineFamily | undefined {
  if (name.length > longest) return undefined
  const plain = name.trim().toLowerCase()
  return families.find(([pattern]) => pattern.test(plain))?.[1]
}

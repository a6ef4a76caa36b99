import fc from 'fast-check'
import { evidenceCases } from '../../support/evidence-cases.ts'
import { dependencySeeds } from './dependency-seeds.ts'
import { launchSeeds } from './launch-seeds.ts'
import { mutated } from './mutations.ts'
import { liveText, yamlPieces } from './token-soup.ts'

export interface EvidenceFile {
  readonly path: string
  readonly text: string
}

/** For each document format, the first case with an observation. */
const documentSeeds = Object.fromEntries(
  Array.from(evidenceCases, ([format, cases]) => {
    const { path, text } = cases.find(({ seen }) => seen.length > 0) ?? { path: '', text: '' }
    return [format, [path, text] as const]
  }),
)

export const seeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  ...launchSeeds,
  ...documentSeeds,
  ...dependencySeeds,
}

const all = Object.values(seeds)
/** Opening and closing characters of some format. */
const signs = fc.constantFrom(
  ...`$(§\${§\`§"§'§"""§\\\n§<<EOF\n§(§)§{§}§[§]§{{ x }}§{% if x %}\n§/*§*/`.split('§'),
  ...'#§//§;§&&§|§$A§f"{§<N>§-1§0§1e9§99999999999999999999§٣§8-16§8,8§8.5§0x8'.split('§'),
  ...'import §def f(§try:\n§resource "x" "y" {§FROM §RUN §ARG A=$A\n§[[package]]\n§[a.b]\n§---\n§kind: List\n'.split(
    '§',
  ),
)
const pieces = fc.oneof(signs, signs, yamlPieces, liveText)

export const evidencePaths: fc.Arbitrary<string> = fc.constantFrom(...all.map(([path]) => path))

/** Repeated pieces: lines of all formats, and special characters. */
export const evidencePieces: fc.Arbitrary<string> = fc.oneof(
  signs,
  yamlPieces,
  fc.constantFrom(...new Set(all.flatMap(([, text]) => text.split(/(?<=\n)/)))),
)

/** Nearly valid evidence files of all formats, sometimes under the name of another. */
export const evidenceFiles: fc.Arbitrary<EvidenceFile> = fc
  .record({
    own: fc.constantFrom(...all),
    isRenamed: fc.constantFrom(true, false, false, false, false, false),
    other: fc.constantFrom(...all),
  })
  .chain(({ own, other, isRenamed }) =>
    mutated(fc.constant(own[1]), pieces).map((text) => ({ path: (isRenamed ? other : own)[0], text })),
  )

import fc from 'fast-check'
import { names, payloads } from '../../support/hostile.ts'

const yamlTokens = [
  ...'[§]§{§}§,§:§: §- §-§? §|§>§|-§>+2§&a §*a§*a §<<: §!!str §! '.split('§'),
  ...`---\n§...\n§%YAML 1.1\n§# c§ # c\n§"§'§\\§\n§\n§\n  §\n    §\r\n§\r§\t§ `.split('§'),
  ...'~§null§true§.nan§0o17§1e3§2.10§@§`§\ufeff§\u2028§\u0085§\u0000§\ud800§🙂§\u202e'.split('§'),
  ...`__proto__: §constructor: §""§''§"\\x00"§"\\ud800"§"a\n  b"`.split('§'),
]

const manifestTokens = [
  ...'jobs:\n  a:\n    §defaults:\n  §defaults: &d\n  §version: 1\n§framework: §jax\n§pytorch\n§stage: '.split('§'),
  ...'production\n§hardware: §H100:8\n§tpu-v5e-64\n§accelerator: §count: §8\n§scale: §parameters: 7B\n'.split('§'),
  ...'name: §labels: { §model: { dynamic_shapes: true }\n§needs:\n  edge: true\n§# accelerator-review: allow '.split(
    '§',
  ),
  ...'model/dynamic-shapes until 2027-01-31 because x\n§evidence: [§a/**/*.yaml§]\n'.split('§'),
]

/** Characters with a meaning for a runner, Markdown, HTML, XML, JSON or a terminal. */
const liveTokens = [
  ...'::error::§::§##[add-mask]x§##[§]§%0A§%25§%§\n§\r§\r\n§\u2028§\u001b[2J§\u009b'.split('§'),
  ...'@someone§#1§GH-12§https://evil.example§www.evil.example§![x](http://e)§<img src=x>§</code>§<!--'.split('§'),
  ...'-->§`§``§```\n§*b*§_i_§[a](b)§[a]: b§~~s~~§&lt;§&#64;§\\§- x§1. x§> q§---§:smile:'.split('§'),
  ...`a@b.example§0123abcdef§|§\\|§(§)§{0}§{{§]]>§"§'§\u202e§\u200b§\ud800§\ufffe§ §\t§$(x)`.split('§'),
]

const soup = (tokens: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...tokens) }, { weight: 1, arbitrary: noise }), {
      maxLength,
    })
    .map((parts) => parts.join(''))

const noise = fc.string({ unit: 'binary', maxLength: 4 })

/** Characters and words of YAML and of manifests, in unusual orders. */
export const yamlSoup: fc.Arbitrary<string> = fc.oneof(
  soup(yamlTokens, 40),
  soup(manifestTokens, 20),
  soup([...yamlTokens, ...manifestTokens, ...manifestTokens], 50),
)

/** One or a few characters to insert into a text. */
export const yamlPieces: fc.Arbitrary<string> = fc.constantFrom(...yamlTokens, ...manifestTokens)

/** Words that try to be syntax. */
export const liveText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: soup(liveTokens, 10) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(payloads)).map((text) => text.slice(0, 400)) },
)

/** Names of files and folders, some of which try to be syntax. */
export const filePaths: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('train', 'a', 'jobs', 'b c', 'ü', '.github', 'x_y-z.w') },
      { weight: 1, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: liveText.map((text) => text.slice(0, 60)) },
    ),
    { maxLength: 4 },
  )
  .map((steps) => steps.map((step) => step.replaceAll('/', '_').replaceAll('\0', '_')).filter((step) => step !== ''))
  .map((steps) => [...steps, 'accelerator.yml'].join('/'))

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that are left out
const refused = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/g

/** The same without characters that a manifest is refused for. These words reach the reports. */
export const acceptedText: fc.Arbitrary<string> = liveText.map((text) => text.replace(refused, ''))

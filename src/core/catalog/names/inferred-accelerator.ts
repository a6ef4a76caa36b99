import { once } from '../../text/once.ts'
import type { Accelerator, AcceleratorKind } from '../accelerator.ts'
import { familyOfMachine } from '../machines/machine-families.ts'
import { longestWord } from '../spelling.ts'

/** What the form of an unknown name implies. */
export interface InferredAccelerator {
  /** `npu` for inference-only neural network chips other than TPUs, which the catalog lists as `other`. */
  readonly kind?: AcceleratorKind | 'npu'
  readonly vendor?: Exclude<Accelerator['vendor'], 'other'>
}

/** Suffixes that do not identify an accelerator: a memory size, a form, a slice's number. */
const rest =
  '(?:[ -](?:x?\\d{1,3}x?|\\d{1,5}|\\d{1,4} ?gi?b|sxm\\d?|pcie|nvl\\d{0,3}|oam|ultra|super|ti|pro|max|xtx?|laptop|gpus?|tpus?|chips?|pods?)){0,4}'
const named = (name: string): RegExp => new RegExp(`^(?:${name})${rest}$`)

/** The patterns of vendors' names, including future ones. */
const forms = once((): readonly (readonly [form: RegExp, meaning: InferredAccelerator])[] => [
  // TPU v9, tpu-v8p-64, v8e-16, TPU10x. A plain "v9" may be any version.
  [named('(?:google |cloud |google cloud )?tpu[ -]?v?\\d{1,2}[a-z]{0,2}'), { kind: 'tpu', vendor: 'google' }],
  [/^v\d{1,2}[eipx]-\d{1,5}$/, { kind: 'tpu', vendor: 'google' }],
  // B400, R300, VR200, GB400, H300: the letter of a data center generation and hundreds.
  [named('(?:nvidia )?(?:[abhlr]|g[bhr]|vr)\\d{1,2}0[a-wyz]?'), { kind: 'gpu', vendor: 'nvidia' }],
  [
    named('(?:nvidia )?(?:a100x|a16|a800x|h100x|l2|l20|t10|m40|k40|p6000|rtx[ -]?pro[ -]?\\d000)'),
    { kind: 'gpu', vendor: 'nvidia' },
  ],
  [
    named('(?:nvidia )?(?:geforce )?(?:rtx|gtx)[ -]?a?\\d{3,4}[a-z]?(?: ada(?: generation)?)?'),
    { kind: 'gpu', vendor: 'nvidia' },
  ],
  [
    named('(?:nvidia )?(?:vera[ -])?rubin|(?:nvidia )?(?:grace[ -])?blackwell|(?:nvidia )?hopper|nvidia feynman'),
    { kind: 'gpu', vendor: 'nvidia' },
  ],
  [/^(?:geforce|quadro|tesla [abhkmptv]\d{1,3}) ?[a-z0-9 -]{0,30}$/, { kind: 'gpu', vendor: 'nvidia' }],
  [named('(?:amd )?(?:instinct )?mi[ -]?\\d{2,3}[a-z]?'), { kind: 'gpu', vendor: 'amd' }],
  [/^(?:amd )?(?:instinct|radeon) [a-z0-9][a-z0-9 -]{0,30}$/, { kind: 'gpu', vendor: 'amd' }],
  [named('(?:amd )?(?:radeon )?rx[ -]?\\d{3,4}(?:[ -]?xtx?)?'), { kind: 'gpu', vendor: 'amd' }],
  [
    named('(?:intel )?arc (?:pro )?[abc]\\d{2,3}m?|intel (?:data center gpu )?(?:max|flex) \\d{3,4}'),
    { kind: 'gpu', vendor: 'intel' },
  ],
  [named('(?:intel )?(?:jaguar shores|falcon shores|crescent island)'), { kind: 'gpu', vendor: 'intel' }],
  [named('(?:intel |habana )?gaudi[ -]?\\d[a-z]?'), { kind: 'npu', vendor: 'intel' }],
  [
    named('(?:aws |amazon )?(?:trainium|inferentia)[ -]?\\d|(?:aws )?(?:trn|inf)\\d[a-z]?'),
    { kind: 'npu', vendor: 'aws' },
  ],
  [named('(?:huawei )?ascend[ -]?\\d{3,4}[a-z]{0,2}'), { kind: 'npu' }],
  [named('apple m\\d(?: (?:pro|max|ultra))?'), { kind: 'gpu' }],
])

/** Words that suffice anywhere in a name: vendors of one kind of chip, and their series. */
const tellingWords: readonly (readonly [words: string, meaning: InferredAccelerator])[] = [
  [
    'nvidia geforce quadro rtx gtx dgx hgx gb200 gb300 vr200 rubin feynman blackwell jetson titan a100 h100 h200 b200 b300 l40s',
    { kind: 'gpu', vendor: 'nvidia' },
  ],
  ['instinct radeon rocm gfx mi300 mi450 strix helios cdna rdna', { kind: 'gpu', vendor: 'amd' }],
  ['arc battlemage celestial ponte xpu', { kind: 'gpu', vendor: 'intel' }],
  [
    'biren br moore mtt musa metax muxi hygon dcu iluvatar tiangai lisuan 曦云 天垓 摩尔线程 壁仞 海光',
    { kind: 'gpu' },
  ],
  ['gpu gpus geforce', { kind: 'gpu' }],
  ['tpu tpus trillium ironwood v5litepod', { kind: 'tpu', vendor: 'google' }],
  ['trainium inferentia trn inf neuroncore', { kind: 'npu', vendor: 'aws' }],
  ['gaudi habana', { kind: 'npu', vendor: 'intel' }],
  [
    'npu npus ascend atlas 昇腾 mtia maia mlu 思元 cambricon kunlun 昆仑芯 enflame 燧原 ppu zhenwu zixiao xdna tenstorrent wormhole blackhole furiosa rngd rebellions rebel hailo',
    { kind: 'npu' },
  ],
  ['wse cerebras lpu groq sambanova ipu graphcore etched sohu matx d-matrix dojo hpu', { kind: 'other' }],
]

/**
 * Splits letters and Chinese characters from a number: `mlu690` is the 690 of `mlu`. A short word alone means nothing.
 */
const wordsIn = (name: string): readonly string[] =>
  /^[a-z]{1,3}$/.test(name) && !/^[gnt]pu$/.test(name)
    ? []
    : name.split(/[ :/+-]+/).flatMap((word) => [word, word.replace(/\d.*$/, '')])

/** Words that negate the others, and characters that no name has. */
const doubtful = /\b(?:no|not|non|without|or|cpu|cpus|asic|tesla|edge|coral)\b|[^\p{L}a-z0-9 .:/+-]/u

/**
 * What a name that `resolveAccelerator` does not know implies: TPUs and cards newer than the catalog, words with "gpu"
 * or "tpu", and machine families. Undefined if the form is ambiguous.
 */
export function inferAccelerator(word: string): InferredAccelerator | undefined {
  if (word.length > longestWord) return undefined
  const family = familyOfMachine(word)
  if (family)
    return { kind: family.vendor === 'aws' ? 'npu' : family.kind, ...(family.vendor && { vendor: family.vendor }) }
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_,()]+/g, ' ')
    .trim()
  const form = forms().find(([pattern]) => pattern.test(plain))
  if (form) return form[1]
  if (doubtful.test(plain)) return undefined
  // Several kinds are ambiguous.
  const words = new Set(wordsIn(plain))
  const matches = tellingWords
    .filter(([known]) => known.split(' ').some((word) => words.has(word)))
    .map(([, meaning]) => meaning)
  return new Set(matches.map(({ kind }) => kind)).size === 1 ? matches[0] : undefined
}

/** A word, or the rest of it, and the version written around it. */
export interface Spelling {
  readonly core: string
  readonly version?: string
}

/** The word without its outermost layer. Every layer removes at least one character, so peeling terminates. */
export function peel(word: string): Spelling | undefined {
  for (const layer of layers) {
    const peeled = layer(word)
    if (peeled === undefined) continue
    const core = peeled.core.trim()
    // A layer that removes nothing would repeat forever.
    if (core.length >= word.length) continue
    return { ...peeled, core }
  }
  return undefined
}

type Layer = (word: string) => Spelling | undefined

const before = (word: string, at: number): Spelling | undefined => (at > 0 ? { core: word.slice(0, at) } : undefined)

/** `torch==2.4; python_version >= "3.9"`: the environment marker of a requirement. */
const marker: Layer = (word) => {
  const at = word.indexOf(';')
  return /^;\s?(?:python|platform|sys_platform|os_name|extra|implementation)/.test(word.slice(at))
    ? before(word, at)
    : undefined
}

/** `flash_attn-2.5.8+cu122-cp310-cp310-linux_x86_64.whl`, with any path. */
const wheel: Layer = (word) => {
  if (!word.endsWith('.whl')) return undefined
  const [core = '', version = ''] = word.slice(word.lastIndexOf('/') + 1, -'.whl'.length).split('-')
  return { core, ...versionIn(version) }
}

/** `apex @ git+https://…` and `nemo@main`. */
const reference: Layer = (word) => {
  const at = word.indexOf('@')
  const target = word.slice(at + 1).trim()
  const version = versionIn(target)
  if (at <= 0 || (version === undefined && !target.includes('://') && /\s/.test(word))) return undefined
  return { core: word.slice(0, at), ...version }
}

const hostName = /^[\w.-]+\.(?:com|org|net|io|ai|dev|co|sh|cn|us|eu|edu|gov)(?::\d{1,5})?$/

/** `git+https://github.com/NVIDIA/apex.git`, `nvcr.io/nvidia/pytorch`: the last segment of an address. */
const address: Layer = (word) => {
  const path = word.replace(/^(?:git\+)?[a-z]{2,8}:\/\//, '')
  const [host = '', ...parts] = path.split(/[?#]/, 1)[0]?.split('/') ?? []
  const last = parts.findLast((part) => part !== '')
  if (last === undefined || !hostName.test(host)) return undefined
  return { core: last.replace(/\.git(?=@|$)/, '') }
}

const bounds = /^([=<>~!]{1,3}) ?(v?\d[\w.*+!-]*(?:, ?[<>=~!]{1,3} ?v?\d[\w.*+!-]*){0,4}(?:=\S*)?)$/

/** `torch==2.4`, `torch>=2.1,<3`, and Conda's `pytorch=2.4=py3.11_cuda12`. */
const requirement: Layer = (word) => {
  const at = word.search(/[=<>~!]/)
  if (at <= 0) return undefined
  const [, operator = '', bound = ''] = bounds.exec(word.slice(at).trim()) ?? []
  if (bound === '') return undefined
  const exact = /^={1,3}$/.test(operator) && !bound.includes(',')
  const version = exact
    ? versionIn(bound.split('=', 1)[0]?.trim() ?? '')
    : { version: word.slice(at).replace(/\s+/g, '') }
  return { core: word.slice(0, at), ...version }
}

/** `jax[cuda12]`. */
const extras: Layer = (word) => (/[^\s[]\[[^\]]*\]$/.test(word) ? before(word, word.indexOf('[')) : undefined)

/** `pytorch:24.05-py3`, `vllm:v0.6.3`: the tag of an image. */
const tag: Layer = (word) => {
  const at = word.lastIndexOf(':')
  const text = word.slice(at + 1).trim()
  if (at <= 0 || !/^(?:v?\d|cu(?:da)?\d|py3|rocm|latest|nightly|main|stable|dev|release)/.test(text)) return undefined
  // NVIDIA tags its images by month, which is not a version of their contents.
  const ofMonth = /^\d\d\.(?:0[1-9]|1[0-2])(?:-|$)/.test(text)
  return { core: word.slice(0, at), ...(!ofMonth && versionIn(text.split('-', 1)[0] ?? '')) }
}

/** `2.3.1+cu121`: the build's target. */
const build: Layer = (word) => {
  const at = word.lastIndexOf('+')
  return /^(?:cu\d|cpu|gpu|rocm|xpu|git)[\w.]*$/.test(word.slice(at + 1)) ? before(word, at) : undefined
}

/** The last word of a name, if `tells` accepts it. */
const ending =
  (tells: (word: string) => Omit<Spelling, 'core'> | undefined): Layer =>
  (word) => {
    const at = Math.max(...[' ', '-', '_'].map((separator) => word.lastIndexOf(separator)))
    const accepted = at > 0 ? tells(word.slice(at + 1)) : undefined
    return accepted && { core: word.slice(0, at), ...accepted }
  }

const versionNumber = /^v?(\d{1,8}(?:\.(?:\d{1,14}|x|\*)){0,4}(?:\.?(?:a|b|rc|dev|post|alpha|beta)\d{0,14})?)(\+?)$/

/** A version alone: `v2.4.0rc1`, `2.x` or `2.4+`. */
function versionIn(text: string): { version: string } | undefined {
  const [, version, orLater] = versionNumber.exec(text.replace(/\+[a-z].*$/, '')) ?? []
  if (version === undefined) return undefined
  return { version: orLater === '+' ? `>=${version}` : version }
}

const madeFor = /^(?:(?:cu|cuda|rocm)\d{1,4}(?:\.\d{1,2}){0,2}x?|(?:py|cp)\d{1,3})$/

/** Words after a name that only say what it is. */
const kinds: ReadonlySet<string> = new Set([
  ...['framework', 'frameworks', 'library', 'libraries', 'lib', 'package', 'toolkit', 'module', 'sdk', 'software'],
  ...['version', 'nightly', 'stable', 'latest', 'release', 'preview', 'dev', 'main'],
])

/** Publishers, as written before a slash. */
const organizations: ReadonlySet<string> = new Set([
  ...['nvidia', 'microsoft', 'huggingface', 'google', 'google-research', 'google-deepmind', 'deepmind', 'meta-pytorch'],
  ...['facebookresearch', 'facebook', 'meta', 'openai', 'intel', 'amd'],
  ...['rocm', 'apple', 'aws', 'apache', 'ai-hypercomputer'],
  ...['dao-ailab', 'hpcaitech', 'eleutherai', 'mosaicml', 'databricks', 'lightning-ai', 'vllm-project', 'sgl-project'],
  ...['axolotl-ai-cloud', 'unslothai', 'bigscience-workshop', 'stanford-crfm', 'ray-project', 'rapidsai', 'linkedin'],
  ...['openxla', 'allenai', 'volcengine', 'modelscope', 'hiyouga'],
  ...['state-spaces', 'patrick-kidger', 'habanaai', 'pypi'],
])

const organization: Layer = (word) => {
  const at = word.indexOf('/')
  return organizations.has(word.slice(0, Math.max(at, 0)).trim()) ? { core: word.slice(at + 1) } : undefined
}

/** Vendors, as written before a name. */
const makers = [
  'nvidia',
  'microsoft',
  'huggingface',
  'hugging face',
  'hf',
  'google',
  'meta',
  'apache',
  'intel',
  'amd',
  'apple',
]

const maker: Layer = (word) => {
  const found = makers.find((name) => word.startsWith(name) && /^[\s_-]/.test(word.slice(name.length)))
  return found === undefined ? undefined : { core: word.slice(found.length + 1) }
}

/** In the order of removal, outermost first. */
const layers: readonly Layer[] = [
  wheel,
  marker,
  address,
  reference,
  requirement,
  extras,
  tag,
  build,
  ending(versionIn),
  ending((word) => (madeFor.test(word) ? {} : undefined)),
  ending((word) => (kinds.has(word) ? {} : undefined)),
  organization,
  maker,
]

import { keyOfWords } from '../spelling.ts'
import type { Model } from './model.ts'
import { isModelFamily } from './model-families.ts'
import { lettersOf, statesSize, wordsOfModel } from './model-key.ts'
import type { ModelRow } from './model-table.ts'

/** Words after a name that describe tuning, packaging or storage, and do not change the size. */
const sameSize = new Set(
  `instruct instruction chat it pt sft dpo rlhf orpo lora qlora ft finetuned hf gguf ggml awq gptq exl2 mlx bnb nf4
   unsloth quantized quant dynamic 4bit 8bit 6bit fp4 fp8 fp16 fp32 bf16 int4 int8 w4a16 w8a8 w8a16 nvfp4 mxfp4 safetensors
   cased uncased deduped latest`.split(/\s+/),
)

/** Words that may also be the size (BERT base) or part of a version: skipped only after a stated size. */
const behindSize = /^(base|20\d{6}|2\d(0[1-9]|1[0-2])|(0[1-9]|1[0-2])[0-3]\d)$/

/** Words of somebody's own after a stated size, which name what it was tuned on: `llama-3.1-8b-math-orca`. */
const ownWord = /^[a-z]{2,30}\d{0,3}$/

/** Words that make it another model. */
const otherShape =
  /moe|vl$|vision|visual|image|audio|speech|omni|video|multi|reward|^rm$|^prm$|value|embed|rerank|prun|width|depth|upscal|merge|slerp|frank|eagle|draft|medusa|mamba|hybrid|mtp|lite|mini|small|tiny|nano|expert|layer|spars/

/** A context length. */
const context = /^\d{1,4}k$/

/** llama.cpp's quantization suffixes: `q4_k_m`. */
const quantization = /[-_.:@ ]i?q\d(_\w{1,3}){0,2}([-_. ]gguf)?$/i

/** Publishers written before a model without a slash. */
const publishers = new Set(
  `meta google openai microsoft nvidia apple amazon ibm alibaba mistralai deepmind deepseekai eleutherai facebook
   stabilityai allenai huggingface databricks`.split(/\s+/),
)

/** A model by its names. Keys are computed only for rows that a text could mean, which are few. */
interface Entry {
  readonly row: ModelRow
  /** Keys of the catalog's spellings. */
  stated?: ReadonlySet<string>
  /** Keys without the words that do not change the size. */
  shortened?: ReadonlySet<string>
}

/** An index of a catalog's models by text, in its order. */
export class ModelIndex {
  readonly #entries: readonly Entry[]
  /** Letters and digits of all names, one line per entry. */
  readonly #letters: string

  constructor(rows: readonly ModelRow[]) {
    this.#entries = rows.map((row) => ({ row }))
    this.#letters = lettersOf(rows.map(({ names }) => `${names.join(' ')}\n`).join(''))
  }

  /**
   * The model that a text names. Tries the whole text first, then drops words in front and behind. Undefined if several
   * models could claim a spelling and none states it.
   */
  lookUp(text: string): Model | undefined {
    for (const spelling of spellingsOf(text.trim())) {
      const keys = shortenings(wordsOfModel(spelling), true).map(keyOfWords)
      const shortest = lettersOf(keys.at(-1) ?? '')
      if (shortest === '') continue
      const entries = this.#entriesWith(shortest)
      for (const key of keys) {
        const found = stating(entries, key) ?? shortenedTo(entries, key)
        if (found.length > 0) return found.length === 1 ? found[0]?.row.model : undefined
      }
    }
    return undefined
  }

  #entriesWith(letters: string): readonly Entry[] {
    const entries: Entry[] = []
    let [line, end] = [-1, -1]
    for (let at = this.#letters.indexOf(letters); at !== -1; at = this.#letters.indexOf(letters, end)) {
      for (; end <= at; line += 1) end = this.#letters.indexOf('\n', end + 1)
      entries.push(this.#entries[line] as Entry)
    }
    return entries
  }
}

function stating(entries: readonly Entry[], key: string): readonly Entry[] | undefined {
  const found = entries.find((entry) => {
    entry.stated ??= new Set(keysOf(entry.row))
    return entry.stated.has(key)
  })
  return found && [found]
}

const shortenedTo = (entries: readonly Entry[], key: string): readonly Entry[] =>
  entries.filter((entry) => {
    entry.shortened ??= new Set(shortKeysOf(entry.row))
    return entry.shortened.has(key)
  })

/** The keys that state a model. Without its publisher, `mlperf/rnnt` would leave a family's word. */
export function keysOf({ names }: Pick<ModelRow, 'names'>): string[] {
  const spellings = names.flatMap((name) => {
    const bare = withoutPublisher(name)
    return bare === undefined || isFamilyWord(bare) ? [name] : [name, bare]
  })
  return [...new Set(spellings.map((spelling) => keyOfWords(wordsOfModel(spelling))))]
}

const isFamilyWord = (word: string): boolean => !/\d/.test(word) && isModelFamily(word)

function withoutPublisher(name: string): string | undefined {
  const rest = name.slice(name.indexOf('/') + 1)
  // In "ViT-L/16" the slash belongs to the name.
  return rest === name || /^\d+$/.test(rest) ? undefined : rest
}

/** Also with `_` for a decimal point, and `-` for the dot of a version, as in file names and Kubernetes. */
function shortKeysOf({ names }: ModelRow): string[] {
  return names.flatMap((name) => {
    const spelled = [name, withoutPublisher(name) ?? name]
    const pointed = spelled.map((spelling) => spelling.replace(/(\d)_(?=\d)/g, '$1.'))
    return [...new Set([...spelled, ...pointed])].flatMap((spelling) => {
      const all = shortenings(wordsOfModel(spelling)).filter(
        (words) => words.length > 1 || !isFamilyWord(words[0] ?? ''),
      )
      return all.flatMap((words) => [keyOfWords(words), keyOfWords(words.map(withDashes))])
    })
  })
}

/** "llama3.1" as "llama3-1"; the decimal point of a size stays. */
const withDashes = (word: string): string => (/\d[a-z]+$/.test(word) ? word : word.replaceAll('.', '-'))

/**
 * The words, and shorter versions that drop trailing words as long as the size does not change. `ofAnybody`: also words
 * that people add to a model's name, which the catalog's own names tell apart.
 */
function shortenings(words: readonly string[], ofAnybody = false): (readonly string[])[] {
  const all = [words]
  for (let left = words; left.length > 1; ) {
    const last = left.at(-1) ?? ''
    const rest = left.slice(0, last === 'bit' && /^[468]$/.test(left.at(-2) ?? '') ? -2 : -1)
    const isLeftOut =
      rest.length < left.length - 1 ||
      sameSize.has(last) ||
      context.test(last) ||
      ((behindSize.test(last) || (ofAnybody && isOwnWord(last))) && rest.some(statesSize))
    if (!isLeftOut || rest.length === 0) break
    all.push(rest)
    left = rest
  }
  return all
}

const isOwnWord = (word: string): boolean => ownWord.test(word) && !otherShape.test(word)

/** A name without its host. */
export const withoutHost = (text: string): string => text.replace(/^(https:\/\/huggingface\.co\/|hf:\/\/|hf:)/i, '')

/** Path segments after the model's folder: a checkpoint or a revision. */
const savedState =
  /\/(?:(?:checkpoint|ckpt|step|epoch|global_step|iter)[-_]?\d{1,9}|final|latest|snapshots\/\w{4,40})$/i

/** Hugging Face's cache stores `meta-llama/Llama-2-7b-hf` in `models--meta-llama--Llama-2-7b-hf`. */
const cached = 'models--'

/** A path without its checkpoint suffix and without the folders above the cache's. */
function nameInPath(text: string): string {
  const folder = text.replace(/\/$/, '').replace(savedState, '')
  const at = folder.lastIndexOf(cached)
  return at === -1 ? folder : folder.slice(at + cached.length).replace('--', '/')
}

function spellingsOf(text: string): string[] {
  const plain = nameInPath(withoutHost(text)).replace(quantization, '')
  const behindSlash = [plain.slice(plain.indexOf('/') + 1), plain.slice(plain.lastIndexOf('/') + 1)]
  const words = wordsOfModel(plain)
  const withoutBrand = publishers.has(words[0] ?? '') ? [words.slice(1).join(' ')] : []
  return [...new Set([plain, ...behindSlash, ...withoutBrand])]
}

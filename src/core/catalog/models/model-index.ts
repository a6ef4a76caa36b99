import { keyOfWords } from '../spelling.ts'
import type { Model } from './model.ts'
import { isModelFamily } from './model-families.ts'
import { lettersOf, statesSize, wordsOfModel } from './model-key.ts'
import type { ModelRow } from './model-table.ts'

/** Words behind a name that say how it was tuned, packed or stored, and leave its size as it is. */
const sameSize = new Set(
  `instruct instruction chat it pt sft dpo rlhf orpo lora qlora ft finetuned hf gguf ggml awq gptq exl2 mlx bnb nf4
   unsloth quantized quant dynamic 4bit 8bit 6bit fp4 fp8 fp16 fp32 bf16 int4 int8 w4a16 w8a8 w8a16 nvfp4 mxfp4 safetensors
   cased uncased deduped latest`.split(/\s+/),
)

/** Of words that may also be the size itself (BERT base), or belong to a version: only behind a stated size. */
const behindSize = /^(base|20\d{6}|2\d(0[1-9]|1[0-2])|(0[1-9]|1[0-2])[0-3]\d)$/

/** A context length. */
const context = /^\d{1,4}k$/

/** Marks of llama.cpp's quantizations, such as `q4_k_m`. */
const quantization = /[-_.:@ ]i?q\d(_\w{1,3}){0,2}([-_. ]gguf)?$/i

/** Publishers that are named in front of a model with no slash between them. */
const publishers = new Set(
  `meta google openai microsoft nvidia apple amazon ibm alibaba mistralai deepmind deepseekai eleutherai facebook
   stabilityai allenai huggingface databricks`.split(/\s+/),
)

/** A model by its names. Their keys are made for the rows that a text could mean, which are few. */
interface Entry {
  readonly row: ModelRow
  /** By the spellings of the catalog. */
  stated?: ReadonlySet<string>
  /** By what is left of a spelling without the words that leave the size as it is. */
  shortened?: ReadonlySet<string>
}

/** The models of a catalog, in its order, to be found by a text. */
export class ModelIndex {
  readonly #entries: readonly Entry[]
  /** The letters and digits of all names, a line for each entry. */
  readonly #letters: string

  constructor(rows: readonly ModelRow[]) {
    this.#entries = rows.map((row) => ({ row }))
    this.#letters = lettersOf(rows.map(({ names }) => `${names.join(' ')}\n`).join(''))
  }

  /**
   * The model that a text names. Tries the whole text first, then less and less of what stands in front and behind. None
   * where several models could claim a spelling and none states it.
   */
  lookUp(text: string): Model | undefined {
    for (const spelling of spellingsOf(text.trim())) {
      const keys = shortenings(wordsOfModel(spelling)).map(keyOfWords)
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

/** The keys by which a model is stated. What is left of `mlperf/rnnt` without its publisher may be a family's word. */
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

/** Also with `_` for the point of a number, and `-` for that of a version, as names of files and of Kubernetes have it. */
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

/** "llama3.1" as "llama3-1"; the point of a size stays. */
const withDashes = (word: string): string => (/\d[a-z]+$/.test(word) ? word : word.replaceAll('.', '-'))

/** The words as they are, and with one word after another left out at the end as long as that leaves the size. */
function shortenings(words: readonly string[]): (readonly string[])[] {
  const all = [words]
  for (let left = words; left.length > 1; ) {
    const last = left.at(-1) ?? ''
    const rest = left.slice(0, last === 'bit' && /^[468]$/.test(left.at(-2) ?? '') ? -2 : -1)
    const isLeftOut =
      rest.length < left.length - 1 ||
      sameSize.has(last) ||
      context.test(last) ||
      (behindSize.test(last) && rest.some(statesSize))
    if (!isLeftOut || rest.length === 0) break
    all.push(rest)
    left = rest
  }
  return all
}

/** A name without the address that it is published under. */
export const withoutHost = (text: string): string => text.replace(/^(https:\/\/huggingface\.co\/|hf:\/\/|hf:)/i, '')

/** What a path ends in behind the folder that is called after the model: a state that a training saved, or a revision. */
const savedState =
  /\/(?:(?:checkpoint|ckpt|step|epoch|global_step|iter)[-_]?\d{1,9}|final|latest|snapshots\/\w{4,40})$/i

/** In Hugging Face's cache `meta-llama/Llama-2-7b-hf` is the folder `models--meta-llama--Llama-2-7b-hf`. */
const cached = 'models--'

/** What is left of a path when its end and what stands in front of a folder of that cache are taken off. */
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

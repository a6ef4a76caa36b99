import type { Machine } from '../machines/machine.ts'
import { fold } from '../spelling.ts'
import { resolveAccelerator } from './accelerator-name.ts'
import { resolveMachine } from './machine-name.ts'
import { readProvider } from './providers.ts'
import { type System, systems } from './systems.ts'
import { resolveWord } from './word-lookup.ts'

/** A run of words that was understood. */
export type Item =
  | { readonly is: 'number'; readonly value: number; readonly follows?: true }
  | { readonly is: 'accelerator'; readonly word: string }
  | { readonly is: 'machine'; readonly machine: Machine }
  | { readonly is: 'system'; readonly system: System }
  | { readonly is: 'provider'; readonly id: string }
  | { readonly is: 'topology'; readonly topology: string }
  | { readonly is: 'link'; readonly word: string }
  | { readonly is: 'nodes' | 'per node' | 'of' | 'times' | 'joint' | 'apart' | 'plus' }

/** "8xH100" and "8 × H100" become the same three tokens as "8 x H100"; a comma and similar remain as `,`. */
const tokensOf = (text: string): string[] =>
  text
    .replace(/[×✕*]/g, ' x ')
    .replace(/:([1-9]\d{0,5})(?=\s|$)/g, ' times $1')
    .replace(/[()[\];,|]/g, ' , ')
    .replace(/(^|\s)(\d{1,6})x(?=[a-z\s])/gi, '$1$2 x ')
    .replace(/(\s)x(\d{1,6})(?=\s|$)|(\s)x (\d{1,6})$/gi, '$1$3 times $2$4')
    .replace(/(^|\s)(\d{1,4})x([1-9]\d{3}(?!\d|x))/gi, '$1$2 x $3')
    .split(/\s+/)
    .filter((token) => token !== '')

/** The most words in one name: "NVIDIA RTX PRO 6000 Blackwell Server Edition". */
const longestName = 8

/** The items of a phrase in order; undefined if a word is not understood. */
export function itemsOf(text: string): Item[] | undefined {
  const tokens = tokensOf(text)
  const items: Item[] = []
  let at = 0
  while (at < tokens.length) {
    let length = Math.min(longestName, tokens.length - at)
    let item: Item | undefined
    for (; length > 0; length--) {
      item = itemIn(tokens.slice(at, at + length))
      if (item) break
    }
    if (item === undefined) return undefined
    items.push(item)
    at += length
  }
  return items
}

function itemIn(tokens: readonly string[]): Item | undefined {
  const phrase = tokens.join(' ')
  const word = phrase.toLowerCase()
  if (Object.hasOwn(particles, word)) return particles[word]
  if (tokens.length === 1 && /^[1-9]\d{0,2}(?:x[1-9]\d{0,2}){1,2}$/.test(word))
    return { is: 'topology', topology: word }
  const machine = resolveMachine(phrase)
  if (machine) return { is: 'machine', machine }
  const system = systemNamed(phrase)
  if (system) return { is: 'system', system }
  return acceleratorIn(tokens) ?? providerIn(phrase) ?? numberIn(word) ?? linkIn(phrase)
}

const particles: Readonly<Record<string, Item>> = {
  ...wordsFor({ is: 'joint' }, [
    'on',
    'in',
    'at',
    'using',
    'via',
    'the',
    '@',
    '-',
    '/',
    'across',
    ...['chip', 'chips', 'card', 'cards', 'pod', 'pods', 'slice', 'slices', 'accelerators'],
  ]),
  ...wordsFor({ is: 'plus' }, ['+', 'plus', 'and']),
  ...wordsFor({ is: 'times' }, ['x']),
  ...wordsFor({ is: 'of' }, ['of', 'with', 'w/']),
  ...wordsFor({ is: 'apart' }, [',']),
  ...wordsFor({ is: 'nodes' }, ['node', 'nodes', 'host', 'hosts', 'machine', 'machines', 'server', 'servers']),
  ...wordsFor({ is: 'per node' }, [
    'per node',
    'per host',
    'per machine',
    'per server',
    '/ node',
    '/node',
    'each',
    'a node',
  ]),
  ...wordsFor({ is: 'number', value: 1 }, ['one', 'single', 'a', 'an']),
  ...wordsFor({ is: 'number', value: 2 }, ['two', 'dual']),
  ...wordsFor({ is: 'number', value: 4 }, ['four', 'quad']),
  ...wordsFor({ is: 'number', value: 8 }, ['eight']),
}

function wordsFor(item: Item, words: readonly string[]): Record<string, Item> {
  return Object.fromEntries(words.map((word) => [word, item]))
}

function numberIn(word: string): Item | undefined {
  const [, times, digits] = /^(times )?([1-9]\d{0,5})$/.exec(word) ?? []
  if (digits === undefined) return undefined
  return { is: 'number', value: Number(digits), ...(times !== undefined && { follows: true }) }
}

let systemByName: ReadonlyMap<string, System> | undefined

function systemNamed(phrase: string): System | undefined {
  systemByName ??= new Map(systems.flatMap((system) => system.names.map((name) => [fold(name), system])))
  return systemByName.get(fold(phrase.replace(/^nvidia /i, '').replace(/s$/, '')))
}

function linkIn(phrase: string): Item | undefined {
  const word = resolveWord('interconnect', phrase)
  return word && { is: 'link', word }
}

/** At the start of a phrase these name a cloud, not a chip's vendor. */
const clouds: ReadonlySet<string> = new Set(['gcp', 'aws', 'amazon', 'googlecloud'])

/** "4 L40s" may mean either card. */
const eitherNumber: ReadonlySet<string> = new Set(['L40s'])

function acceleratorIn(tokens: readonly string[]): Item | undefined {
  if (tokens.includes(',') && !tokens.some((token) => /^[a-z]/i.test(token))) return undefined
  const word = tokens.filter((token) => token !== ',').join(' ')
  const ofCloud = [1, 2].some((length) => tokens.length > length && clouds.has(fold(tokens.slice(0, length).join(' '))))
  if (ofCloud || tokens[0] === ',' || tokens.at(-1) === ',' || tokens.some((token) => eitherNumber.has(token)))
    return undefined
  // A capital V and a small s: several V100, not a V100S.
  const singular = word.replace(/(^|\s)(V100)s(?=\s|$)/g, '$1$2')
  const name = resolveAccelerator(singular)
  if (name === undefined || name.count !== undefined || name.slices !== undefined) return undefined
  return { is: 'accelerator', word: singular }
}

function providerIn(phrase: string): Item | undefined {
  if (/^[\d,]/.test(phrase) || phrase.endsWith(',') || phrase.split(' ').some(resolveMachine)) return undefined
  const found = readProvider(phrase)
  return found && { is: 'provider', id: found.provider.id }
}

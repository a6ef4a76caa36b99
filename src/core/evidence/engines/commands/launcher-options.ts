import { optionsOf, spelled, wordsBehind } from '../../../languages/shell/command-words.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { Launcher } from './launchers.ts'

type Words = readonly string[]

/** Splits a word at its first equals sign. */
export const splitAt = (word: string): [name: string, value: string] => {
  const cut = word.indexOf('=')
  return cut === -1 ? [word, ''] : [word.slice(0, cut), word.slice(cut + 1)]
}

/**
 * Completes abbreviated options for numbers, which Python's parsers allow, and separates a number from the letter before
 * it (`-n8`). Undefined if an abbreviation is ambiguous.
 */
export function writtenOut(words: Words, at: number, launcher: Launcher): Words | undefined {
  const { perNode, devices, count, most, nodes, hosts, include, parts, elsewhere } = launcher
  const options = [perNode, devices, count, most, nodes, hosts, include, parts, elsewhere]
  const known = new Set(options.join(' ').split(' '))
  let isClear = true
  const full = words.map((word, index) => {
    const name = spelled(splitAt(word)[0])
    const [letter = '', number] = [name.slice(0, 2), /^-[A-Za-z](\d{1,7})$/.exec(name)?.[1]]
    if (index > at && number !== undefined && known.has(letter)) return `${letter}=${number}`
    if (index < at || !/^--\w/.test(name) || known.has(name)) return word
    const [only, another] = [...known].filter((all) => all.startsWith(name))
    isClear &&= another === undefined
    return only === undefined ? word : `${only}${word.slice(name.length)}`
  })
  return isClear ? full : undefined
}

/** The value of some options or variables. The last one counts, if its owner is certain. */
export function toldBy(words: Words, at: number, names: string | undefined, areOwn = true): string | undefined {
  if (names === undefined || names === '') return undefined
  const all = names.split(' ')
  const options = optionsOf(words.slice(at), ...all)
  if (options.length > 0) return areOwn || new Set(options).size === 1 ? options.at(-1) : ''
  for (const name of all) {
    const variable = words.slice(0, at).findLast((word) => word.startsWith(`${name}=`))
    if (variable !== undefined) return variable.slice(name.length + 1)
  }
  return undefined
}

/** `8`, or the eight in `ppr:8:node`. */
export const numberIn = (value: string | undefined): number | undefined =>
  wholeNumber(value) ?? wholeNumber(/^ppr:(\d{1,4}):node\b/.exec(value ?? '')?.[1])

/** `0,1,2,3` or `0 1 2 3`. A single number may be the one device to use, unless it is a whole node's count. */
export function devicesIn(words: Words, names: string | undefined): number | undefined {
  if (names === undefined) return undefined
  const options = names.split(' ')
  const value = optionsOf(words, ...options).at(-1) ?? ''
  if (/^\d{1,2}(?:,\d{1,2}){1,31}$/.test(value)) return value.split(',').length
  const behind = wordsBehind(words, ...options)
  const end = behind.findIndex((word) => !/^\d{1,2}$/.test(word))
  const apart = end === -1 ? behind : behind.slice(0, end)
  if (apart.length > 1 && new Set(apart).size === apart.length) return apart.length
  return value === '8' || value === '16' ? Number(value) : undefined
}

/** `localhost:0,1,2`, or `a:0,1@b:0,1` for hosts with the same devices. */
export function devicesIncluded(value: string | undefined): Pick<ResourceRequest, 'perNode' | 'nodes'> | undefined {
  if (value === undefined || value.length > 2_000) return undefined
  const hosts = value.split('@').map((host) => /^[\w.-]{1,100}:(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(host)?.[1])
  const [first, another] = new Set(hosts.map((devices) => devices?.split(',').length))
  return first !== undefined && another === undefined ? { perNode: first, nodes: hosts.length } : undefined
}

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { plainText } from '../run/plain-file.ts'

const mebibyte = 1024 * 1024
/** The approximate size of an export of a hundred thousand runs. */
const mostBytes = 64 * mebibyte

/** The text of a file that another program exported. */
export function exportedText(folder: string, name: string): string {
  const path = resolve(folder, name)
  const status = statSync(path, { throwIfNoEntry: false })
  if (status === undefined) throw new UnusableInput(`There is no file ${name}.`)
  if (status.size > mostBytes) throw new UnusableInput(`${name} is larger than ${mostBytes / mebibyte} MiB.`)
  const text = plainText(path)
  if (typeof text !== 'string') throw new UnusableInput(`${name} ${text.because}.`)
  return text
}

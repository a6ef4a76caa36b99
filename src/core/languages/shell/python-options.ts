import { nameOf } from '../../text/folder-paths.ts'
import { optionTable } from './getopt.ts'

export const isPython = (word: string): boolean => /^python[\d.]*$/.test(nameOf(word))

/** The options of Python's interpreter, from its manual page. */
export const pythonOptions = optionTable('b B c: d E h i I m: O P q s S u v V W: x X: ?', 'help version')

const switches = [...pythonOptions.letters].flatMap(([letter, arity]) => (arity === 'none' ? [letter] : [])).join('')
const joined = new RegExp(`^-([${switches}]*)m(.*)$`, 's')

/** `python -um module` and `python -mmodule` as `python -u -m module`. Other commands stay unchanged. */
export function withModuleApart(words: readonly string[]): readonly string[] {
  for (let at = words.findIndex(isPython) + 1; at > 0 && /^-./.test(words[at] ?? ''); at++) {
    const [, others, module] = joined.exec(words[at] ?? '') ?? []
    if (others !== undefined && module !== undefined)
      return words.toSpliced(at, 1, ...[others && `-${others}`, '-m', module].filter((word) => word !== ''))
    // The value of an option is the next word.
    if (/[cWX]$/.test(words[at] ?? '')) at++
  }
  return words
}

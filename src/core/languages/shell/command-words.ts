import { nameOf } from '../../text/folder-paths.ts'
import { assignment } from './shell-variables.ts'

/** Programs that only mention the words after them. */
const mentioning = new Set(
  `echo printf cat grep egrep sed awk tee ls cd cp mv rm ln mkdir pip pip3 conda mamba apt apt-get yum brew git wget curl
  which type chmod tail head kill pkill killall tar unzip source . test [ [[ help command touch find case for read unset
  alias log info die usage scp rsync gsutil`.split(/\s+/),
)

/** Whether a command runs something. Ignores prefixes such as `sudo`, `time` and assignments. */
export const runs = ({ words }: { readonly words: readonly string[] }): boolean =>
  (!mentioning.has(programOf(words)) || runsInEnvironment(words)) &&
  !['install', 'uninstall', '--help'].some((word) => words.includes(word))

/** `conda run -n a torchrun …`. */
const runsInEnvironment = (words: readonly string[]): boolean =>
  /^(?:conda|mamba)$/.test(programOf(words)) && words.includes('run')

const wrappers = new Set('sudo time nohup exec env then do else if elif while until ! { eval'.split(' '))

/** The program that a command starts, without its folder. Empty if there is none. */
export function programOf(words: readonly string[]): string {
  const program = words.find((word) => !wrappers.has(word) && !assignment.test(word)) ?? ''
  return nameOf(program)
}

/** The words after an option up to the next one: `--devices 0 1 2`. Empty without the option. */
export function wordsBehind(words: readonly string[], ...names: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word) => names.includes(spelled(word)))
  const behind = at === -1 ? [] : words.slice(at + 1)
  const end = behind.findIndex((word) => word.startsWith('-'))
  return end === -1 ? behind : behind.slice(0, end)
}

/** Many programs accept options with dashes or underscores. This is the spelling with dashes. */
export const spelled = (name: string): string => name.replaceAll('_', '-')

/** The values of an option, as `--name=value` or `--name value`, in order. Empty without the option. */
export function optionsOf(words: readonly string[], ...names: readonly string[]): string[] {
  const values: string[] = []
  for (const [at, word] of words.entries()) {
    const cut = word.indexOf('=')
    const name = cut === -1 ? word : word.slice(0, cut)
    if (!name.startsWith('-') || !names.includes(spelled(name))) continue
    const next = words[at + 1] ?? ''
    values.push(cut !== -1 ? word.slice(cut + 1) : next.startsWith('-') ? '' : next)
  }
  return values
}

/** A word without variables or patterns. */
export const isLiteral = (word: string | undefined): word is string =>
  word !== undefined && word !== '' && word.length <= 200 && !/[${}<>%@`*]/.test(word)

/** A command as one line that a shell splits into the same words. */
export const shellLine = (words: readonly string[]): string => words.map(quoted).join(' ')

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

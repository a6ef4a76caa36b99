import { programOf } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import type { Entry, MapNode, Node, Range } from '../../../text/document.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { Certainty, SettingObservation } from '../../observation/observation.ts'
import { defaultSettings } from './default-settings.ts'
import { type Program, programs } from './programs.ts'
import { type ReadSetting, readSettings } from './read-settings.ts'

/** The settings of a training command, from its options, `--name value`, and overrides, `trainer.name=value`. */
export function settingsOfCommand(path: string, text: string, command: ShellCommand): SettingObservation[] {
  // The default of a variable may be unintended, so it states nothing.
  const words = command.byDefault ? (command.withoutDefaults ?? []) : command.words
  const program = programOf(words)
  const written = optionsBehind(words, program)
  const of = programs.find(({ starts }) => starts !== undefined && words.some((word) => starts.test(word)))
  if (of === undefined || !(isNamedTraining(words) || [...written.keys()].some((name) => trainingOptions.has(name))))
    return []
  const lineOf = linesOf(text, command.line)
  const script = scriptOf(words) ?? program
  const seenIn = (all: ReadonlyMap<string, Option>): SettingObservation[] =>
    observed(path, of, mapOf(all, script), ([start]) => lineOf([...all.values()][start]?.written ?? ''))
  const seen = seenIn(written)
  const stated = isWhole(words) ? seen : seen.filter(({ byDefault }) => byDefault === undefined)
  const keys = new Set(stated.map(({ key }) => key))
  const byDefault = command.byDefault ? seenIn(optionsBehind(command.words, program)) : []
  const open = [...byDefault, ...seenIn(openOptions(written))].filter(
    (each) => each.byDefault === undefined && !keys.has(each.key) && keys.add(each.key),
  )
  const options = stated.map((each) => (each.byDefault === undefined ? { ...each, isOption: true as const } : each))
  return [...options, ...open.map((each) => leftOpen(each, byDefault.includes(each)))]
}

const optionsBehind = (words: readonly string[], program: string): ReadonlyMap<string, Option> =>
  optionsIn(words.slice(words.findIndex((word) => word.endsWith(program)) + 1))

const leftOpen = (seen: SettingObservation, hasDefault: boolean): SettingObservation => ({
  ...seen,
  value: hasDefault ? seen.value : '',
  byDefault: true,
  isLeftOpen: true,
})

/** A number, or a value that the shell or the program makes. */
const isMade = /^[-+]?\d|[$`{(@*]/

/** The options whose value is not certain to be read, with one that shows which settings they are. */
const openOptions = (options: ReadonlyMap<string, Option>): ReadonlyMap<string, Option> =>
  new Map(
    [...options].flatMap(([name, { written, value }]) =>
      isMade.test(String(value)) ? [[name, { written, value: /model|path/.test(name) ? 'gpt2' : '1' }] as const] : [],
    ),
  )

/** A program's settings as observations, and its defaults. `certainty` applies to explicit ones. */
export function observed(
  path: string,
  program: Program,
  root: MapNode,
  lineOf: (range: Range) => number,
  certainty: Certainty = 'states',
): SettingObservation[] {
  const stated = readSettings(program, root)
  const observation = ({ key, value, range, isHint }: ReadSetting): SettingObservation => ({
    what: 'setting',
    key,
    value,
    place: { path, line: lineOf(range) },
    certainty: isHint ? 'suggests' : certainty,
  })
  const left = defaultSettings(program, root, stated)
  return [...stated.map(observation), ...left.map((each) => ({ ...observation(each), byDefault: each.byDefault }))]
}

/** Options that only training programs have. */
const trainingOptions: ReadonlySet<string> = new Set(
  (
    'do_train learning_rate lr num_train_epochs epochs max_epochs num_epochs max_steps train_iters train_samples ' +
    'per_device_train_batch_size micro_batch_size gradient_accumulation_steps optim optimizer per_device_batch_size ' +
    'trainer.precision trainer.max_steps trainer.max_epochs trainer.devices'
  ).split(' '),
)

const keyOf = (option: string): string => option.replaceAll('-', '_')

/** Names of training programs. */
const trainer = /(?:train|tun(?:e|ing)|sft|dpo|grpo)[\w-]{0,60}\.py$|^(?:axolotl|llamafactory-cli|trl|tune|litgpt)$/i

const isNamedTraining = (words: readonly string[]): boolean =>
  words.some((word) => word.length <= 300 && trainer.test(word)) &&
  !words.some((word) => /^(?:export|chat|api|webui|merge-lora|download|inference|eval)$/.test(word))

/** The script or the module that a command starts, without its folder, or the trainer of TRL. */
function scriptOf(words: readonly string[]): string | undefined {
  const script = words.find((word) => word.endsWith('.py'))
  const module = words.findLast((_, at) => words[at - 1] === '-m')
  const trl = words.find((_, at) => words[at - 1] === 'trl')
  return script === undefined ? (module?.split('.').at(-1) ?? trl) : nameOf(script).slice(0, -'.py'.length)
}

/** Whether a command has all its options: none from another file or from a variable. MaxText's file has the defaults. */
const isWhole = (words: readonly string[]): boolean =>
  !words
    .slice(words.findLastIndex((word) => word.endsWith('.py')) + 1)
    .some(
      (word, at, all) =>
        /(?<!(?:^|\/)base)\.(?:ya?ml|toml)$|^--(?:config|config[-_]file|config-(?:name|path))(?:=|$)/.test(word) ||
        (word.startsWith('$') && (/args|opt|flags|extra|config|[@*]/i.test(word) || !all[at - 1]?.startsWith('-'))),
    )

interface Option {
  /** As in the line. */
  readonly written: string
  readonly value: string | true
}

/** A limit that no real command exceeds. */
const mostOptions = 300

/** The words of `--fsdp "full_shard auto_wrap offload"` as one value. Quoted texts arrive as several words. */
function valueAt(words: readonly string[], at: number): string {
  let end = at + 1
  while (words[end] === 'auto_wrap' || words[end] === 'offload') end++
  return words.slice(at, end).join(' ')
}

/** Options and overrides by name, with underscores. The last of duplicates counts. */
function optionsIn(words: readonly string[]): ReadonlyMap<string, Option> {
  const found = new Map<string, Option>()
  for (const [at, word] of words.entries()) {
    const [written = '', sign, name = '', equals, value = ''] =
      /^(--?|\+{0,2})([A-Za-z][\w.-]{0,100})(?:(=)(.{0,300}))?$/s.exec(word.slice(0, 420)) ?? []
    if (written === '' || found.size >= mostOptions || (equals === undefined && !sign?.startsWith('-'))) continue
    const next = words[at + 1]
    const isValue = next !== undefined && (!next.startsWith('-') || /^-\d/.test(next))
    const key = keyOf(name)
    found.delete(key)
    found.set(key, { written: `${sign}${name}`, value: equals ? value : isValue ? valueAt(words, at + 1) : true })
  }
  return found
}

/** The options as a map. Its ranges are indexes in the list of options. */
function mapOf(options: ReadonlyMap<string, Option>, program: string): MapNode {
  const root: MapNode = { kind: 'map', entries: new Map(), range: [0, 0] }
  const all = [...options, ['$program', { value: program }] as const]
  for (const [at, [name, { value }]] of all.entries()) {
    const range: Range = [at, at]
    const node: Node = { kind: 'scalar', value, source: String(value), range }
    insert(root.entries as Map<string, Entry>, name.split('.').slice(0, 6), { key: range, node, range })
  }
  return root
}

function insert(entries: Map<string, Entry>, [step = '', ...rest]: readonly string[], entry: Entry): void {
  if (rest.length === 0) {
    entries.set(step, entry)
    return
  }
  const there = entries.get(step)?.node
  const map = there?.kind === 'map' ? there : ({ ...entry.node, kind: 'map', entries: new Map() } as MapNode)
  entries.set(step, { ...entry, node: map })
  insert(map.entries as Map<string, Entry>, rest, entry)
}

/** The line of an option: at or after the start of its command, otherwise above it in a variable. */
function linesOf(text: string, from: number): (option: string) => number {
  const lines = text.split('\n')
  return (option) => {
    const holds = (line: string): boolean => {
      const at = option === '' ? -1 : line.indexOf(option)
      return at !== -1 && !/[\w.-]/.test(line[at + option.length] ?? ' ') && !/^\s*#/.test(line)
    }
    const below = lines.findIndex((line, at) => at >= from - 1 && holds(line))
    const line = below === -1 ? lines.findIndex(holds) : below
    return line === -1 ? from : line + 1
  }
}

import { closingBracket, type PythonString, type PythonText } from './python-text.ts'

/** A command that a program writes out, as a shell would be given it, and the line on which it begins. */
export interface WrittenCommand {
  readonly text: string
  readonly line: number
}

const longest = 8_000
const mostLists = 400

/** The commands that start a launcher or ask a cloud for a machine, in strings and in lists of words. What is filled in later is a `$`. */
export function commandsWritten(python: PythonText): WrittenCommand[] {
  return [...inStrings(python), ...inLists(python)]
}

/** A command begins with what it runs; prose about it begins with other words. */
const begins =
  /^\s*(?:\w{1,60}=\S{0,200}\s+){0,10}(?:torchrun|accelerate\s+launch|deepspeed|horovodrun|mpirun|mpiexec|gcloud|sky\s+(?:launch|jobs)|aws\s+ec2|az\s+vm|(?:\S{0,200}\/)?python[\d.]*\s+-m\s+(?:torch\.distributed|accelerate|deepspeed|\w{1,40}\.distributed))\b/

/** What may stand in front of a launcher in one line of commands: another command, or a shell that is handed it. */
const wraps =
  /^\s*(?:\w{1,60}=\S{0,200}\s+){0,10}(?:timeout|nohup|sudo|env|time|cd|export|source|set|ulimit|mkdir|conda|bash|sh|ssh|srun|docker|singularity|apptainer)\s/
const wrapped =
  /(?:&&|;|\s-l?c\s{1,4}\\?["'])\s{0,8}(?:\w{1,60}=\S{0,200}\s+|\{\w{1,60}\}\s+){0,10}(?:torchrun|accelerate\s+launch|deepspeed|horovodrun|mpirun|python[\d.]*\s+-m\s+torch\.distributed\.\w{1,10})\s+-/

const startsLauncher = (text: string): boolean => begins.test(text) || (wraps.test(text) && wrapped.test(text))

/** Strings that stand behind one another are one string. */
function inStrings({ code, strings, lineAt }: PythonText): WrittenCommand[] {
  const found: WrittenCommand[] = []
  for (let at = 0; at < strings.length; at++) {
    const first = strings[at] as PythonString
    if (!startsLauncher(first.value.slice(0, 2_000))) continue
    let text = first.value
    let end = first.end
    for (let next = strings[at + 1]; next !== undefined && text.length < longest; next = strings[at + 1]) {
      if (!/^[\s\\]*[frbuFRBU]{0,2}$/.test(code.slice(end, Math.min(next.start, end + 400))) || next.start > end + 400)
        break
      text += next.value
      end = next.end
      at++
    }
    // A text of several lines that is a value of its own is a command; one that is not is what documents the program.
    const before = code.slice(Math.max(0, first.start - 200), first.start)
    if (first.long && !/[=(,[]\s*[frbuFRBU]{0,2}$/.test(before)) continue
    found.push({ text: filled(text), line: lineAt(first.start) })
  }
  return found
}

/** `{gpus}` of a formatted string is a variable to the shell, which is not set. */
const filled = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll('\\n', '\n')
    .replace(/\{[^{}\n]{0,200}\}/g, '$')

const launcher =
  /^(?:torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed|horovodrun|mpirun|gcloud|sky|aws|az)$/

/** `["torchrun", "--nproc_per_node", "8", script]`. */
function inLists({ code, strings, lineAt }: PythonText): WrittenCommand[] {
  const starts = strings.filter(({ value, long }) => !long && launcher.test(value)).slice(0, mostLists)
  return starts.flatMap(({ start }) => {
    const open = listAround(code, start)
    const end = open === undefined ? undefined : closingBracket(code, open, longest)
    if (open === undefined || end === undefined) return []
    const inside = strings.filter((each) => each.start > open && each.end < end)
    return [{ text: wordsOf(code, open, end, inside).join(' '), line: lineAt(open) }]
  })
}

/** The bracket of the list in which a place directly stands. */
function listAround(code: string, from: number): number | undefined {
  let depth = 0
  for (let at = from - 1; at >= 0 && at > from - 1_000; at--) {
    const sign = code[at] as string
    if (')]}'.includes(sign)) depth++
    else if ('([{'.includes(sign) && depth-- === 0) return sign === '[' ? at : undefined
  }
  return undefined
}

/** The items of a list: a string by itself is its words, and all else is not known. */
function wordsOf(code: string, open: number, end: number, strings: readonly PythonString[]): string[] {
  const words: string[] = []
  let from = open + 1
  let depth = 0
  for (let at = open + 1; at < end; at++) {
    const sign = code[at] as string
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    if (!(sign === ',' && depth === 0) && at !== end - 1) continue
    const [only, another] = strings.filter((each) => each.start >= from && each.end <= at)
    const alone =
      only &&
      !another &&
      /^\s*[frbuFRBU]{0,2}$/.test(code.slice(from, only.start)) &&
      code.slice(only.end, at).trim() === ''
    words.push(alone ? filled(only.value).replace(/[;&|()<>`'"]/g, ' ') : '$')
    from = at + 1
  }
  return words
}

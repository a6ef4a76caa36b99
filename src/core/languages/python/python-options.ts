import { closingBracket, type PythonText } from './python-text.ts'

/** Where the value of an option begins that whoever starts the program may give another one. */
export interface OptionDefault {
  readonly name: string
  readonly at: number
}

const most = 400
const declares =
  /\b(?:add_argument|add_option|option|Option)\s{0,8}\(\s{0,200}(?:["']\s{0,20}["']\s{0,80},\s{0,80}){0,3}$/
const flag = /\bDEFINE_(?:string|integer|enum)\s{0,8}\(\s{0,80}$/

/**
 * The defaults of the options that a program takes (argparse, Click, Abseil), and of typed parameters and fields, which
 * Typer and dataclasses make options of.
 */
export function optionDefaults(python: PythonText): OptionDefault[] {
  return [...ofOptions(python), ...ofParameters(python)].slice(0, most)
}

function ofOptions({ code, strings }: PythonText): OptionDefault[] {
  return strings.flatMap(({ value, long, start, end }) => {
    if (long || !/^(?:--)?[A-Za-z][\w-]{0,60}$/.test(value)) return []
    const before = code.slice(Math.max(0, start - 400), start)
    const name = value.replace(/^--/, '').replaceAll('-', '_')
    if (!value.startsWith('--')) {
      const comma = flag.test(before) ? /^\s{0,80},\s{0,80}/.exec(code.slice(end, end + 200)) : null
      return comma ? [{ name, at: end + comma[0].length }] : []
    }
    const opens = declares.test(before) ? code.lastIndexOf('(', start) : -1
    const closes = opens === -1 ? undefined : closingBracket(code, opens, 2_000)
    if (closes === undefined) return []
    const rest = code.slice(end, closes)
    const stated = /\bdefault\s{0,8}=(?!=)\s{0,80}/.exec(rest)
    const dest = /\bdest\s{0,8}=\s{0,80}/.exec(rest)
    const named = dest && strings.find((string) => string.start === end + dest.index + dest[0].length)?.value
    return stated ? [{ name: named ?? name, at: end + stated.index + stated[0].length }] : []
  })
}

const parameter =
  /(?:^|[(,])\s{0,40}([A-Za-z_]\w{0,60})\s{0,4}:\s{0,4}[\w.[\]| ]{1,60}=(?!=)\s{0,40}(?:(?:typer\.)?Option\(\s{0,40}(?:default\s{0,4}=\s{0,4})?)?/gm

/** `gpus: int = 8` and `machine: str = typer.Option("p4d.24xlarge")`. */
const ofParameters = ({ code }: PythonText): OptionDefault[] =>
  [...code.matchAll(parameter)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], at: match.index + match[0].length }],
  )

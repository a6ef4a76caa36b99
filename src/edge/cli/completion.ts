import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { type Command, readArguments } from './arguments.ts'

const program = 'accelerator-review'

/** The commands by name, with the parts that completion needs. */
export type Completed = Readonly<Record<string, Pick<Command, 'summary' | 'options'>>>

const shells: Readonly<Record<string, (commands: Completed) => string>> = {
  bash: bashScript,
  zsh: (commands) => `#compdef ${program}\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(commands)}`,
  fish: fishScript,
}

/** The command that prints a completion script for all commands. */
export function completionOf(load: () => Promise<Completed>): Command {
  const completion: Command = {
    usage: 'completion bash|zsh|fish',
    summary: 'Print a script that completes commands and options in a shell.',
    options: {},
    run: async (words, terminal) => {
      const [shell = '', ...others] = readArguments(completion, words).positionals
      const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined
      if (script === undefined || others.length > 0)
        throw new UnusableInput(`\`completion\` takes the name of a shell: ${Object.keys(shells).join(', ')}.`)
      terminal.write(script(await load()))
      return 0
    },
  }
  return completion
}

/** The values of an option with a fixed set: `text|json`. */
const wordsOf = (value = ''): readonly string[] =>
  /^[\w|-]+$/.test(value) && value.includes('|') ? value.split('|') : []

const optionsOf = ({ options }: Completed[string]): string =>
  ['help', ...Object.keys(options)].map((each) => `--${each}`).join(' ')

function bashScript(commands: Completed): string {
  const all = Object.entries(commands)
  const values = all.flatMap(([name, { options }]) =>
    Object.entries(options).flatMap(([option, { value }]) => {
      const words = wordsOf(value)
      return words.length === 0 ? [] : [`    "${name} --${option}") words="${words.join(' ')}" ;;`]
    }),
  )
  return `_accelerator_review() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" words=""
  COMPREPLY=()
  case "$command \${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${Object.keys(commands).join(' ')}"
  elif [ -z "$words" ] && [ "\${word#-}" != "$word" ]; then
    case "$command" in
${all.map(([name, command]) => `      ${name}) words="${optionsOf(command)}" ;;`).join('\n')}
    esac
  fi
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
}
complete -o default -F _accelerator_review ${program}
`
}

function fishScript(commands: Completed): string {
  const lines = Object.entries(commands).flatMap(([name, { summary, options }]) => [
    `complete -c ${program} -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...Object.entries(options).map(([option, { type, value, help }]) => {
      const words = wordsOf(value)
      const takes = type === 'boolean' ? '' : words.length > 0 ? ` -x -a ${quoted(words.join(' '))}` : ' -r'
      return `complete -c ${program} -n '__fish_seen_subcommand_from ${name}' -l ${option}${takes} -d ${quoted(help)}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

/** In fish, only these two characters are special in quoted text. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

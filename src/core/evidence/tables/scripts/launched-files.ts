import { runs } from '../../../languages/shell/command-words.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { commandsRun, shellCommands } from '../../../languages/shell/shell-commands.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * The files that the commands of a script name: configurations that they hand to their program, and scripts that they
 * start. They tell nothing themselves, and lead from a job to the files that tell of it.
 */
export const reader: EvidenceReader = {
  format: 'launched-files',
  matches: isScript,
  mayHold: (text) => mention.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { words, line } of commandsRun(shellCommands(text)).filter(runs)) {
      for (const file of words.flatMap(filesIn).slice(0, mostOfCommand)) {
        observations.add({ what: 'reference', file, place: { path, line }, certainty: 'suggests' })
      }
    }
    return observations.list()
  },
}

const mostOfCommand = 20
const mention = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch)\b/
const launchFile = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch)$/

/** The file that a word or the value of an option names, without the folder before it that is in a variable. */
function filesIn(word: string): string[] {
  if (word.length > 300 || !launchFile.test(word)) return []
  const value = word.startsWith('-') ? word.slice(word.indexOf('=') + 1) : word
  const literal = value.slice(endOfVariable(value)).replace(/^(?:\.?\/)+/, '')
  return /^(?:\.\.\/){0,5}[\w+-][\w.+/-]*$/.test(literal) ? [literal] : []
}

/** Where what is not known ends; a name of which a part is not known is no name. */
function endOfVariable(value: string): number {
  const brackets = Math.max(value.lastIndexOf('}'), value.lastIndexOf(')'), value.lastIndexOf('`'))
  const dollar = value.lastIndexOf('$')
  const end = dollar > brackets ? dollar + (/^\$\w+/.exec(value.slice(dollar))?.[0].length ?? 0) : brackets + 1
  return end > 0 && value[end] !== '/' ? value.length : end
}

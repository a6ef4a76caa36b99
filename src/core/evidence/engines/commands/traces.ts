import { programOf } from '../../../languages/shell/command-words.ts'
import { type OptionTable, optionsAmong, optionTable } from '../../../languages/shell/getopt.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import { drivers, modules, tools } from './makers.ts'

/** The vendors whose hardware a command requires: their tools, and the modules and drivers that it loads. */
export function toolsIn({ words, byDefault }: ShellCommand): ResourceRequest[] {
  // A command that looks for a tool may not find it.
  if (byDefault || words.some((word) => /^(?:command|which|type|hash|-x)$/.test(word))) return []
  const program = programOf(words)
  const second = words[words.indexOf(program) + 1] ?? ''
  const loads = program === 'ml' || (program === 'module' && (second === 'load' || second === 'add'))
  const isContainer = words.some((word) => /(?:^|\/)(?:singularity|apptainer)$/.test(word.slice(-200)))
  return words.flatMap((word) => {
    const module = loads ? modules.find(([name]) => name.test(word.slice(0, 200)))?.[1] : undefined
    const maker = module ?? tools.get(nameOf(word)) ?? (isContainer && drivers.get(word))
    return maker ? [maker] : []
  })
}

/** `$(nvidia-smi --list-gpus | wc -l)`. Parsed commands do not include substitutions. */
export function toolsSubstituted(text: string): { readonly line: number; readonly maker: ResourceRequest }[] {
  if (!/-smi|neuron-|tpu-info|rocminfo/.test(text)) return []
  return text.split('\n').flatMap((content, at) => {
    const name = /^[^#]{0,300}?(?:\$\(|`)[ \t]{0,8}([a-z-]{6,14})(?![\w.-])/.exec(content)?.[1]
    const maker = tools.get(name ?? '')
    return maker === undefined ? [] : [{ line: at + 1, maker }]
  })
}

const containers = /^(?:srun|docker|podman|nvidia-docker|singularity|apptainer|enroot)$/

/** The images that a command runs: `docker run nvcr.io/nvidia/pytorch:24.05-py3`, `--container-image nvcr.io#…`. */
export function imagesIn({ words }: ShellCommand): string[] {
  if (!words.some((word) => containers.test(word))) return []
  return words.flatMap((word) => {
    const image = word.replace(/^--container-image=/, '').replace(/^docker:\/\//, '')
    return image.length <= 300 && /^[\w.-]+(?:[/#][\w.-]+)+:[\w.-]+$/.test(image) ? [image.replace('#', '/')] : []
  })
}

const mostOfCommand = 20
const launchFile = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch|py)$/

/** The files that a command passes to its program, and the scripts that it starts. */
export const filesIn = ({ words }: ShellCommand): string[] =>
  [...new Set([...words, ...filesOfOptions(words)].flatMap(fileOf))].slice(0, mostOfCommand)

/** Programs that start the files of their option `-f`, with their options: `kubectl apply -fjob.yaml`. */
export const filesByOption: ReadonlyMap<string, OptionTable> = new Map(
  ['kubectl', 'oc'].map((program) => [
    program,
    optionTable(
      'c: f: i k: l: L: n: o: p: R s: t v: w: W',
      'as: cluster: context: dry-run:: field-manager: filename: kubeconfig: kustomize: namespace: output: selector: server: token: user:',
    ),
  ]),
)

/** The files in a program's options, at any position. */
export function filesOfOptions(words: readonly string[]): string[] {
  const at = words.findIndex((word) => filesByOption.has(nameOf(word)))
  const table = filesByOption.get(nameOf(words[at] ?? ''))
  const options = table === undefined ? [] : optionsAmong(words.slice(at + 1), table)
  return options.filter(({ name }) => name === 'f' || name === 'filename').flatMap(({ value }) => value.split(','))
}

/** The file that a word or the value of an option names, without a leading folder in a variable. */
function fileOf(word: string): string[] {
  if (word.length > 300 || !launchFile.test(word)) return []
  const value = word.startsWith('-') ? word.slice(word.indexOf('=') + 1) : word
  const literal = value.slice(endOfVariable(value)).replace(/^(?:\.?\/)+/, '')
  return /^(?:\.\.\/){0,5}[\w+-][\w.+/-]*$/.test(literal) ? [literal] : []
}

/** The end of the unknown part. A partly unknown name is unknown. */
function endOfVariable(value: string): number {
  const brackets = Math.max(value.lastIndexOf('}'), value.lastIndexOf(')'), value.lastIndexOf('`'))
  const dollar = value.lastIndexOf('$')
  const end = dollar > brackets ? dollar + (/^\$\w+/.exec(value.slice(dollar))?.[0].length ?? 0) : brackets + 1
  return end > 0 && value[end] !== '/' ? value.length : end
}

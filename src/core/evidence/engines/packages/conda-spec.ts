import { normalName } from './packages.ts'
import { pinned, type Requirement } from './python-requirement.ts'

/** `channel::name=version=build`, `name>=version` or `name version build`, as conda writes what it installs. */
export function condaSpec(text: string): Requirement | undefined {
  const match = /^(?:[^\s:]{1,100}::)?([A-Za-z0-9_][\w.-]{0,100})(?:\[([^\]]{0,200})\])?[ \t]*(.{0,300})/.exec(
    text.trim(),
  )
  if (match === null) return undefined
  const [, name = '', bracket = '', rest = ''] = match
  const [, version = '', build = ''] = /^(={0,2}[^=\s]*)[= \t]*(\S*)/.exec(rest) ?? []
  const plain = pinned(/^[<>!~]/.test(rest) ? rest : version)
  const hints = [build, bracket, /cpu|cuda|rocm/.test(version) ? version : ''].join(' ')
  const stack = stackOf(hints)
  return {
    name: normalName(name),
    extras: [],
    ...(plain !== undefined && { version: plain }),
    ...(stack !== undefined && { build: stack }),
  }
}

/** Conda's build strings name the stack inside a longer word: `py3.8_cuda11.3_cudnn8_0`, `cuda112py39h…`, `cpu_py310`. */
function stackOf(hints: string): string | undefined {
  if (/cuda|gpu/i.test(hints)) return '+cu100'
  if (/rocm/i.test(hints)) return '+rocm'
  return /(?:^|[^a-z])cpu/i.test(hints) ? '+cpu' : undefined
}

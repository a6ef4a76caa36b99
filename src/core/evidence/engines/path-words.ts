import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import type { AcceleratorObservation, Observation } from '../observation/observation.ts'
import { hardwareNamed } from '../observation/resource-request.ts'
import { softwareStacks } from '../observation/software-stacks.ts'

/** The number of a path's last steps whose names may describe the file. Steps above name whole projects. */
const mostSteps = 3

/**
 * The accelerator model in the name of a file or of a folder above it: `gb200/train.sh`, `config_DGXH100.sh`. It is a
 * hint if the file shows something about a job, but no model. Undefined if names give several models, or one of another
 * kind than the file requests.
 */
export function modelInPath(path: string, seen: readonly Observation[]): AcceleratorObservation | undefined {
  const requests = seen.filter((each) => each.what === 'accelerator')
  // There are many source files, each for whatever it was tried on.
  if (requests.some(namesModel) || (path.endsWith('.py') ? requests : seen).length === 0) return undefined
  const stacks = seen.flatMap((each) => (each.what === 'stack' ? (softwareStacks[each.stack].kind ?? []) : []))
  const kinds = new Set([...requests.flatMap(({ kind }) => kind ?? []), ...stacks])
  const named = wordsOf(path).flatMap((word) => {
    const hardware = modelOf(word)
    return hardware !== undefined && (kinds.size === 0 || kinds.has(hardware.kind)) ? [{ word, hardware }] : []
  })
  const [first, ...others] = named
  if (first === undefined || kinds.size > 1 || others.some(({ word }) => !isSame(word, first.word))) return undefined
  const { kind, vendor } = first.hardware
  const place = { path, line: 1 }
  return {
    what: 'accelerator',
    kind,
    ...(vendor && { vendor }),
    accelerator: first.word,
    place,
    certainty: 'suggests',
  }
}

const namesModel = ({ accelerator, oneOf, machine }: AcceleratorObservation): boolean =>
  (accelerator ?? oneOf ?? machine) !== undefined

/** Words with a digit. `dgxh100` is a machine named after its GPU. */
const wordsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(-mostSteps)
    .flatMap((step) =>
      step
        .slice(0, 200)
        .toLowerCase()
        .split(/[^a-z\d]+/),
    )
    .map((word) => word.replace(/^(?:dgx|hgx)(?=[a-z])/, ''))
    .filter((word) => /\d/.test(word) && word.length > 2)

/** A word that is a model by itself. Two characters, or a generation such as `v4`, may be a version. */
function modelOf(word: string) {
  const hardware = /^v\d+$|^\d+$/.test(word) ? undefined : hardwareNamed(word)
  return hardware?.accelerator === undefined || hardware.perNode !== undefined ? undefined : hardware
}

const isSame = (word: string, other: string): boolean => {
  const ids = new Set((resolveAccelerator(other)?.candidates ?? []).map(({ id }) => id))
  return (resolveAccelerator(word)?.candidates ?? []).some(({ id }) => ids.has(id))
}

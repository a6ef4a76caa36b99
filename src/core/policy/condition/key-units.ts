import type { Kind } from '../../manifest/keys/key.ts'
import { keys } from '../../manifest/keys/keys.ts'
import { quantityFunctions } from './functions.ts'
import { ExpressionProblem, jobRead, type Syntax, writtenRead } from './syntax.ts'

const unitsOfKinds: Readonly<Partial<Record<Kind, string>>> = { bytes: 'bytes', duration: 'hours', share: 'share' }

/** The unit of a key, for keys that could be compared with another unit by mistake. */
const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...keys].flatMap(([path, { kind }]) => (unitsOfKinds[kind] ? [[path, unitsOfKinds[kind]]] : [])),
  ),
  'hardware.memory_gib': 'GiB',
  'sizing.hours.low': 'hours',
  'sizing.hours.high': 'hours',
  'sizing.hours.likely': 'hours',
}
const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>='])

/** Rejects a key compared with a quantity of another unit, or a share compared with a number above 1. */
export function impossibleNumbers(operator: string, left: Syntax, right: Syntax): ExpressionProblem[] {
  if (!comparisons.has(operator)) return []
  return [...numberAgainst(left, right), ...numberAgainst(right, left)]
}

function numberAgainst(key: Syntax, value: Syntax): ExpressionProblem[] {
  const path = jobRead(key)?.steps.join('.')
  if (path === undefined) return []
  const unit = Object.hasOwn(units, path) ? units[path] : undefined
  const own = unit ?? 'number'
  if (value.op === 'call' && Object.hasOwn(quantityFunctions, value.args[0])) {
    const [given] = value.args
    // `quantity` has no unit, so it fits every key except shares.
    if (given === own || (given === 'quantity' && unit !== 'share')) return []
    return [new ExpressionProblem(value, `\`${writtenRead(path.split('.'))}\` is not in ${given}()`, remedyFor(own))]
  }
  const number = value.op === 'value' ? value.args : undefined
  const isBeyond = (typeof number === 'number' || typeof number === 'bigint') && Number(number) > 1
  return unit === 'share' && isBeyond
    ? [new ExpressionProblem(value, `\`job.${path}\` is a share from 0 to 1`, 'Write share("40%") or 0.4.')]
    : []
}

const remedyFor = (unit: string): string => {
  if (Object.hasOwn(quantityFunctions, unit)) return `Write ${unit}("…").`
  return unit === 'GiB' ? 'Write the number of GiB, such as 80.' : 'Write a plain number, or quantity("7B").'
}

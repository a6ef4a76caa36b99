import type { Machine } from '../machines/machine.ts'
import { machines } from '../machines/machines.ts'
import { longestWord } from '../spelling.ts'

/** Machine types are matched without regard to case and separators, and with or without the `ml.` and `Standard_` before them. */
export function resolveMachine(text: string): Machine | undefined {
  if (text.length > longestWord) return undefined
  machineByName ??= new Map(
    machines.flatMap((machine) => [machine.name, ...(machine.names ?? [])].map((name) => [machineKey(name), machine])),
  )
  return machineByName.get(machineKey(text))
}

let machineByName: ReadonlyMap<string, Machine> | undefined

function machineKey(name: string): string {
  const plain = name.trim().toLowerCase().replace(/[ ._]/g, '-')
  for (const prefix of ['ml-', 'standard-']) if (plain.startsWith(prefix)) return plain.slice(prefix.length)
  return plain
}

let seriesOf: ReadonlyMap<string, string> | undefined

/** The provider whose machine types begin with a word such as `p4d` or `a3-highgpu`, where the size is left out. */
export function providerOfSeries(word: string): string | undefined {
  seriesOf ??= new Map(machines.flatMap(({ name, provider }) => beginnings(name).map((start) => [start, provider])))
  return seriesOf.get(word.toLowerCase())
}

/** `p4d` of `p4d.24xlarge`, `a3` and `a3-highgpu` of `a3-highgpu-8g`. */
function beginnings(name: string): string[] {
  const plain = name.toLowerCase()
  if (plain.includes('.')) return [plain.slice(0, plain.indexOf('.'))].filter((start) => /\d/.test(start))
  if (plain.includes('_')) return []
  return [plain.slice(0, plain.indexOf('-')), plain.slice(0, plain.lastIndexOf('-'))]
}

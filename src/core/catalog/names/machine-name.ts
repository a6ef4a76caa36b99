import type { Machine } from '../machines/machine.ts'
import { machines } from '../machines/machines.ts'
import { isOpenEnded, longestWord } from '../spelling.ts'

/** Matches machine types regardless of case and separators, with or without a prefix `ml.` or `Standard_`. */
export function resolveMachine(text: string): Machine | undefined {
  if (text.length > longestWord || isOpenEnded(text)) return undefined
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

/** The provider of a machine series like `p4d` or `a3-highgpu`, without a size. */
export function providerOfSeries(word: string): string | undefined {
  seriesOf ??= new Map(machines.flatMap(({ name, provider }) => beginnings(name).map((start) => [start, provider])))
  return seriesOf.get(word.toLowerCase())
}

/** `nd h100 v5` for `Standard_ND96isr_H100_v5`, as Azure's pages call the series. */
function seriesOfAzure(plain: string): string[] {
  const [, family, ...rest] = /^(?:standard_)?(n[cdv])\d+[a-z]*(?:_([a-z0-9]+))?_(v\d)$/.exec(plain) ?? []
  return family === undefined ? [] : [[family, ...rest].filter((part) => part !== undefined).join(' ')]
}

/** `p4d` for `p4d.24xlarge`, `a3` and `a3-highgpu` for `a3-highgpu-8g`. */
function beginnings(name: string): string[] {
  const plain = name.toLowerCase()
  if (plain.includes('.')) return [plain.slice(0, plain.indexOf('.'))].filter((start) => /\d/.test(start))
  if (plain.includes('_')) return seriesOfAzure(plain)
  return [plain.slice(0, plain.indexOf('-')), plain.slice(0, plain.lastIndexOf('-'))]
}

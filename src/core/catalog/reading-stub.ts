import { resolveAccelerator, resolveMachine } from './accelerator-name.ts'

export interface HardwareReading {
  readonly accelerator?: string
  readonly count?: number
  readonly perNode?: number
  readonly nodes?: number
  readonly machine?: string
  readonly provider?: string
  readonly topology?: string
}
export function readHardware(text: string): HardwareReading | undefined {
  if (resolveAccelerator(text)) return { accelerator: text }
  return resolveMachine(text) && { machine: text }
}
export const inferAccelerator = (_text: string): { kind?: string; vendor?: string } | undefined => undefined

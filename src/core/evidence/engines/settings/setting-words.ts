import { inFull } from '../../../text/wording.ts'
import type { Setting } from '../../observation/observation.ts'

const names: Readonly<Record<string, string>> = {
  'model.name': 'model',
  'model.lora_rank': 'LoRA rank',
  'model.kv_heads': 'key-value heads',
  'model.head_dim': 'head size',
  'model.activation_checkpointing': 'activation checkpointing',
  'hardware.parallelism.zero': 'ZeRO stage',
  'hardware.parallelism.sequence': 'sequence parallelism',
  'hardware.count': 'number of accelerators',
}

/** A manifest key in words: "sequence length", "tensor parallelism". */
export function settingName(key: string): string {
  const last = (key.split('.').at(-1) ?? '').replaceAll('_', ' ')
  return names[key] ?? (key.startsWith('hardware.parallelism.') ? `${last} parallelism` : last)
}

/** Its value in words: "32,768", "off". */
export const settingValue = (value: Setting): string =>
  typeof value === 'number'
    ? inFull(value)
    : typeof value === 'boolean'
      ? value
        ? 'on'
        : 'off'
      : String(value).slice(0, 120)

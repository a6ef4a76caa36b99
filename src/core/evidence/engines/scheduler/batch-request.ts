import type { Asked } from '../../observation/asked-accelerator.ts'
import type { DirectiveOption } from './batch-directives.ts'

/** What the directives of one scheduler ask for. */
export interface BatchAsk {
  readonly asked: Asked
  readonly line: number
}

export type Options = readonly DirectiveOption[]

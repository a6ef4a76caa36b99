import type { HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import { all, conditional } from './blocks-within.ts'
import type { NamedValues } from './named-values.ts'

/** A card beside a machine type. */
export interface Card {
  readonly type: HclValue | undefined
  readonly count: HclValue | undefined
  readonly line: number
  /** What the block is for, where it is for nothing but GPUs. */
  readonly isOfGpus: boolean
  readonly isConditional: boolean
}

/** The card that is added to a machine. */
export function cardOf(body: HclBody): Card | undefined {
  for (const key of ['guest_accelerator', 'accelerator_configs', 'accelerator_config', 'guest_accelerators']) {
    const [card] = all(body, key)
    const type = card?.attributes.get('type') ?? card?.attributes.get('accelerator_type')
    const count = card?.attributes.get('count') ?? card?.attributes.get('core_count')
    if (card && type) {
      return {
        type,
        count: count ?? card.attributes.get('accelerator_count'),
        line: type.line,
        isOfGpus: key === 'guest_accelerator',
        isConditional: conditional(body, key).length > 0,
      }
    }
  }
  const type = body.attributes.get('accelerator_type') ?? body.attributes.get('gpu_type')
  if (type === undefined) return undefined
  const count = body.attributes.get('accelerator_count') ?? body.attributes.get('gpu_count')
  return { type, count, line: type.line, isOfGpus: false, isConditional: false }
}

/** What a card adds to its machine; Google's own have only NVIDIA's, whichever model a variable names. */
export function requestOfCard(card: Card | undefined, values: NamedValues): ResourceRequest {
  const count = values.whole(card?.count)
  if (card === undefined || count === 0) return {}
  const type = values.resolved(card.type)
  if (type?.kind === 'text') return type.text === '' ? {} : { name: type.text, perNode: count }
  const isOpen = card.isConditional && count === undefined
  return card.isOfGpus && !isOpen ? { kind: 'gpu', vendor: 'nvidia', perNode: count } : {}
}

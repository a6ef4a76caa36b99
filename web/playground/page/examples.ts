import type { Verdict } from '../../../src/core/report/report.ts'
import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { button, byId, element } from '../../element.ts'
import type { Shared } from './share.ts'

/** A manifest to start from. */
export interface Example extends Shared {
  readonly group: string
  readonly name: string
  /** Empty if it declares no job that can be judged. */
  readonly verdict: Verdict | ''
  readonly about: string
}

/** What the page opens with. */
export const firstManifest = `framework: pytorch
task: fine-tuning
stage: production
scale: { parameters: 13B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }
model: { architecture: transformer, precision: bf16 }
hardware: a100-80gb:1
`

/** The most examples listed. Searching finds the others. */
const mostListed = 40

/** Fills the list of examples, and makes it searchable. */
export function showExamples(all: readonly Example[], load: (example: Example) => void): void {
  const wanted = byId<HTMLInputElement>('wanted')
  const list = (): void => {
    const words = wanted.value.toLowerCase().split(/\s+/)
    const found = all.filter(({ group, name, verdict, about }) => {
      const text = `${group} ${name} ${verdict} ${about}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    const left = found.length - mostListed
    byId('found').replaceChildren(
      ...found.slice(0, mostListed).map((example) => itemOf(example, load)),
      ...(found.length === 0 ? [element('li', { class: 'note' }, 'No example has these words.')] : []),
      ...(left > 0 ? [element('li', { class: 'note' }, `and ${left} more: search for them`)] : []),
    )
  }
  wanted.addEventListener('input', list)
  list()
}

function itemOf(example: Example, load: (example: Example) => void): HTMLElement {
  const { group, name, verdict, about } = example
  const mark = verdict === '' ? [] : [element('span', { class: verdict }, ` ${verdictMark[verdict]} ${verdict}`)]
  return element(
    'li',
    {},
    button(name, () => load(example)),
    ...mark,
    element('p', { class: 'note' }, about === '' ? group : `${group}: ${about}`),
  )
}

import { once } from '../../../src/core/text/once.ts'
import { byId } from '../../element.ts'
import { type Example, showExamples } from './examples.ts'
import { type Shared, sharedIn } from './share.ts'
import { say } from './status.ts'

const damaged = 'This link is damaged: it was cut or changed on its way. Ask for it again, or choose an example.'

export const sayDamaged = (): void => say(damaged)

/** What is open in the editors, and how to open something else. */
export interface Opened {
  readonly now: () => Shared
  readonly load: (shared: Shared) => void
  /** Also replaces the view of the accelerators. */
  readonly restore: (shared: Shared) => void
}

/** Opens examples, links, and what the browser's Back returns to. Returns how to open the example in the address. */
export function offerOpenings({ now, load, restore }: Opened): () => Promise<void> {
  /** Loads an example. The browser's Back returns to what was there before. */
  const choose = ({ manifest, policy }: Example): void => {
    const before = now()
    history.replaceState(before, '')
    history.pushState({ manifest, policy }, '', location.pathname + location.search)
    restore({ manifest, policy })
    const left = [
      ...(before.policy === '' ? [] : ['your policy']),
      ...(before.table?.provider ? ['the chosen provider'] : []),
    ]
    if (left.length > 0) say(`The example is loaded without ${left.join(' and ')}: the browser's Back returns to them.`)
  }
  const examplesRead = once(() => readExamples(choose))
  /** Links on rule pages load the rule's failing example: `#rule=model/dynamic-shapes`. */
  const loadNamed = async (): Promise<void> => {
    const [, name] = /^#rule=([\w/-]+)$/.exec(location.hash) ?? []
    if (name === undefined) return
    const examples = await examplesRead()
    const found = examples.find((example) => example.group === 'Rules' && example.name === name)
    if (found) load(found)
    else say(`There is no example of ${name}.`)
  }
  addEventListener('popstate', () => history.state && restore(history.state))
  byId('examples').addEventListener('toggle', () => void examplesRead())
  addEventListener('hashchange', async () => {
    const opened = await sharedIn(location.hash)
    if (opened === 'damaged') {
      load({ manifest: '', policy: '' })
      sayDamaged()
    } else if (opened) restore(opened)
    else await loadNamed()
  })
  return loadNamed
}

/** On demand, because few users need them. */
async function readExamples(choose: (example: Example) => void): Promise<Example[]> {
  const answer = await fetch('examples.json')
  const examples = (await answer.json()) as Example[]
  showExamples(examples, choose)
  return examples
}

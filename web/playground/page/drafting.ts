import type { PastedDraft } from '../../../src/core/draft/pasted.ts'
import { button, byId, element } from '../../element.ts'

export function hideDraft(): void {
  byId('draft').hidden = true
}

/** Shows a draft of the pasted text. It replaces the text if the user confirms it. */
export function showDraft({ manifest, readAs, taken }: PastedDraft, use: (manifest: string) => void): void {
  const part = byId('draft')
  const choice = (words: string, act: () => void) =>
    button(words, () => {
      part.hidden = true
      act()
    })
  part.replaceChildren(
    element('p', {}, `What you pasted is read as ${readAs}. It says:`),
    ...(taken === undefined ? [] : [element('p', { class: 'note' }, taken)]),
    element('pre', { tabindex: '0', 'aria-label': 'The draft' }, manifest),
    element(
      'p',
      { class: 'tools' },
      choice('Use this draft', () => use(manifest)),
      choice('Keep what I pasted', () => {}),
    ),
  )
  part.hidden = false
}

import type { PastedDraft } from '../../../src/core/draft/pasted.ts'
import { button, byId, element } from '../../element.ts'

const note = (words: string): HTMLElement => element('p', { class: 'note' }, words)

export function hideDraft(): void {
  byId('draft').hidden = true
}

/** Shows a draft of the pasted text. It replaces the text if the user confirms it. */
export function showDraft({ manifest, readAs, taken, unread }: PastedDraft, use: (manifest: string) => void): void {
  const part = byId('draft')
  const choice = (words: string, act: () => void) =>
    button(words, () => {
      part.hidden = true
      act()
    })
  part.replaceChildren(
    element('p', {}, `What you pasted is read as ${readAs}. It says:`),
    ...[taken ?? []].flat().map(note),
    element('pre', { tabindex: '0', 'aria-label': 'The draft' }, manifest),
    ...[unread ?? []].flat().map(note),
    element(
      'p',
      { class: 'tools' },
      choice('Use this draft', () => use(manifest)),
      choice('Keep what I pasted', () => {}),
    ),
  )
  part.hidden = false
}

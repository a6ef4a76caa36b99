import { byId } from '../../element.ts'

/** Also removes the other file from the tab order. */
export function showTab(name: 'manifest' | 'policy'): void {
  for (const each of ['manifest', 'policy'] as const) {
    byId(each).hidden = each !== name
    byId(`${each}-tab`).setAttribute('aria-selected', String(each === name))
    byId(`${each}-tab`).tabIndex = each === name ? 0 : -1
  }
}

for (const name of ['manifest', 'policy'] as const) {
  const tab = byId(`${name}-tab`)
  tab.addEventListener('click', () => showTab(name))
  tab.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = name === 'manifest' ? 'policy' : 'manifest'
    showTab(other)
    byId(`${other}-tab`).focus()
  })
}

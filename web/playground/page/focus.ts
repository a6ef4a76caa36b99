/**
 * Returns a function that restores the focus after a part of the page is redrawn: to the control with the same name,
 * otherwise to `standIn`.
 */
export function focusedIn(part: HTMLElement, standIn: HTMLElement): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !part.contains(focused) || focused === standIn) return () => {}
  const name = nameOf(focused)
  return () => {
    if (focused.isConnected) return
    const again = [...part.querySelectorAll<HTMLElement>('button, a, summary')].find((each) => nameOf(each) === name)
    standIn.tabIndex = -1
    ;(again ?? standIn).focus()
  }
}

const nameOf = (control: HTMLElement): string => control.ariaLabel ?? control.textContent

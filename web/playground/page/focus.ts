/**
 * What puts the focus back where it was in a part of the page, after that was drawn anew: on the control of the same name,
 * or else on what stands for the part.
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

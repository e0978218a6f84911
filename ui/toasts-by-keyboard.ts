/** The open window in front of all others. A closing one is still there for its animation. */
const frontWindow = (): Element | undefined => [...document.querySelectorAll('[data-window][data-open]')].at(-1)

/** What can be reached in the region: a toast that is folded away has no box. */
const buttonsOf = (region: HTMLElement): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>('button, a[href]')].filter((button) => button.getClientRects().length > 0)

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus()
}

/**
 * Puts the toasts into the tab order of an open window, between its end and its beginning: the window keeps the focus to itself by an element
 * before it and one behind it, and what stands over it could be reached by pointer alone.
 */
export const joinTabOrder = (region: HTMLElement): (() => void) => {
  const leaveWindow = (event: FocusEvent): void => {
    const popup = frontWindow()
    const { target, relatedTarget } = event
    const is_behind = target === popup?.nextElementSibling
    if (!popup || (!is_behind && target !== popup.previousElementSibling)) return
    // On the way back the window's own guard leads into it.
    const buttons = relatedTarget instanceof Node && region.contains(relatedTarget) ? [] : buttonsOf(region)
    const next = is_behind ? buttons[0] : buttons.at(-1)
    if (!next) return
    event.stopImmediatePropagation()
    next.focus()
  }
  const leaveRegion = (event: KeyboardEvent): void => {
    const popup = frontWindow()
    if (event.key !== 'Tab' || !popup) return
    const buttons = buttonsOf(region)
    if (document.activeElement !== (event.shiftKey ? buttons[0] : buttons.at(-1))) return
    event.preventDefault()
    focus(event.shiftKey ? popup.previousElementSibling : popup.nextElementSibling)
  }
  // Before the window's own listeners.
  window.addEventListener('focusin', leaveWindow, { capture: true })
  region.addEventListener('keydown', leaveRegion)
  return () => {
    window.removeEventListener('focusin', leaveWindow, { capture: true })
    region.removeEventListener('keydown', leaveRegion)
  }
}

/** Where the focus goes when the toast that had it is gone: to the next one, else to the open window. False: there is neither. */
export const moveFocusOn = (region: HTMLElement): boolean => {
  if (document.activeElement !== document.body) return true
  const next = buttonsOf(region)[0] ?? frontWindow()
  focus(next)
  return next !== undefined
}

import { openModals } from '#kernel/web/modals/modals.ts'

/**
 * Moves the focus to the page's content if it was lost: the button that opened a window may be gone after signing in, and a window
 * opened by the address had none. Otherwise keyboards and screen readers would start at the top of the page.
 */
export const restoreFocus = (): void => {
  const { activeElement, body } = document
  if ((activeElement !== null && activeElement !== body) || openModals().length > 0) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

import { openModals } from '#kernel/web/modals/modals.ts'

/**
 * Who signed in by a button of guests has no such button any more, and a window that an address opened has none to give the
 * focus back to: the focus falls on nobody, and keyboards and screen readers begin the page anew. The content takes it then.
 */
export const takeLostFocus = (): void => {
  const { activeElement, body } = document
  if ((activeElement !== null && activeElement !== body) || openModals().length > 0) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

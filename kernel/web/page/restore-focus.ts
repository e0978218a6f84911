import { openModals } from '#kernel/web/modals/modals.ts'

/**
 * Moves the focus to the page's content if it was lost: the button that opened a window may be gone after signing in, a window opened by the
 * address had none, and a link that led to another page is gone with its own. Otherwise keyboards and screen readers would start at the top
 * of the page.
 */
export const restoreFocus = (): void => {
  const { activeElement, body } = document
  if ((activeElement !== null && activeElement !== body) || openModals().length > 0) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

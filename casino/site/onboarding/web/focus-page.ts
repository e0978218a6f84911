/** Moves the focus to the page's content, without scrolling, because the focused element is being removed. */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true })

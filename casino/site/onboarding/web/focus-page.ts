/** What had the focus is leaving the page: it goes on from where the page's own part begins, without a jump. */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true })

import { createStore } from '#kernel/web/state/store.ts'

/** The captcha in progress; null if there is none. */
export const checkInSight = createStore<{ readonly cancel: () => void } | null>(null)

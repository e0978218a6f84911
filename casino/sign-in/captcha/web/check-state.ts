import { createStore } from '#kernel/web/state/store.ts'

/** The check that is under way; null when none is. */
export const checkInSight = createStore<{ readonly cancel: () => void } | null>(null)

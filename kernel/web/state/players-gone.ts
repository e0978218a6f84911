import { createStore } from '#kernel/web/state/store.ts'

/** Number of sign-outs on this document. Work begun for one player must not finish for the next. */
export const playersGone = createStore(0, { outlives_visitor: true })

import { createStore } from '#kernel/web/state/store.ts'

/** How many players have left this page since it came. What was begun for one of them is not finished for the next. */
export const playersGone = createStore(0, { outlives_visitor: true })

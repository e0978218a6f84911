import { currentPath } from '#kernel/web/page/navigation.ts'
import { patchMain } from '#kernel/web/state/app-state.ts'
import { createStore } from '#kernel/web/state/store.ts'

/** Bonuses whose messages were counted on this page: two kinds of message tell of one bonus, in any order. */
const counted = createStore<readonly number[]>([])

/** RTM-036, RTM-039: the counter of bonuses in the menu is one more, once for a bonus; whoever looks at the page of bonuses sees it there. */
export const countUnseen = (bonus_id: number): void => {
  if (counted.get().includes(bonus_id)) return
  counted.set((ids) => [...ids, bonus_id])
  if (currentPath().startsWith('/bonuses')) return
  patchMain(({ header }) => ({
    header: {
      ...header,
      menu: header.menu.map((item) => (item.section === 'bonuses' ? { ...item, counter: (item.counter ?? 0) + 1 } : item)),
    },
  }))
}

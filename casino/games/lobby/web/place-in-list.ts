import type { ListPlace } from '#kernel/web/page/places.ts'
import type { ShownList } from './shown-list.ts'

/** No return loads more than this, however long the list was. */
const most_restored = 500

type Shown = Pick<ShownList, 'games' | 'total' | 'phase'>

/** How far a list is loaded and scrolled now. */
export const placeIn = ({ games, total }: Shown, path: string, scrollY: number): ListPlace => ({
  path,
  scrollY: Math.round(scrollY),
  limit: games.length,
  loadAll: games.length >= total,
})

/** What brings a list back to where it was left: another page of it, then the scroll. A list that was loaded whole is loaded whole again. */
export const stepBack = ({ limit, loadAll }: ListPlace, { games, total, phase }: Shown): 'wait' | 'more' | 'scroll' => {
  if (phase !== 'shown') return 'wait'
  return games.length < Math.min(loadAll ? total : limit, total, most_restored) ? 'more' : 'scroll'
}

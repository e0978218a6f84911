import type { MainDataPart } from '#kernel/slice.ts'
import { likedIdsOf } from './store.ts'

/** favoriteGames (EN-014): ids, newest like first; none for a guest. */
export const mainData: MainDataPart = {
  read: likedIdsOf,
  fields: (row) => ({ favoriteGames: Array.isArray(row) ? row : [] }),
}

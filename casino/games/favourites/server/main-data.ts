import { defineMainData } from '#kernel/slice.ts'
import { likedIdsOf } from './store.ts'
import { LikesMainData } from '../main-data.ts'

/** favoriteGames (EN-014): ids, newest like first; none for a guest. */
export const mainData = defineMainData({
  name: 'likes',
  schema: LikesMainData,
  read: likedIdsOf,
  fields: (row) => ({ favoriteGames: Array.isArray(row) ? (row as number[]) : [] }),
})

import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/favourites',
  pushes: [{ type: 'favoriteGames', load: () => import('./favourites-changed.ts'), rows: ['GA-017'] }],
})

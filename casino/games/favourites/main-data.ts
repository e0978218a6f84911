import { Type, type Static } from 'typebox'

/** EN-014: ids of liked games, newest like first; none for a guest. */
export const LikesMainData = Type.Object({
  favoriteGames: Type.Array(Type.Integer()),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly likes: Static<typeof LikesMainData>
  }
}

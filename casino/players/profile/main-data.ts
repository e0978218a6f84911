import { Type, type Static } from 'typebox'

/** What the player has seen or closed for good (API-048, EN-057). Ids of blocks are numbers, as they were sent. */
export const SeenMainData = Type.Object({
  onBoarding: Type.Object({ seen: Type.Array(Type.String()) }),
  closePopups: Type.Array(Type.Union([Type.Integer(), Type.String()])),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly seen: Static<typeof SeenMainData>
  }
}

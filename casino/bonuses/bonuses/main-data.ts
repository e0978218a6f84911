import { Type, type Static } from 'typebox'

/** EN-020: the bonus that the player plays with now. */
export const BonusesMainData = Type.Object({ activeBonusId: Type.Union([Type.Integer(), Type.Null()]) })

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly bonuses: Static<typeof BonusesMainData>
  }
}

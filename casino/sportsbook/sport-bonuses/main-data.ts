import { Type, type Static } from 'typebox'

/** EN-021: whether the player has a sport bonus that is taken and not over. */
export const SportBonusesMainData = Type.Object({ hasActiveSportBettingBonus: Type.Boolean() })

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly 'sport-bonuses': Static<typeof SportBonusesMainData>
  }
}

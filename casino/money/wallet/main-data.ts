import { Type, type Static } from 'typebox'
import { PlayerBalance } from './contract.ts'

/** EN-031: what the player can spend; a guest has no balance. */
export const BalanceMainData = Type.Object({
  playerInfo: Type.Optional(Type.Object({ playerBalance: PlayerBalance })),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly balance: Static<typeof BalanceMainData>
  }
}

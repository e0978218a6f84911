import { Type, type Static } from 'typebox'
import { Dashboard } from './contract.ts'

/** EN-031: the player's dashboard; a guest has none. */
export const DashboardMainData = Type.Object({ playerInfo: Type.Optional(Type.Object({ playerDashboard: Type.Optional(Dashboard) })) })

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly dashboard: Static<typeof DashboardMainData>
  }
}

import { Type, type Static } from 'typebox'

/** AU-020: whether the player closed the confirmation window within the last day. */
export const FunnelMainData = Type.Object({
  isFunnelPopupShowed: Type.Boolean(),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly funnel: Static<typeof FunnelMainData>
  }
}

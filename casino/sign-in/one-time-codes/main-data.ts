import { Type, type Static } from 'typebox'

/** AU-020: was the window that asks for a confirmation put aside within the day? */
export const FunnelMainData = Type.Object({
  isFunnelPopupShowed: Type.Boolean(),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly funnel: Static<typeof FunnelMainData>
  }
}

import { Type, type Static } from 'typebox'

/** Whether the house takes deposits now: buttons that lead to the desk say so where it does not (GA-003, WA-033). */
export const DeskMainData = Type.Object({
  finOperations: Type.Object({ isAvailable: Type.Boolean() }),
  /** EN-029, WA-014: whether a saved card may pay by one press. */
  isTokenizeCash: Type.Boolean(),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly desk: Static<typeof DeskMainData>
  }
}

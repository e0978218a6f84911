import { Type, type Static } from 'typebox'

/** EN-011, EN-019: the readable token, and whether the password was generated. */
export const SessionMainData = Type.Object({
  token: Type.Union([Type.String(), Type.Null()]),
  hasAutoPassword: Type.Boolean(),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly session: Static<typeof SessionMainData>
  }
}

import { Type, type Static } from 'typebox'

const text = Type.Union([Type.String(), Type.Null()])

/** EN-028, RP-005, RP-008: what prevents this player from playing, and until when; null for everybody else. */
export const RestrictionsMainData = Type.Object({
  ludomanRequestStatus: text,
  ludomanTill: text,
  /** Includes the operator's restrictions: `youngster`, `undesirable`, `unverified`. */
  playRestriction: text,
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly restrictions: Static<typeof RestrictionsMainData>
  }
}

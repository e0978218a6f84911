import { Type, type Static } from 'typebox'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'

/** EN-026: the birthday bonus that waits for this player; null where there is none. Minor units. */
export const BirthdayMainData = Type.Object({
  birthdayBonus: Type.Union([
    Type.Object({ id: Type.Integer(), amount: AmountMinor, currency: Type.String(), exponent: Type.Integer(), till: Timestamp }),
    Type.Null(),
  ]),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly birthday: Static<typeof BirthdayMainData>
  }
}

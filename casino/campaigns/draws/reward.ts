import { Type, type Static } from 'typebox'
import { Amounts } from '#kernel/contract/amounts.ts'

/** A reward and its stock: money in every currency, or a prize of another kind. */
export const rewardFields = {
  stock: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  money: Type.Optional(Amounts),
  prize: Type.Optional(Type.Object({ kind: Type.String(), content: Type.Unknown() }, { additionalProperties: false })),
}

export const Reward = Type.Object(rewardFields, { additionalProperties: false })
export type Reward = Static<typeof Reward>

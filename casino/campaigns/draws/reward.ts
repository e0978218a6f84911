import { Type, type Static } from 'typebox'
import { namedPrizeFields } from '#casino/campaigns/boards/server/api.ts'
import { Amounts } from '#kernel/contract/amounts.ts'

/** A reward and its stock: money in every currency, or a prize of another kind. */
export const rewardFields = {
  stock: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  money: Type.Optional(Amounts),
  ...namedPrizeFields,
}

export const Reward = Type.Object(rewardFields, { additionalProperties: false })
export type Reward = Static<typeof Reward>

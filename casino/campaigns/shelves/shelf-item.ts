import { Type, type Static } from 'typebox'
import { Reward } from '#casino/campaigns/draws/server/api.ts'

/** A prize that is taken for points: `stock` of them in all, and of each player's no more than `most_each`. */
export const ShelfItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** In points of the shelf. */
    cost: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    most_each: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    ...Reward.properties,
  },
  { additionalProperties: false },
)
export type ShelfItem = Static<typeof ShelfItem>

/** The reward of an item, without what it costs. */
export const rewardOf = ({ id: _id, cost: _cost, most_each: _most, ...reward }: ShelfItem): Reward => reward

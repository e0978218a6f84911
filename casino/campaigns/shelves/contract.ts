import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A prize that is taken for points, as a visitor sees it. */
export const ShelfPrize = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  cost: Type.Integer(),
  prize: ShownPrize,
  left: Type.Integer(),
  stock: Type.Integer(),
  /** How many of it the player took. */
  had: Type.Integer(),
  /** Of each player's; null where only the stock ends it. */
  mostEach: Type.Union([Type.Integer(), Type.Null()]),
})
export type ShelfPrize = Static<typeof ShelfPrize>

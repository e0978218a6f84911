import { Type } from 'typebox'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { PositiveAmountMinor } from '#kernel/contract/schemas.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { usual_terms } from '../rules.ts'
import { giveBonus } from './give-bonus.ts'

const codes = Object.keys(currencies) as Currency[]

/** A free bet. What is left out of its terms is as usual. It waits on the page of bonuses for its player. */
export const freeBetPrize = prizeKind({
  kind: 'free-bet',
  schema: Type.Object(
    {
      currency: Type.Enum(codes),
      amount_minor: PositiveAmountMinor,
      least_odds_thousandths: Type.Optional(Type.Integer({ minimum: 1001, maximum: 1_000_000 })),
      least_legs: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    },
    { additionalProperties: false },
  ),
  picture: 'gift',
  say: ({ currency, amount_minor }) => ({ key: 'sport-bonuses.prize.say', values: { amount: { minor: amount_minor, currency } } }),
  tell: ({ currency, amount_minor }) => ({ key: 'sport-bonuses.prize.tell', values: { amount: { minor: amount_minor, currency } } }),
  value: ({ currency, amount_minor }) => ({ asset: currency, amount_minor: BigInt(amount_minor) }),
  handing: {
    when: 'after-commit',
    hand: async (tx, house, { prize_id, player_id, content }, promised) => {
      const { currency, amount_minor, ...terms } = content
      const given = { key: `prize:${prize_id}`, player_id, currency, amount_minor: BigInt(amount_minor), from: promised }
      await giveBonus(tx, house, { ...usual_terms, ...terms, ...given })
      return 'handed'
    },
  },
})

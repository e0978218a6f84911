import { Type } from 'typebox'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { PositiveAmountMinor } from '#kernel/contract/schemas.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { allowsWagering, usual_terms } from '../rules.ts'
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
      /** Cash that has to be bet before it can be staked. */
      required_minor: Type.Optional(PositiveAmountMinor),
    },
    { additionalProperties: false },
  ),
  faultOf: ({ amount_minor, required_minor = 0 }, { jurisdiction }) =>
    allowsWagering(jurisdiction, { amount_minor: BigInt(amount_minor), required_minor: BigInt(required_minor) })
      ? undefined
      : 'this licence allows no free bet that asks for so much in bets',
  picture: 'gift',
  say: ({ currency, amount_minor }) => ({ key: 'sport-bonuses.prize.say', values: { amount: { minor: amount_minor, currency } } }),
  tell: ({ currency, amount_minor }) => ({ key: 'sport-bonuses.prize.tell', values: { amount: { minor: amount_minor, currency } } }),
  value: ({ currency, amount_minor }) => ({ asset: currency, amount_minor: BigInt(amount_minor) }),
  handing: {
    when: 'after-commit',
    hand: async (tx, house, { prize_id, player_id, content, title }, promised) => {
      const { currency, amount_minor, required_minor = 0, ...terms } = content
      const given = {
        key: `prize:${prize_id}`,
        player_id,
        currency,
        amount_minor: BigInt(amount_minor),
        from: promised,
        origin: title,
        required_minor: BigInt(required_minor),
      }
      await giveBonus(tx, house, { ...usual_terms, ...terms, ...given })
      return 'handed'
    },
  },
})

import { Type } from 'typebox'
import { movePurse } from '#casino/money/wallet/server/api.ts'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { PositiveAmountMinor, Slug } from '#kernel/contract/schemas.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { assignGifts } from './assign-bonuses.ts'
import { fundIn } from './funds.ts'
import { publishedTerms } from './terms-store.ts'

const codes = Object.keys(currencies) as Currency[]

/**
 * A bonus under published terms for gifts. What the prize is worth goes into the fund of the terms and is promised to its player; it waits
 * on the page of bonuses. Terms that ended meanwhile fail the handing over, which is tried again when a version is published.
 */
export const bonusPrize = prizeKind({
  kind: 'bonus',
  schema: Type.Object({ terms: Slug, currency: Type.Enum(codes), amount_minor: PositiveAmountMinor }, { additionalProperties: false }),
  picture: 'gift',
  say: ({ currency, amount_minor }) => ({ key: 'bonuses.prize.say', values: { amount: { minor: amount_minor, currency } } }),
  tell: ({ currency, amount_minor }) => ({ key: 'bonuses.prize.tell', values: { amount: { minor: amount_minor, currency } } }),
  value: ({ currency, amount_minor }) => ({ asset: currency, amount_minor: BigInt(amount_minor) }),
  handing: {
    when: 'when-taken',
    hand: async (tx, house, { prize_id, player_id, content, is_asked = false }, promised) => {
      const terms = await publishedTerms(tx, content.terms)
      if (!terms || terms.document.trigger !== 'gift') throw new Error(`no version of ${content.terms} is given now`)
      const { currency: asset, amount_minor } = content
      await movePurse(tx, house, {
        key: `bonus-prize:${prize_id}`,
        from: promised,
        to: fundIn(terms.id, asset),
        amount_minor: BigInt(amount_minor),
        reason: 'prize-fund',
        reference: `prize:${prize_id}`,
      })
      await assignGifts(tx, house, terms, [{ player_id, key: `prize:${prize_id}`, asset, amount_minor: BigInt(amount_minor), is_asked }])
      return 'handed'
    },
  },
})

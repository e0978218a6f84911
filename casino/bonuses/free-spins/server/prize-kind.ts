import { Type } from 'typebox'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { PositiveAmountMinor } from '#kernel/contract/schemas.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { totalOf, worthOf } from '../rules.ts'
import { freeSpinsFields } from '../contract.ts'
import { faultsOfFreeSpins } from './check-free-spins.ts'
import { giveFreeSpins } from './give-free-spins.ts'

const codes = Object.keys(currencies) as Currency[]

/** Free spins out of a campaign's fund: they cost it their stakes. What they win is cash. In the currency of their player. */
export const freeSpinsPrize = prizeKind({
  kind: 'free-spins',
  schema: Type.Object(
    { currency: Type.Enum(codes), stake_minor: PositiveAmountMinor, ...freeSpinsFields },
    { additionalProperties: false },
  ),
  faultOf: ({ games, currency, stake_minor }, house) => faultsOfFreeSpins(house, games, currency, stake_minor)[0],
  picture: 'slot-machine',
  say: (content) => ({ key: 'free-spins.prize.say', values: { count: totalOf(content) } }),
  tell: (content) => ({ key: 'free-spins.prize.tell', values: { count: totalOf(content) } }),
  value: (content) => ({ asset: content.currency, amount_minor: worthOf(content, BigInt(content.stake_minor)) }),
  handing: {
    when: 'after-commit',
    hand: async (tx, house, { prize_id, player_id, content }, promised) => {
      const { currency, stake_minor, ...terms } = content
      const title = { key: 'free-spins.prize.title', values: {} }
      const gift = {
        ...terms,
        player_id,
        key: `prize:${prize_id}`,
        title,
        asset: currency,
        stake_minor: BigInt(stake_minor),
        wins_to: null,
      }
      await giveFreeSpins(tx, house, gift, promised)
      return 'handed'
    },
  },
})

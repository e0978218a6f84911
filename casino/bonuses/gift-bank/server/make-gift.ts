import { daysAfter } from '#casino/bonuses/bonuses/server/api.ts'
import { houseAccount, movePurse } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { refuse } from '../contract.ts'
import { codeFrom, gift_days, goalOf } from '../rules.ts'
import { giftTerms, holdsGift, madeGifts } from './gift-terms.ts'
import { codesPast, insertGift, lockBank, lockGift, setFilled, setReturned } from './store.ts'

interface Asked {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

/**
 * Makes a gift of a full bank: its amount leaves the fund and stands aside for whoever brings the code, and the bank begins anew. Refusals:
 * `gift-bank-not-full` { left }, `gift-bank-closed`, `gift-bank-empty` when the fund holds none, `gift-bank-not-now`.
 */
export const makeGift = ({ house, player_id, language }: Asked) =>
  inTransaction(house.db, async (tx) => {
    const currency = (await playerById(tx, player_id))?.currency ?? house.brand.currency
    const terms = (await giftTerms(tx, house, currency)) ?? refuse('gift-bank-closed')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('gift-bank-not-now')
    const { asset, amount_minor, fund } = terms
    const goal_minor = goalOf(amount_minor)
    const filled = await lockBank(tx, player_id, asset)
    if (filled < goal_minor) return refuse('gift-bank-not-full', { left: amountText(goal_minor - filled, asset, language) })
    if (!(await holdsGift(tx, terms))) return refuse('gift-bank-empty')
    const made_at = house.clock.now()
    const code = codeFrom(house.brand.name, Buffer.from(house.random.hex(10), 'hex'))
    const gift = {
      code,
      giver_id: player_id,
      asset,
      amount_minor,
      filled_minor: goal_minor,
      made_at,
      ends_at: daysAfter(made_at, gift_days),
    }
    await insertGift(tx, gift)
    await setFilled(tx, player_id, asset, filled - goal_minor)
    await movePurse(tx, house, { key: `gift-bank:${code}:made`, from: fund, to: madeGifts(asset), amount_minor, reason: 'prize-fund' })
    return { code, endsAt: gift.ends_at.toISOString() }
  })

const at_once = 200

/** Gifts that nobody took in time: their money is the house's again, and the giver's bank is as full as it was. */
export const returnPastGifts = async (house: House): Promise<void> => {
  for (const code of await codesPast(house.db, house.clock.now(), at_once))
    await inTransaction(house.db, async (tx) => {
      const gift = await lockGift(tx, code)
      if (gift?.state !== 'open') return
      const { giver_id, asset, amount_minor, filled_minor } = gift
      await setReturned(tx, code)
      const filled = await lockBank(tx, giver_id, asset)
      await setFilled(tx, giver_id, asset, filled > filled_minor ? filled : filled_minor)
      const to = houseAccount('promotions', asset)
      await movePurse(tx, house, { key: `gift-bank:${code}:returned`, from: madeGifts(asset), to, amount_minor, reason: 'prize-fund' })
    })
}

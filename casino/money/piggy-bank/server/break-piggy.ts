import { movePurse, piggy_bank_purse, pursesOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { toWire } from '#kernel/money/currency.ts'
import { type breakPiggy, refuse } from '../contract.ts'
import { PiggyBankMoved } from '../events.ts'
import { boundsOf, contentOf, isReady, statusOf } from '../rules.ts'
import { readPiggy } from './read-piggy.ts'
import { countBroken, lockBank } from './store.ts'

/**
 * Breaks the bank (MB-013): what is in it becomes cash on the main balance, once, and what waited beyond its size goes in. A repeat says what
 * the first time paid. Nobody is kept from it, whatever keeps them from play. Refusals: `piggy-bank-not-ready` { min }.
 */
export const breakBank = async ({ house, player_id, language, key }: Call<typeof breakPiggy>) => {
  const paid = await inTransaction(house.db, async (tx) => {
    const currency = (await playerById(tx, player_id))?.currency ?? house.brand.currency
    const bank = await lockBank(tx, { player_id, currency })
    if (bank?.last_break_key === key) return toWire(bank.last_break_paid ?? 0n)
    const bounds = boundsOf(currency)
    const stands = (await pursesOf(tx, player_id)).find(({ purse, asset }) => purse === piggy_bank_purse && asset === currency)
    const { amount } = contentOf(stands?.balance_minor ?? 0n, bounds)
    const state = { status: statusOf(amount, bounds.max, false), amount: toWire(amount), min: toWire(bounds.min) }
    if (!isReady(state)) refuse('piggy-bank-not-ready', { min: amountText(bounds.min, currency, language) })
    await movePurse(tx, house, {
      key: `piggy-bank:${player_id}:${currency}:break:${bank?.times_broken ?? 0}`,
      from: purseOf(player_id, piggy_bank_purse, currency),
      to: purseOf(player_id, 'main', currency),
      reason: 'piggy-bank',
      amount_minor: amount,
    })
    await countBroken(tx, player_id, currency, key, amount)
    await announce(tx, house, [PiggyBankMoved({ amount_minor: toWire(-amount), currency }, player_id)])
    return toWire(amount)
  })
  house.facts.wake()
  return { ...(await readPiggy(house, player_id)), paid }
}

import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience, restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { dashboardOf } from './dashboard.ts'
import { tell } from './make-cashbacks.ts'
import { cashbackOfPlayer, endCashbacks, lockWaiting, paidBy, type CashbackRow } from './store.ts'

/** RP-005b: players who may not play are told so, with the end date; the cashback stays available. */
const refuseClosed = async (tx: Tx, house: House, player_id: bigint): Promise<void> => {
  if (await isInAudience(tx, house, 'invitation', player_id)) return
  const restriction = await restrictionOf(tx, player_id, house.clock.now())
  refuse('cashback-closed', { till: restriction?.till.toISOString() ?? null })
}

/** Why the named cashback is not available; another player's counts as unknown. */
const refuseNamed = async (tx: Tx, player_id: bigint, id: bigint): Promise<never> =>
  refuse((await cashbackOfPlayer(tx, player_id, id))?.state === 'paid' ? 'cashback-paid' : 'cashback-unknown')

const wanted = async (tx: Tx, player_id: bigint, which: Which): Promise<readonly CashbackRow[]> => {
  const waiting = await lockWaiting(tx, player_id)
  if (typeof which === 'bigint') {
    const found = waiting.filter(({ id }) => id === which)
    return found.length > 0 ? found : refuseNamed(tx, player_id, which)
  }
  if (waiting.length === 0) return refuse('cashback-none')
  return which === 'all' ? waiting : waiting.slice(0, 1)
}

const pay = (tx: Tx, house: House, rows: readonly CashbackRow[]) =>
  grantAll(
    tx,
    house,
    rows.map(({ id, player_id, currency, amount, fund }) => ({
      key: `cashback:${id}`,
      player_id,
      kind: 'money',
      content: { currency, amount_minor: toWire(amount) },
      from: fundAccount(fund, currency),
      source: 'bonuses/cashback',
      title: { key: 'cashback.prize', values: {} },
    })),
  )

/** The next one, all available ones, or one by number. */
export type Which = 'current' | 'all' | bigint

const sumOf = (rows: readonly CashbackRow[], currency: Currency) => ({
  amount: toWire(rows.reduce((sum, { amount }) => sum + amount, 0n)),
  currency,
  exponent: exponentOf(currency),
})

/**
 * Pays cashback from its fund to the main balance, once (WA-029a); a repeated command says what it paid. Refusals: `cashback-none`, for a named one `cashback-unknown`
 * and `cashback-paid`; `cashback-closed` { till }; `cashback-other-currency` { currency } for one from before a change of currency.
 */
export const payTo = async (house: House, player_id: bigint, which: Which, key?: string) => {
  const paid = await inTransaction(house.db, async (tx) => {
    const command = key && `${which} ${key}`
    const made = command ? await paidBy(tx, player_id, command) : []
    if (made[0]) return sumOf(made, made[0].currency)
    const rows = await wanted(tx, player_id, which)
    await refuseClosed(tx, house, player_id)
    const currency = (await playerById(tx, player_id))?.currency ?? house.brand.currency
    const own = rows.filter((row) => row.currency === currency)
    if (own.length === 0) refuse('cashback-other-currency', { currency: rows[0]?.currency ?? null })
    await pay(tx, house, own)
    await endCashbacks(
      tx,
      own.map(({ id }) => id),
      { state: 'paid', at: house.clock.now(), paid_key: command },
    )
    await tell(tx, house, own, 'paid')
    return sumOf(own, currency)
  })
  house.facts.wake()
  return { ...paid, data: await dashboardOf(house, player_id) }
}

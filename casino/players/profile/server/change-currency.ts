import { holdCurrency, writeCurrency } from '#casino/players/accounts/server/api.ts'
import { carryLimitsOver } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { refuse, refuseFields } from '../contract.ts'
import { currencyChoice } from '../currency-rules.ts'
import { CurrencyChanged } from '../events.ts'
import { insertCurrencyStep, readCurrencySteps } from './currency-store.ts'

const codes = Object.keys(currencies) as Currency[]

const currencyOfId = (id: number): Currency =>
  codes.find((code) => currencies[code].id === id) ?? refuseFields({ currency_id: 'profile-currency-unknown' })

/**
 * GN-003, A-046: changes the currency of a player whose profile row is locked. Nothing is converted: slices that hold something in
 * the old currency refuse in their reaction to CurrencyChanged. Limits and their usage are carried over (decision 0014). The same
 * currency again changes nothing. Refusals: `currency-changed-lately`, a field error of `currency_id`, and those of other slices:
 * `currency-money-left`, `currency-deposit-waits`.
 */
export const changeCurrency = async (tx: Tx, house: House, player_id: bigint, currency_id: number): Promise<void> => {
  const to = currencyOfId(currency_id)
  const from = await holdCurrency(tx, player_id)
  if (from === undefined) throw new Error(`player ${player_id} is signed in and not there`)
  if (from === to) return
  const at = house.clock.now()
  const choice = currencyChoice(await readCurrencySteps(tx, player_id), at)
  const is_return = choice.returns_to === to
  if (choice.free_at !== null && !is_return) refuse('currency-changed-lately', { till: choice.free_at.toISOString() })
  await writeCurrency(tx, player_id, to)
  await insertCurrencyStep(tx, player_id, { from, to, at, is_return })
  await carryLimitsOver(tx, house, player_id, { from, to }, () =>
    announce(tx, house, [CurrencyChanged({ player_id: String(player_id), from, to }, player_id)]),
  )
}

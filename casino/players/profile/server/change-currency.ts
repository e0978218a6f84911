import { holdCurrency, writeCurrency } from '#casino/players/accounts/server/api.ts'
import { carryLimitsOver } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { refuseFields } from '../contract.ts'
import { CurrencyChanged } from '../events.ts'
import { insertCurrencyStep } from './currency-store.ts'

const codes = Object.keys(currencies) as Currency[]

const currencyOfId = (id: number): Currency =>
  codes.find((code) => currencies[code].id === id) ?? refuseFields({ currency_id: 'profile-currency-unknown' })

/**
 * GN-003, A-046: another current currency for a player whose profile is held. Nothing is converted: cash waits in the wallet of its own
 * currency, and what is bound to play in the one that is left refuses by its slice's reaction to CurrencyChanged. The player's limits and
 * what was used of them are carried over (decision 0070). The same currency again changes nothing. Refusals: field error of
 * `currency_id`, and those of the slices that know: `currency-in-use`, `currency-deposit-waits`, `rounds-open`.
 */
export const changeCurrency = async (tx: Tx, house: House, player_id: bigint, currency_id: number): Promise<void> => {
  const to = currencyOfId(currency_id)
  const from = await holdCurrency(tx, player_id)
  if (from === undefined) throw new Error(`player ${player_id} is signed in and not there`)
  if (from === to) return
  const at = house.clock.now()
  await writeCurrency(tx, player_id, to)
  await insertCurrencyStep(tx, player_id, { from, to, at })
  await carryLimitsOver(tx, house, player_id, { from, to }, () =>
    announce(tx, house, [CurrencyChanged({ player_id: String(player_id), from, to }, player_id)]),
  )
}

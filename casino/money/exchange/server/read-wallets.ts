import { pursesOf } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { currencies, exponentOf, toWire, wholeUnits, type Currency } from '#kernel/money/currency.ts'
import type { Wallets } from '../contract.ts'
import { broughtBy, margin_percent } from '../rules.ts'
import { closedBy } from './may-convert.ts'
import { currentRates } from './read-rates.ts'

/** What a player has in each currency, the one they play in first, and what it would bring there. */
export const readWallets = async (house: House, player_id: bigint): Promise<Wallets> => {
  const { db } = house
  const current = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const rates = await currentRates(db, house)
  const cash = new Map((await pursesOf(db, player_id)).filter(({ purse }) => purse === 'main').map((one) => [one.asset, one.balance_minor]))
  const unitBrings = (currency: Currency): bigint | null =>
    currency === current ? wholeUnits(1, currency) : rates ? broughtBy(wholeUnits(1, currency), currency, current, rates.worths) : null
  const wallets = (Object.keys(currencies) as Currency[]).map((currency) => {
    const brings = unitBrings(currency)
    return {
      currencyId: currencies[currency].id,
      currency,
      exponent: exponentOf(currency),
      amount: toWire(cash.get(currency) ?? 0n),
      isCurrent: currency === current,
      unitBrings: brings === null ? null : toWire(brings),
    }
  })
  return {
    wallets: wallets.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    rates: rates ? { source: rates.source, at: rates.at.toISOString() } : null,
    marginPercent: margin_percent,
    closed: (await closedBy(db, house, player_id)) ?? (rates ? null : 'no-rates'),
  }
}

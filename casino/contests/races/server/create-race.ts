import { fundAccount, houseAccount, postAll, type Account } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { RaceScheduled } from '../events.ts'
import { fundOf } from '../rules.ts'
import type { Window } from '../schedule.ts'
import { insertRace, type RaceTemplate } from './race-store.ts'

export const allCurrencies = Object.keys(currencies) as Currency[]

/** Where the prizes of a race stand until it is closed. */
export const raceFund = (race_id: bigint, currency: Currency): Account => fundAccount(`race:${race_id}`, currency)

/** What the house spends on contests, and what comes back of it. */
export const contestsAccount = (currency: Currency): Account => houseAccount('contests', currency)

/**
 * Puts a race into the calendar and sets its prizes aside, in one transaction (reliability 1): each currency's fund holds every
 * place, because nobody knows yet in which currency a place will be won; what is left goes back when the race is closed.
 * Returns its id; undefined when its series has a race at that time.
 */
export const createRace = (house: House, series: string | null, window: Window, template: RaceTemplate): Promise<bigint | undefined> =>
  inTransaction(house.db, async (tx) => {
    const race_id = await insertRace(tx, series, window, template)
    if (race_id === undefined) return undefined
    const funds = allCurrencies.map((currency) => ({ currency, amount_minor: fundOf(template.prizes, currency) }))
    await postAll(
      tx,
      house,
      funds
        .filter(({ amount_minor }) => amount_minor > 0n)
        .map(({ currency, amount_minor }) => ({
          key: `race:${race_id}:fund:${currency}`,
          reason: 'prize-fund',
          reference: `race:${race_id}`,
          postings: [{ from: contestsAccount(currency), to: raceFund(race_id, currency), amount_minor }],
        })),
    )
    const { starts_at, ends_at } = window
    await announce(tx, house, [
      RaceScheduled({ race_id: Number(race_id), starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }),
    ])
    return race_id
  })

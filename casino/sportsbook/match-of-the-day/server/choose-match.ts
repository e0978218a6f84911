import { fillFund } from '#casino/money/wallet/server/api.ts'
import { readEvent, readEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { atKyivHour, kyivClock_ms, kyivDay } from '#kernel/clock/kyiv-day.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { begins_from_hour, begins_until_hour, budgetOf, result_key, score_key } from '../rules.ts'
import { insertDay, isChosen } from './store.ts'

/** The first few of an evening: one of them has both markets. */
const most_events = 10

/** The campaign whose fund a day's free bets come out of. */
export const fundOf = (day: string): string => `match-of-the-day:${day}`

const chooseFor = async (house: House, days_ahead: number): Promise<void> => {
  const now = house.clock.now()
  const { from: midnight } = kyivDay(now, days_ahead)
  const day = new Date(kyivClock_ms(midnight)).toISOString().slice(0, 10)
  const span = { from: atKyivHour(midnight, begins_from_hour), until: atKyivHour(midnight, begins_until_hour) }
  // An evening that has begun is let go: who comes late must find the same match as who came first.
  if (now >= span.from || (await isChosen(house.db, day))) return
  const viewer = { house, language: 'en' } as const
  const { data } = await readEvents(viewer, { sport: 'football', live: false, span, limit: most_events, offset: 0 })
  for (const { id, isOpen, startsAt } of data) {
    const { markets } = await readEvent(viewer, id)
    const [result, score] = [result_key, score_key].map((key) => markets.find((market) => market.key === key))
    if (!isOpen || !result || !score) continue
    await inTransaction(house.db, async (tx) => {
      const markets_of_day = { result_market_id: BigInt(result.id), score_market_id: BigInt(score.id) }
      if (!(await insertDay(tx, { day, event_id: BigInt(id), ...markets_of_day, starts_at: new Date(startsAt) }))) return
      for (const asset of Object.keys(currencies) as Currency[])
        await fillFund(tx, house, { campaign: fundOf(day), asset, step: 'chosen', amount_minor: budgetOf(asset) })
    })
    return
  }
}

/** Chooses the match of today and of tomorrow as soon as the calendar has their evening. What is chosen stays. */
export const chooseMatch = async (house: House): Promise<void> => {
  await chooseFor(house, 0)
  await chooseFor(house, 1)
}

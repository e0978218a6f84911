import { fillFund } from '#casino/money/wallet/server/api.ts'
import { readEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { atKyivClock, atKyivHour, kyivClock_ms, kyivDay } from '#kernel/clock/kyiv-day.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import {
  begins_from_hour,
  begins_until_hour,
  budgetOf,
  contestRules,
  contests,
  matches_a_day,
  mondayOf_ms,
  week_ms,
  weekName,
  type Contest,
} from '../rules.ts'
import { countMatches, insertMatches, insertWeek, type WeekRow } from './store.ts'

/** More matches of one sport than an evening has. */
const most_events = 200
const codes = Object.keys(currencies) as Currency[]

export const weekAt = (contest: Contest, moment: Date): WeekRow => {
  const monday_ms = mondayOf_ms(kyivClock_ms(moment))
  return { contest, week: weekName(monday_ms), starts_at: atKyivClock(monday_ms), ends_at: atKyivClock(monday_ms + week_ms) }
}

/** The campaign whose fund the week's prizes come out of. */
export const fundOf = ({ contest, week }: Pick<WeekRow, 'contest' | 'week'>): string => `${contest}:${week}`

/** A week begins with everything that it may give set aside. */
const beginWeek = async (tx: Tx, house: House, week: WeekRow): Promise<void> => {
  if (!(await insertWeek(tx, week))) return
  for (const asset of codes)
    await fillFund(tx, house, { campaign: fundOf(week), asset, step: 'begun', amount_minor: budgetOf(week.contest, asset) })
}

const isGuessable =
  (contest: Contest) =>
  ({ isOpen, main }: EventCard): boolean =>
    isOpen && main?.key === contestRules[contest].market_key

const chooseFor = async (house: House, contest: Contest, days_ahead: number): Promise<void> => {
  const now = house.clock.now()
  const { from, until } = kyivDay(now, days_ahead)
  if ((await countMatches(house.db, contest, from, until)) > 0) return
  const span = { from: atKyivHour(from, begins_from_hour), until: atKyivHour(from, begins_until_hour) }
  // An evening that has begun is let go: who comes late must find the same matches as who came first.
  if (now >= span.from) return
  const { sport } = contestRules[contest]
  const { data } = await readEvents({ house, language: 'en' }, { sport, live: false, span, limit: most_events, offset: 0 })
  const chosen = data.filter(isGuessable(contest)).slice(0, matches_a_day)
  if (chosen.length < matches_a_day) return
  const week = weekAt(contest, span.from)
  await inTransaction(house.db, async (tx) => {
    await beginWeek(tx, house, week)
    await insertMatches(
      tx,
      chosen.map(({ id, main, startsAt }) => ({
        contest,
        week: week.week,
        event_id: BigInt(id),
        market_id: BigInt(main?.id ?? 0),
        starts_at: new Date(startsAt),
      })),
    )
  })
}

/** Chooses the matches of today and tomorrow as soon as the calendar has their evening: the first that begin. What is chosen stays. */
export const chooseMatches = async (house: House): Promise<void> => {
  for (const contest of contests) for (const days_ahead of [0, 1]) await chooseFor(house, contest, days_ahead)
}

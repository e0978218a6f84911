import { readEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { atKyivHour, kyivClock_ms, kyivDay } from '#kernel/clock/kyiv-day.ts'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import type { House } from '#kernel/house.ts'
import { begins_from_hour, begins_until_hour, chooseExpress, type Candidate } from '../rules.ts'
import { isChosen, writeDay } from './express-store.ts'

/** More matches than an evening has. */
const most_events = 1_000

const candidatesOf = ({ id, sport, main }: EventCard): Candidate[] =>
  main?.state === 'open'
    ? main.outcomes.flatMap(({ outcome, odds }) =>
        odds === null ? [] : [{ sport, event_id: id, market_id: main.id, outcome, odds_thousandths: odds }],
      )
    : []

const chooseFor = async (house: House, days_ahead: number): Promise<void> => {
  const now = house.clock.now()
  const { from } = kyivDay(now, days_ahead)
  const day = new Date(kyivClock_ms(from)).toISOString().slice(0, 10)
  const span = { from: atKyivHour(from, begins_from_hour), until: atKyivHour(from, begins_until_hour) }
  if (now >= span.from || (await isChosen(house.db, day))) return
  const { data } = await readEvents({ house, language: 'en' }, { live: false, span, limit: most_events, offset: 0 })
  const chosen = chooseExpress(data.filter(({ isOpen }) => isOpen).flatMap(candidatesOf))
  const begins = data.filter(({ id }) => chosen.some(({ event_id }) => event_id === id)).map(({ startsAt }) => Date.parse(startsAt))
  if (chosen.length === 0) return
  const legs = chosen.map(({ event_id, market_id, outcome }) => ({ event_id, market_id, outcome }))
  await writeDay(house.db, { day, legs, starts_at: new Date(Math.min(...begins)) })
}

/** Chooses the express of today and of tomorrow once the matches of that evening are published. An express is never changed. */
export const chooseExpresses = async (house: House): Promise<void> => {
  await chooseFor(house, 0)
  await chooseFor(house, 1)
}

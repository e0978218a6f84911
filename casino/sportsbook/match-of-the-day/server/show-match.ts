import { playerById } from '#casino/players/accounts/server/api.ts'
import { cardsById, onLadder, quotesOf, type QuotedMarket } from '#casino/sportsbook/catalogue/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { MatchOfTheDay, Raised } from '../contract.ts'
import { most_prizes, mostStake, other_score, prizeAmount, raisedOdds } from '../rules.ts'
import { countGiven, guessOf, hadRaisedBet, shownDay } from './store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

/** A match that began stays in sight so long: who guessed sees what came of it. */
const shown_after_ms = 3 * 3_600_000

const raisedOf = (market: QuotedMarket, currency: Currency, isUsed: boolean): Raised | null => {
  const outcomes = market.outcomes.flatMap(({ outcome, odds_thousandths, won_millionths }) =>
    odds_thousandths === null
      ? []
      : [{ outcome, odds: odds_thousandths, boosted: raisedOdds({ odds_thousandths, won_millionths }, onLadder) }],
  )
  const is_whole = market.state === 'open' && outcomes.length === market.outcomes.length
  return is_whole ? { marketId: Number(market.market_id), outcomes, mostStake: toWire(mostStake(currency)), isUsed } : null
}

/** The match that can be bet on next, or the one that began a while ago; null while the calendar has none. SA-044. */
export const showMatch = async (viewer: Viewer): Promise<MatchOfTheDay | null> => {
  const { house, player_id } = viewer
  const { db } = house
  const now = house.clock.now()
  const day = await shownDay(db, now, new Date(now.getTime() - shown_after_ms))
  if (!day) return null
  const [cards, quotes, given] = await Promise.all([
    cardsById(viewer, [day.event_id]),
    quotesOf(db, now, [day.result_market_id, day.score_market_id]),
    countGiven(db, day.event_id),
  ])
  const [event, result, scores] = [cards.get(Number(day.event_id)), quotes.get(day.result_market_id), quotes.get(day.score_market_id)]
  // Markets are folded some days after their match: of such a match there is nothing to show.
  if (!event || !result || !scores) return null
  const currency = (player_id === null ? undefined : (await playerById(db, player_id))?.currency) ?? house.brand.currency
  const myScore = player_id === null ? null : await guessOf(db, day.event_id, player_id)
  const isOpen = event.state === 'scheduled' && now < day.starts_at
  const isUsed = player_id !== null && (await hadRaisedBet(db, day.event_id, player_id))
  return {
    eventId: event.id,
    event,
    startsAt: day.starts_at.toISOString(),
    isOpen,
    boost: isOpen ? raisedOf(result, currency, isUsed) : null,
    scores: scores.outcomes.flatMap(({ outcome }) => (outcome === other_score ? [] : [outcome])),
    myScore,
    isRight: myScore === null || day.score === null ? null : myScore === day.score,
    prize: { amount: toWire(prizeAmount(currency)), currency, exponent: exponentOf(currency) },
    left: Math.max(0, most_prizes - given),
  }
}

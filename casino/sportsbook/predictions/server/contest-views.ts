import { playerById, playersByIds } from '#casino/players/accounts/server/api.ts'
import { cardsById } from '#casino/sportsbook/catalogue/server/api.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { AustinMajor, getLeagueLeaders, Leader, Match, NationalLeague, Prediction, Prize } from '../contract.ts'
import {
  leaderboard_limit,
  levelOf,
  levels,
  levelTerms,
  longestStreak,
  placeWorths,
  prizeAmount,
  streaks,
  type Contest,
  type Level,
} from '../rules.ts'
import { weekAt } from './choose-matches.ts'
import {
  awardsOf,
  countAwards,
  countStandings,
  historyOf,
  matchesOfWeek,
  placeOf,
  predictionsOf,
  standings,
  type WeekRow,
} from './store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

const prizeOf = (worth: number, currency: Currency): Prize => ({
  amount: toWire(prizeAmount(worth, currency)),
  currency,
  exponent: exponentOf(currency),
})

const currencyOf = async ({ house, player_id }: Viewer): Promise<Currency> =>
  (player_id === null ? undefined : (await playerById(house.db, player_id))?.currency) ?? house.brand.currency

const matchesFor = async (viewer: Viewer, { contest, week }: WeekRow): Promise<Match[]> => {
  const { house } = viewer
  const rows = await matchesOfWeek(house.db, contest, week)
  const cards = await cardsById(
    viewer,
    rows.map(({ event_id }) => event_id),
  )
  const now = house.clock.now()
  return rows.flatMap(({ event_id, outcome, starts_at }) => {
    const event = cards.get(Number(event_id))
    if (!event) return []
    return {
      eventId: Number(event_id),
      teams: { home: event.home.name, away: event.away.name },
      start: starts_at.toISOString(),
      canPredict: event.state === 'scheduled' && now < starts_at,
      outcome: outcome as Match['outcome'],
      event,
    }
  })
}

const predictionsFor = async ({ house, player_id }: Viewer, { contest, week }: WeekRow): Promise<Prediction[]> =>
  player_id === null
    ? []
    : (await predictionsOf(house.db, contest, week, player_id)).map(({ event_id, outcome, is_right }) => ({
        eventId: Number(event_id),
        outcome: outcome as Prediction['outcome'],
        isRight: is_right,
      }))

const spanOf = ({ starts_at, ends_at }: WeekRow) => ({ from: starts_at.toISOString(), until: ends_at.toISOString() })
const weekNow = ({ house }: Viewer, contest: Contest): WeekRow => weekAt(contest, house.clock.now())
const rightIn = (predictions: readonly Prediction[]): number => predictions.filter(({ isRight }) => isRight).length

export const austinMajor = async (viewer: Viewer): Promise<AustinMajor> => {
  const { house, player_id } = viewer
  const week = weekNow(viewer, 'austin-major')
  const [currency, events, predictions, given] = await Promise.all([
    currencyOf(viewer),
    matchesFor(viewer, week),
    predictionsFor(viewer, week),
    countAwards(house.db, week.contest, week.week),
  ])
  const own = player_id === null ? [] : await awardsOf(house.db, week.contest, week.week, [player_id])
  const history = player_id === null ? [] : await historyOf(house.db, week.contest, player_id)
  const right = rightIn(predictions)
  return {
    week: spanOf(week),
    events,
    settings: {
      prizeSettings: levels.map((level) => {
        const { right: needed, prizes, worth } = levelTerms[level]
        return { level, right: needed, prize: prizeOf(worth, currency), left: Math.max(0, prizes - (given.get(level) ?? 0)) }
      }),
      achievements: streaks.map((streak) => ({ streak })),
    },
    playerData: {
      predictionLevel: levelOf(right),
      right,
      prizes: own.map(({ name }) => ({ level: name as Level, prize: prizeOf(levelTerms[name as Level].worth, currency) })),
      predictions,
      longestStreak: longestStreak(history),
    },
  }
}

export const nationalLeague = async (viewer: Viewer): Promise<NationalLeague> => {
  const { house, player_id } = viewer
  const week = weekNow(viewer, 'national-league')
  const [currency, events, predictions, place] = await Promise.all([
    currencyOf(viewer),
    matchesFor(viewer, week),
    predictionsFor(viewer, week),
    player_id === null ? null : placeOf(house.db, week.contest, week.week, player_id),
  ])
  return {
    week: spanOf(week),
    events,
    predictions,
    points: rightIn(predictions),
    place,
    prizes: placeWorths.map((worth) => prizeOf(worth, currency)),
  }
}

export const leagueLeaders = async ({ house, player_id, query }: Call<typeof getLeagueLeaders>) => {
  const { limit = leaderboard_limit, offset = 0 } = query
  const { contest, week } = weekAt('national-league', house.clock.now())
  const [shown, total] = await Promise.all([standings(house.db, contest, week, limit, offset), countStandings(house.db, contest, week)])
  const players = await playersByIds(
    house.db,
    shown.map((row) => row.player_id),
  )
  const leaders = shown.flatMap((row): Leader[] => {
    const login = players.get(row.player_id)?.login
    return login === undefined ? [] : [{ place: row.place, login, points: row.points, isOwn: row.player_id === player_id }]
  })
  return countedPage(leaders, total, offset)
}

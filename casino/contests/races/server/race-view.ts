import { playerById, playersByIds } from '#casino/account/registration/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import type { PastRace, Race, RaceWinner } from '../contract.ts'
import { attemptsOf, freshProgress, fundOf, raceState, winners_limit } from '../rules.ts'
import { linesOf, shownBoard, topRows } from './board.ts'
import { entryOfPlayer } from './entry-store.ts'
import type { RaceRow } from './race-store.ts'
import { pastRaces, resultsOf } from './result-store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

const currencyOf = async (house: House, player_id: bigint | null): Promise<Currency> => {
  const own = player_id === null ? undefined : (await playerById(house.db, player_id))?.currency
  return isCurrency(own) ? own : house.brand.currency
}

const promiseOf = (race: RaceRow, currency: Currency) => ({
  currency,
  exponent: exponentOf(currency),
  prizes: race.prizes.map(({ from, to, amounts }) => ({ from, to, amount: amounts[currency] })),
  prizeFund: toWire(fundOf(race.prizes, currency)),
  minStake: race.stakes[currency]?.min_minor ?? 0,
  maxStake: race.stakes[currency]?.max_minor ?? 0,
  attempts: race.attempts,
  roundsPerAttempt: race.rounds_per_attempt,
})

const gamesOf = async ({ house, language }: Viewer, race: RaceRow) => {
  const known = await gamesBySlug(house)
  const gamesIds = race.games.flatMap((slug) => known.get(slug)?.id ?? [])
  return { gamesIds, games: await cardsByIds(house, language, gamesIds) }
}

/** What the race is to this visitor: their row and attempts; a guest has neither (RA-001, RA-003, RA-004). */
const ownPart = async (house: House, race: RaceRow, player_id: bigint | null) => {
  const entry = player_id === null ? undefined : await entryOfPlayer(house.db, race.id, player_id)
  const is_in = entry !== undefined && entry.left_at === null
  const board = await shownBoard(house, race)
  return {
    isSubscribed: is_in,
    playerData: is_in ? ((await linesOf(house, board, [entry.player_id])).get(entry.player_id) ?? null) : null,
    outplayAttempts: attemptsOf(is_in ? entry : freshProgress, race),
    winners: await topRows(house, board, winners_limit),
    playersCount: board.players,
  }
}

/** A race as a visitor sees it. */
export const raceView = async (viewer: Viewer, race: RaceRow): Promise<Race> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const [currency, games, own] = await Promise.all([currencyOf(house, player_id), gamesOf(viewer, race), ownPart(house, race, player_id)])
  return {
    id: Number(race.id),
    title: race.title[language],
    state: raceState(race, now),
    isSettled: race.closed_at !== null,
    startsAt: race.starts_at.toISOString(),
    endsAt: race.ends_at.toISOString(),
    now: now.toISOString(),
    ...promiseOf(race, currency),
    ...games,
    ...own,
  }
}

/** Races that are over, with their winners; one more than asked for tells whether there are others. */
export const pastRaceViews = async (
  { house, language }: Omit<Viewer, 'player_id'>,
  limit: number,
  offset: number,
): Promise<{ data: PastRace[]; hasMore: boolean }> => {
  const rows = await pastRaces(house.db, limit + 1, offset)
  const shown = rows.slice(0, limit)
  const results = await resultsOf(
    house.db,
    shown.map(({ id }) => id),
    winners_limit,
  )
  const players = await playersByIds(house.db, [...new Set(results.map(({ player_id }) => player_id))])
  const winnersOf = (race_id: bigint): RaceWinner[] =>
    results
      .filter((result) => result.race_id === race_id)
      .map(({ place, player_id, rounds, points, prize_minor, currency }) => ({
        place,
        profile: { login: players.get(player_id)?.login ?? '' },
        roundsPlayed: rounds,
        points,
        prize: toWire(prize_minor),
        currency,
        exponent: exponentOf(currency),
      }))
  const data = shown.map(({ id, title, starts_at, ends_at, players: playersCount }) => ({
    id: Number(id),
    title: title[language],
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    playersCount,
    winners: winnersOf(id),
  }))
  return { data, hasMore: rows.length > limit }
}

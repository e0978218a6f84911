import { playerById, playersByIds } from '#casino/players/accounts/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import type { BoardView, BoardWinner, PastBoard } from '../contract.ts'
import { fundOf, rangeOf } from '../places.ts'
import { isLeavingFinal, neighbours, rows_limit, shownEnd, shownState } from '../rules.ts'
import { attemptsOf, freshProgress, type Plan } from '../scoring.ts'
import { shownAdditional } from './additional-prizes.ts'
import { boardById, boardsFeedingAny, pastBoards, type BoardRow } from './board-store.ts'
import type { Entry } from './live-entry.ts'
import { linesOf, revisionOf, rowsAround, shownTable, topRows, type LiveTable } from './live-table.ts'
import { ownerOf } from './owners.ts'
import { countPlaces, resultsOf } from './result-store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint | null
}

/** A player's attempts: the regular ones, and those taken manually. */
export const planOf = ({ spec }: Pick<BoardRow, 'spec'>, entry: Pick<Entry, 'extra'> | undefined): Plan => ({
  attempts: spec.attempts + (entry?.extra ?? 0),
  rounds_per_attempt: spec.rounds_per_attempt,
})

export const currencyOfViewer = async ({ house, player_id }: Viewer): Promise<Currency> => {
  const own = player_id === null ? undefined : (await playerById(house.db, player_id))?.currency
  return isCurrency(own) ? own : house.brand.currency
}

const promiseOf = ({ house, language }: Viewer, { spec }: BoardRow, currency: Currency) => ({
  counts: spec.bets ? ('bets' as const) : spec.games.length > 0 ? ('rounds' as const) : ('places' as const),
  leastOdds: spec.bets?.least_odds_thousandths ?? null,
  currency,
  exponent: exponentOf(currency),
  prizes: spec.prizes.map(({ places, amounts }) => ({ ...rangeOf(places), amount: amounts[currency] })),
  additionalPrizes: shownAdditional(house, language, spec, currency),
  prizeFund: toWire(fundOf(spec.prizes, currency)),
  minStake: spec.stakes[currency]?.min_minor ?? 0,
  maxStake: spec.stakes[currency]?.max_minor ?? 0,
  attempts: spec.attempts,
  extraAttempts: spec.extra_attempts,
  roundsPerAttempt: spec.rounds_per_attempt,
  isAutoSubscription: spec.entry === 'play',
  score: {
    kind: spec.score.kind,
    withinAttempt: spec.score.within_attempt,
    table: (spec.score.table ?? []).map(({ from_hundredths, points }) => ({ fromHundredths: from_hundredths, points })),
    mostPoints: spec.score.most_points ?? null,
    mostTimes: spec.boost?.most ?? 1,
  },
})

const gamesOf = async ({ house, language }: Viewer, { spec }: BoardRow) => {
  const known = await gamesBySlug(house)
  const gamesIds = spec.games.flatMap((slug) => known.get(slug)?.id ?? [])
  return { gamesIds, games: await cardsByIds(house, language, gamesIds) }
}

const teamsOf = (table: LiveTable, { spec }: BoardRow, language: Language) =>
  (spec.teams ?? []).map(({ id, title }) => ({
    id,
    title: title[language],
    totalPoints: table.teams.get(id)?.points ?? 0,
    players: table.teams.get(id)?.players ?? 0,
  }))

const mayIncrease = (board: BoardRow, entry: Entry | undefined, now: Date): boolean =>
  entry !== undefined &&
  shownState(board, now) === 'active' &&
  entry.extra < board.spec.extra_attempts &&
  entry.rounds >= (board.spec.attempts + entry.extra) * board.spec.rounds_per_attempt

/** The visitor's own row and attempts; guests have none (RA-001, RA-003, RA-004). */
const ownPart = async ({ house, player_id, language }: Viewer, board: BoardRow) => {
  const table = await shownTable(house, board)
  const known = player_id === null ? undefined : table.entries.get(player_id)
  const entry = known?.is_in ? known : undefined
  return {
    isSubscribed: entry !== undefined,
    isOut: known?.is_in === false && isLeavingFinal(board, house.clock.now()),
    playerData: entry ? ((await linesOf(house, table, [entry.player_id])).get(entry.player_id) ?? null) : null,
    competitors: entry ? await rowsAround(house, table, entry.player_id, neighbours) : [],
    outplayAttempts: attemptsOf(entry ?? freshProgress, planOf(board, entry)),
    canIncreaseAttempt: mayIncrease(board, entry, house.clock.now()),
    winners: await topRows(house, table, rows_limit),
    playersCount: table.players,
    teams: teamsOf(table, board, language),
    ownTeam: entry?.team ?? null,
    revision: revisionOf(table),
  }
}

/** Of a stage: the whole that it feeds, and where its own places lead. */
const stageOf = async (viewer: Viewer, board: BoardRow): Promise<BoardView['stage']> => {
  const { house, language, player_id } = viewer
  const whole = board.feeds === null ? undefined : await boardById(house.db, board.feeds)
  if (!whole) return null
  const [stages, table, currency] = await Promise.all([
    boardsFeedingAny(house.db, [whole.id]),
    shownTable(house, whole),
    currencyOfViewer(viewer),
  ])
  const own = player_id === null ? undefined : table.entries.get(player_id)
  return {
    wholeId: Number(whole.id),
    wholeTitle: whole.title[language],
    number: stages.findIndex(({ id }) => id === board.id) + 1,
    count: stages.length,
    points: (board.spec.points_for_places ?? []).map(({ places, points }) => ({ ...rangeOf(places), points })),
    fund: toWire(fundOf(whole.spec.prizes, currency)),
    prizes: whole.spec.prizes.map(({ places, amounts }) => ({ ...rangeOf(places), amount: amounts[currency] })),
    wholeWinners: await topRows(house, table, rows_limit),
    wholePlayerData: own?.is_in ? ((await linesOf(house, table, [own.player_id])).get(own.player_id) ?? null) : null,
  }
}

/** The board that counts at a moment: of the stage that runs or comes next, else the last one, or the only one. */
export const boardInPlay = (main: BoardRow, stages: readonly BoardRow[], now: Date): BoardRow =>
  stages.find(({ ends_at, closed_at }) => ends_at > now && closed_at === null) ?? stages.at(-1) ?? main

/** A board as a visitor sees it. */
export const boardView = async (viewer: Viewer, board: BoardRow): Promise<BoardView> => {
  const { house, language } = viewer
  const now = house.clock.now()
  const [currency, games, own, stage, placesTaken] = await Promise.all([
    currencyOfViewer(viewer),
    gamesOf(viewer, board),
    ownPart(viewer, board),
    stageOf(viewer, board),
    board.paid_at === null ? null : countPlaces(house.db, board.id),
  ])
  return {
    id: Number(board.id),
    title: board.title[language],
    kind: ownerOf(house, board.owner).kind,
    state: shownState(board, now),
    isSettled: board.paid_at !== null,
    startsAt: board.starts_at.toISOString(),
    endsAt: shownEnd(board).toISOString(),
    now: now.toISOString(),
    ...promiseOf(viewer, board, currency),
    placesTaken,
    ...games,
    ...own,
    stage,
  }
}

interface PastQuery {
  readonly limit: number
  readonly offset: number
  /** Only boards in which this player took part. */
  readonly played?: bigint
}

/**
 * Closed boards of an owner with their winners, and the visitor's own place after them, if it has a result. Reads one more than
 * requested, to tell whether there are others.
 */
export const pastBoardViews = async (
  { house, language, player_id: visitor }: Viewer,
  owner: string,
  { limit, offset, played }: PastQuery,
): Promise<{ data: PastBoard[]; hasMore: boolean }> => {
  const rows = await pastBoards(house.db, owner, { limit: limit + 1, offset, played: played ?? null })
  const shown = rows.slice(0, limit)
  const results = await resultsOf(
    house.db,
    shown.map(({ id }) => id),
    rows_limit,
    visitor,
  )
  const players = await playersByIds(house.db, [...new Set(results.map(({ player_id }) => player_id))])
  const winnersOf = (board_id: bigint): BoardWinner[] =>
    results
      .filter((result) => result.board_id === board_id)
      .map(({ place, player_id, rounds, points, prize_minor, currency }) => ({
        place,
        profile: { login: players.get(player_id)?.login ?? '' },
        roundsPlayed: rounds,
        points,
        prize: toWire(prize_minor),
        currency,
        exponent: exponentOf(currency),
      }))
  const data = shown.map((board) => ({
    id: Number(board.id),
    title: board.title[language],
    startsAt: board.starts_at.toISOString(),
    endsAt: shownEnd(board).toISOString(),
    playersCount: board.players,
    winners: winnersOf(board.id),
  }))
  return { data, hasMore: rows.length > limit }
}

import {
  bestMultiples,
  currencyOfViewer,
  isStartingSoon,
  lastPlace,
  pastBoardViews,
  shownState,
  shownTable,
  topRows,
} from '#casino/campaigns/boards/server/api.ts'
import { gamesBySlug, cardsByIds } from '#casino/games/lobby/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import * as contract from '../contract.ts'
import { history_limit, isMode, most_places, promo_history_limit, promo_leaderboard_limit, withinPlaces } from '../rules.ts'
import { allTournaments, countsGame, owner, slugsOf, tournamentById, type FoundTournament } from './find-tournaments.ts'
import { increaseAttempt, subscribeTo } from './membership.ts'
import { hasWins, ownTournaments } from './own-tournaments.ts'
import { mute, mutedAmong, unmute } from './tournament-store.ts'
import { cardOf, cardsOf, tournamentView } from './tournament-view.ts'

const running = async (house: House, game_id: number | undefined): Promise<FoundTournament[]> => {
  const now = house.clock.now()
  const active = (await allTournaments(house)).filter(({ main }) => shownState(main, now) === 'active')
  if (game_id === undefined) return active
  const counts = await Promise.all(active.map((found) => countsGame(house, found, game_id)))
  return active.filter((_, index) => counts[index])
}

const coming = async (house: House): Promise<FoundTournament[]> => {
  const now = house.clock.now()
  const soon = (await allTournaments(house)).filter(({ main }) => shownState(main, now) === 'soon')
  return soon.toSorted((one, other) => +one.main.starts_at - +other.main.starts_at)
}

/** Players by their best multiple over every table of a tournament (TO-007). */
const bestAttempts = async (house: House, { main, stages }: FoundTournament, limit: number, offset = 0) => {
  const tables = await Promise.all([main, ...stages].map((board) => shownTable(house, board)))
  const rows = bestMultiples(tables).slice(offset, offset + limit)
  const players = await playersByIds(
    house.db,
    rows.map(({ player_id }) => player_id),
  )
  return rows.map(({ player_id, best_multiple, rounds }, index) => ({
    place: offset + index + 1,
    profile: { login: players.get(player_id)?.login ?? '' },
    roundsPlayed: rounds,
    coefficient: best_multiple,
  }))
}

const readingRoutes = [
  handle(contract.getTournament, async (viewer) => {
    const { type, gameId } = viewer.query
    const found = (await running(viewer.house, gameId)).find(({ mode }) => type === undefined || mode === type)
    return { data: found ? await tournamentView(viewer, found, gameId ?? null) : null }
  }),
  handle(contract.getTournamentById, async (viewer) => ({
    data: await tournamentView(viewer, await tournamentById(viewer.house, viewer.params.id)),
  })),
  handle(contract.getPromoData, async (viewer) => {
    const [found] = await running(viewer.house, viewer.query.gameId)
    return { data: found ? (await tournamentView(viewer, found)).promoData : null }
  }),
  handle(contract.getGames, async ({ house, language, query }) => {
    const known = await gamesBySlug(house)
    const ids = slugsOf(await tournamentById(house, query.tournamentId)).flatMap((slug) => known.get(slug)?.id ?? [])
    const { limit = 50, offset = 0 } = query
    return { data: await cardsByIds(house, language, ids.slice(offset, offset + limit)) }
  }),
  handle(contract.getNext, async (viewer) => {
    const { limit = 20, offset = 0, type } = viewer.query
    const now = viewer.house.clock.now()
    const found = (await coming(viewer.house)).filter(({ main }) => type === undefined || isStartingSoon(main, now))
    return { data: await cardsOf(viewer, found.slice(offset, offset + limit)) }
  }),
  handle(contract.getNextOne, async (viewer) => {
    const [found] = await coming(viewer.house)
    return { data: found ? await cardOf(viewer, found, await currencyOfViewer(viewer)) : null }
  }),
  handle(contract.getBestAttempts, async ({ house, params, query }) => {
    const { limit = promo_leaderboard_limit, offset = 0 } = query
    return { data: await bestAttempts(house, await tournamentById(house, params.id), withinPlaces(limit, offset), offset) }
  }),
  handle(contract.getPromoWinners, async ({ house, query }) => {
    const { limit = promo_leaderboard_limit, offset = 0, provider, slug } = query
    const found = (await running(house, undefined)).find(
      (one) => (slug === undefined || one.campaign.slug === slug) && (provider === undefined || one.provider === provider),
    )
    return { data: found ? await topRows(house, await shownTable(house, found.main), withinPlaces(limit, offset), offset) : [] }
  }),
  handle(contract.getWinners, async ({ house, params, query }) => {
    const { type } = query
    if (type !== undefined && !isMode(type)) contract.refuse('tournament-type-unknown', {}, 400)
    const found = await tournamentById(house, params.id)
    const paid = lastPlace(found.main.spec.prizes)
    const limit = query.prizeOnly ? Math.min(most_places, paid) : most_places
    if ((type ?? found.mode) === 'coefficients') return { data: limit === 0 ? [] : await bestAttempts(house, found, limit) }
    return { data: await topRows(house, await shownTable(house, found.main), limit) }
  }),
  handle(contract.getHistory, ({ query, ...viewer }) =>
    pastBoardViews(viewer, owner, { limit: query.limit ?? history_limit, offset: query.offset ?? 0 }),
  ),
]

const ownRoutes = [
  handle(contract.getOwn, async (viewer) => {
    const { limit = 20, offset = 0, winner = false } = viewer.query
    return { data: await ownTournaments(viewer, { limit, offset, winner }) }
  }),
  handle(contract.getHasWins, async (viewer) => ({ data: await hasWins(viewer) })),
  handle(contract.getOwnHistory, async (viewer) => {
    const { limit = history_limit, offset = 0 } = viewer.query
    return { data: await ownTournaments(viewer, { limit, offset, finished: true }) }
  }),
  handle(contract.getOwnPromoHistory, async (viewer) => {
    const { limit = promo_history_limit, offset = 0 } = viewer.query
    return { data: await ownTournaments(viewer, { limit, offset, finished: true }) }
  }),
  handle(contract.subscribe, async ({ house, player_id, params }) => {
    await subscribeTo(house, params.id, player_id)
    return { data: { isSubscribed: true } }
  }),
  handle(contract.increaseAttempt, async (viewer) => {
    await increaseAttempt(viewer.house, viewer.params.id, viewer.player_id)
    const { board } = await tournamentView(viewer, await tournamentById(viewer.house, viewer.params.id))
    return { data: { attempts: board.outplayAttempts.length } }
  }),
  handle(contract.getNotices, async ({ house, player_id }) => ({
    data: { isSubscribed: !(await mutedAmong(house.db, [player_id])).has(player_id) },
  })),
  handle(contract.subscribeNotices, async ({ house, player_id }) => {
    await unmute(house.db, player_id)
    return {}
  }),
  handle(contract.unsubscribeNotices, async ({ house, player_id }) => {
    await mute(house.db, player_id, house.clock.now())
    return {}
  }),
]

export const routes = [...readingRoutes, ...ownRoutes]

import {
  boardView,
  boostAt,
  boostNow,
  boostsOf,
  shownTable,
  topRows,
  type BoardRow,
  type Viewer,
} from '#casino/campaigns/boards/server/api.ts'
import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import { campaignCard, campaignInSight, type CampaignInSight, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { progressOfPlayers, trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import { refuse, type KingMessage, type KingOfRoad } from '../contract.ts'
import { cars, companions, imagesOf, leaderboard_limit } from '../rules.ts'
import { driversOf } from './driver-store.ts'

export const owner = 'seasons/king-of-road'
export const kind = 'king-of-road'
export const link = '/king-of-road/'
/** The parts of its document. */
export const parts = { road: 'road', milestones: 'milestones', fuel: 'fuel' } as const

export const kingInSight = (house: House): Promise<CampaignInSight | null> => campaignInSight(house, kind, parts.road)

export const trackOf = async (house: House, { tracks }: CampaignRow, name: 'milestones' | 'fuel'): Promise<TrackRow> => {
  const track = await trackById(house.db, tracks[parts[name]] ?? 0)
  if (!track) throw new Error(`the king of the road has no track ${name}`)
  return track
}

type Board = Pick<BoardRow, 'id' | 'spec' | 'paid_at'>

/** RTM-071: how far these players are, in few statements however many they are. */
export const progressOf = async (
  house: House,
  { campaign, board }: { readonly campaign: CampaignRow; readonly board: Board },
  ids: readonly bigint[],
): Promise<(player_id: bigint) => KingMessage> => {
  const fuel = await trackOf(house, campaign, 'fuel')
  const now = house.clock.now()
  const players = ids.map((player_id) => ({ board_id: board.id, player_id }))
  const [drivers, table, boosts, canisters] = await Promise.all([
    driversOf(house.db, campaign.id, ids),
    shownTable(house, board),
    boostsOf(house.db, players),
    progressOfPlayers(house.db, fuel, ids, now),
  ])
  return (player_id) => {
    const driver = drivers.find((one) => one.player_id === player_id)
    const own = boosts({ board_id: board.id, player_id })
    const burning = boostNow(own, now)
    const day = canisters.find((one) => one.player_id === player_id)
    const car = cars.find(({ id }) => id === driver?.car_id)
    const is_full = day?.steps[0]?.is_done === true
    return {
      progress: {
        carId: driver?.car_id ?? null,
        companionId: driver?.companion_id ?? null,
        km: table.entries.get(player_id)?.points ?? 0,
        speed: boostAt(board.spec, own, now),
      },
      canister: {
        state: !is_full ? 'none' : day.given.length > 0 ? 'used' : 'ready',
        burnsUntil: burning && (own.findLast(({ factor }) => factor === burning.factor)?.ends_at?.toISOString() ?? null),
      },
      images: car ? imagesOf(car) : null,
    }
  }
}

/** SA-007, EN-104: the king of the road as a visitor sees it; null if there was none. */
export const kingView = async (viewer: Viewer): Promise<KingOfRoad | null> => {
  const { house, language, player_id } = viewer
  const found = await kingInSight(house)
  if (!found) return null
  const { campaign, board, state } = found
  const { document } = campaign
  const fuel = await trackOf(house, campaign, 'fuel')
  const [road, milestones, table, toldOf, canister] = await Promise.all([
    boardView(viewer, board),
    trackView(viewer, await trackOf(house, campaign, 'milestones')),
    shownTable(house, board),
    progressOf(house, found, player_id === null ? [] : [player_id]),
    trackView(viewer, fuel),
  ])
  const told = toldOf(player_id ?? 0n)
  const [deposit] = canister?.steps ?? []
  return {
    title: document.title[language],
    text: document.text[language],
    state,
    dateStart: document.starts_at,
    dateEnd: road.endsAt,
    now: road.now,
    mostKm: road.score.mostPoints ?? 0,
    minStake: road.minStake,
    minDeposit: deposit?.minStake ?? 0,
    canisterTimes: deposit?.boost?.factor ?? 1,
    canisterMinutes: deposit?.boost?.minutes ?? 0,
    currency: road.currency,
    exponent: road.exponent,
    cars: cars.map((car) => ({ id: car.id, title: house.messages.format(language, `king.car.${car.name}`, {}), images: imagesOf(car) })),
    companions: companions.map(({ id, name, icon }) => ({
      id,
      title: house.messages.format(language, `king.companion.${name}`, {}),
      icon,
    })),
    milestones: (milestones?.steps ?? []).map((step) => ({
      id: step.name,
      title: step.title,
      km: step.needed,
      left: step.left ?? 0,
      amount: step.reward,
      prize: step.prize,
      isReached: step.state === 'done',
      isGiven: step.isGiven,
    })),
    images: told.images,
    progress: { ...told.progress, canister: told.canister, isOut: road.isOut, own: road.playerData },
    players: road.playersCount,
    leaderboard: await topRows(house, table, shown_rows),
    games: road.games,
  }
}

/** Rows of the table that come with the page. */
const shown_rows = 10

/** API-221: the top hundred. Refusal: `king-none`. */
export const kingLeaderboard = async (house: House, limit: number, offset: number) => {
  const { board } = (await kingInSight(house)) ?? refuse('king-none')
  const table = await shownTable(house, board)
  const rows = await topRows(house, table, Math.max(0, Math.min(limit, leaderboard_limit - offset)), offset)
  return countedPage(rows, Math.min(table.ranking.size, leaderboard_limit), offset)
}

/** It stands among all contests while it runs or comes. */
export const kingCards = async (viewer: Viewer): Promise<ContestCard[]> => {
  const found = await kingInSight(viewer.house)
  return found ? campaignCard(viewer, found.campaign, { link, picture: 'crown' }) : []
}

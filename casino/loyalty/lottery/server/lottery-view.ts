import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { oddsOf } from '#casino/campaigns/draws/server/api.ts'
import type { ShelfPrize } from '#casino/campaigns/shelves/contract.ts'
import { shelfView } from '#casino/campaigns/shelves/server/api.ts'
import { drawsOfCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackById, trackView } from '#casino/campaigns/missions/server/api.ts'
import { points_purse, pursesOf } from '#casino/money/wallet/server/api.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse, type Lottery } from '../contract.ts'
import { boxDraw, horseshoeAsset, levelIds, spins_asset, stars_asset, ticketTypes, wheel_draw, type TicketType } from '../rules.ts'
import { currentLottery, shelfOfLottery, shelfPrizeOf, type FoundLottery } from './lotteries.ts'
import { itemsOf } from './settings.ts'
import { giftsLeft, promoOf } from './gift-store.ts'
import { unusedTickets } from './ticket-store.ts'

/** Every type with its number, which is 0 where there are none. */
export const byType = (counts: ReadonlyMap<TicketType, number> | undefined): Lottery['unusedTickets'] => ({
  super: counts?.get('super') ?? 0,
  gold: counts?.get('gold') ?? 0,
  regular: counts?.get('regular') ?? 0,
})

/** The points of a player, by asset. */
export const pointsOf = async ({ house }: Pick<Viewer, 'house'>, player_id: bigint | null): Promise<(asset: string) => number> => {
  if (player_id === null) return () => 0
  const purses = await pursesOf(house.db, player_id)
  const points = new Map(purses.filter(({ purse }) => purse === points_purse).map(({ asset, balance_minor }) => [asset, balance_minor]))
  return (asset) => toWire(points.get(asset) ?? 0n)
}

const giftOf = async ({ house, player_id }: Viewer, { campaign, settings }: FoundLottery): Promise<Lottery['promo']> => {
  const { promo } = settings
  if (!promo) return null
  const left = await giftsLeft(house.db, campaign.id)
  const isTaken = player_id !== null && (await promoOf(house.db, campaign.id, player_id)) !== undefined
  return { type: promo.type, isTaken, needsCode: promo.code !== undefined, left }
}

const starsOf = async (viewer: Viewer, { campaign }: FoundLottery): Promise<Lottery['stars']> => {
  const track = campaign.tracks['stars'] === undefined ? undefined : await trackById(viewer.house.db, campaign.tracks['stars'])
  return track ? trackView(viewer, track) : null
}

/** API-167, EN-089: the lottery that runs or comes next, as this visitor sees it. */
export const lotteryView = async (viewer: Viewer): Promise<Lottery | null> => {
  const { house, language, player_id } = viewer
  const found = await currentLottery(house)
  if (!found) return null
  const { campaign, settings, state } = found
  const draws = await drawsOfCampaign(house.db, campaign)
  const [odds, points, unused, stars, promo, shelf] = await Promise.all([
    oddsOf(viewer, draws),
    pointsOf(viewer, player_id),
    player_id === null ? undefined : unusedTickets(house.db, [player_id]),
    starsOf(viewer, found),
    giftOf(viewer, found),
    shelfView(viewer, shelfOfLottery(campaign.id), itemsOf(settings)),
  ])
  const { title, text, starts_at, ends_at } = campaign.document
  return {
    id: Number(campaign.id),
    title: title[language],
    text: text[language],
    state,
    startsAt: starts_at,
    endsAt: ends_at,
    balanceStars: points(stars_asset),
    unusedTickets: byType(player_id === null ? undefined : unused?.get(player_id)),
    costTickets: settings.cost_tickets,
    tickets: ticketTypes.map((type) => ({ type, odds: odds(type) })),
    wheel: { id: Number(draws.get(wheel_draw)?.id), spins: points(spins_asset), odds: odds(wheel_draw) },
    levels: levelIds.map((id) => ({
      id,
      has: points(horseshoeAsset(id)),
      boxCost: draws.get(boxDraw(id))?.spec.attempt?.amount ?? 0,
      box: odds(boxDraw(id)),
      prizes: shelf.filter((prize) => shelfPrizeOf(found, prize.id)?.level === id),
    })),
    stars,
    promo,
  }
}

/** LO-004: the prizes of a level of the lottery. Refusal: `lottery-level-unknown` (404). */
export const levelPrizes = async (viewer: Viewer, level_id: number): Promise<ShelfPrize[]> => {
  const found = await currentLottery(viewer.house)
  const level = found?.settings.levels.find(({ id }) => id === level_id)
  if (!found || !level) return refuse('lottery-level-unknown', {}, 404)
  return shelfView(viewer, shelfOfLottery(found.campaign.id), level.prizes)
}

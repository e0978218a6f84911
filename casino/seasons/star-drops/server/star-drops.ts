import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { currentCampaign, drawsOfCampaign, type CurrentCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { oddsOf, prizeOfFall, winsOfPlayer, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { trackById, trackView } from '#casino/campaigns/missions/server/api.ts'
import { shelfView } from '#casino/campaigns/shelves/server/api.ts'
import { points_purse, pursesOfPlayers } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse, type MerchItem, type StarDrop, type StarDrops } from '../contract.ts'
import { stars_asset, type Drop } from '../rules.ts'
import { settingsOf } from './settings.ts'

export const owner = 'seasons/star-drops'
export const kind = 'star-drops'

/** Name of the merch shop's shelf, and of its fund. */
export const shelfOf = (campaign_id: number | bigint): string => `star-drops:${campaign_id}`

/** The campaign that runs, for a player who may take part. Refusals: `star-drops-closed`, `star-drops-play-closed`. */
export const openCampaign = async (db: Executor, house: House, player_id: bigint): Promise<CurrentCampaign['campaign']> => {
  const found = await currentCampaign(house, kind, db)
  if (found?.state !== 'active') return refuse('star-drops-closed')
  if (!(await isInAudience(db, house, 'invitation', player_id))) return refuse('star-drops-play-closed')
  return found.campaign
}

/** Stars of players, of each one. */
export const starsOfPlayers = async (house: House, player_ids: readonly bigint[]): Promise<(player_id: bigint) => number> => {
  const purses = await pursesOfPlayers(house.db, player_ids)
  return (player_id) => {
    const stars = purses.get(player_id)?.find(({ purse, asset }) => purse === points_purse && asset === stars_asset)
    return toWire(stars?.balance_minor ?? 0n)
  }
}

export const balanceOfPlayer = async (house: House, player_id: bigint | null): Promise<{ stars: number }> => ({
  stars: player_id === null ? 0 : (await starsOfPlayers(house, [player_id]))(player_id),
})

const merchOf = async (viewer: Viewer, { campaign, state }: CurrentCampaign): Promise<MerchItem[]> => {
  const { house, player_id } = viewer
  const is_open = state === 'active' && (player_id === null || (await isInAudience(house.db, house, 'invitation', player_id)))
  return (await shelfView(viewer, shelfOf(campaign.id), settingsOf(campaign.document).merch)).map((item) => ({
    ...item,
    isBonusAvailable: is_open && item.left > 0 && (item.mostEach === null || item.had < item.mostEach),
  }))
}

/** API-235: the merch shop of the star drops that run or come next. */
export const merchShop = async (viewer: Viewer): Promise<MerchItem[]> => {
  const found = await currentCampaign(viewer.house, kind)
  return found ? merchOf(viewer, found) : []
}

/** SA-017: what the sphere brought a player last; null before. */
const spherePrizeOf = async ({ house, language, player_id }: Viewer, sphere: DrawRow | undefined): Promise<StarDrops['spherePrize']> => {
  const [last] = sphere && player_id !== null ? await winsOfPlayer(house.db, [sphere.id], player_id) : []
  return sphere && last ? prizeOfFall({ house, language }, sphere, last) : null
}

/** API-231, EN-105: the star drops that run or come next, as this visitor sees them. */
export const starDropsView = async (viewer: Viewer): Promise<StarDrops | null> => {
  const { house, language, player_id } = viewer
  const found = await currentCampaign(house, kind)
  if (!found) return null
  const { campaign, state } = found
  const draws = await drawsOfCampaign(house.db, campaign)
  const track = await trackById(house.db, campaign.tracks['stars'] ?? 0)
  const [odds, balance, spherePrize, merch, tasks] = await Promise.all([
    oddsOf(viewer, draws),
    balanceOfPlayer(house, player_id),
    spherePrizeOf(viewer, draws.get('sphere')),
    merchOf(viewer, found),
    track ? trackView(viewer, track) : null,
  ])
  const dropOf = (name: Drop): StarDrop => ({
    id: campaign.draws[name] ?? 0,
    cost: draws.get(name)?.spec.attempt?.amount ?? 0,
    odds: odds(name),
  })
  const { title, text, starts_at, ends_at } = campaign.document
  return {
    id: Number(campaign.id),
    title: title[language],
    text: text[language],
    state,
    startsAt: starts_at,
    endsAt: ends_at,
    balance,
    wheel: dropOf('wheel'),
    lootbox: dropOf('lootbox'),
    sphere: dropOf('sphere'),
    spherePrize,
    merchShop: merch,
    tasks,
  }
}

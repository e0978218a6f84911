import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { fairDraws, prizeFor, shownOutcome, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { trackById, trackView } from '#casino/campaigns/missions/server/api.ts'
import { points_purse, pursesOf } from '#casino/money/wallet/server/api.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { refuse, type LevelPrize, type Lottery, type Odds } from '../contract.ts'
import { boxDraw, horseshoeAsset, levelIds, spins_asset, stars_asset, ticketTypes, wheel_draw, type TicketType } from '../rules.ts'
import { currentLottery, drawsOf, type FoundLottery } from './lotteries.ts'
import { rewardOf } from './settings.ts'
import { prizeItem, promo_item, promoOf, stockOf } from './shelf-store.ts'
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

/** The tables of a lottery's draws by their names, all in two statements. */
const oddsBy = async (viewer: Viewer, draws: ReadonlyMap<string, DrawRow>, currency: Currency): Promise<(name: string) => Odds> => {
  const { house, language } = viewer
  const names = [...draws.keys()]
  const fair = await fairDraws(house, language, [...draws.values()])
  return (name) => {
    const shown = fair[names.indexOf(name)]
    const row = draws.get(name)
    if (!shown || !row) throw new Error(`the lottery has no draw called ${name}`)
    const { id, title, nothingWeight, total, serverSeedHash } = shown
    const outcomes = shown.outcomes.map((outcome) => ({
      ...outcome,
      ...shownOutcome(
        viewer,
        row.spec.outcomes.find((one) => one.name === outcome.name),
        currency,
      ),
    }))
    return { id, title, outcomes, nothingWeight, total, serverSeedHash, currency, exponent: exponentOf(currency) }
  }
}

const giftOf = async ({ house, player_id }: Viewer, { campaign, settings }: FoundLottery): Promise<Lottery['promo']> => {
  const { promo } = settings
  if (!promo) return null
  const left = (await stockOf(house.db, campaign.id)).get(promo_item) ?? 0
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
  const currency = await currencyOfViewer(viewer)
  const draws = await drawsOf(house.db, found)
  const [odds, points, unused, stars, promo] = await Promise.all([
    oddsBy(viewer, draws, currency),
    pointsOf(viewer, player_id),
    player_id === null ? undefined : unusedTickets(house.db, [player_id]),
    starsOf(viewer, found),
    giftOf(viewer, found),
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
    })),
    stars,
    promo,
  }
}

/** LO-004: the prizes of a level of the lottery. Refusal: `lottery-level-unknown` (404). */
export const levelPrizes = async (viewer: Viewer, level_id: number): Promise<LevelPrize[]> => {
  const { house, language } = viewer
  const found = await currentLottery(house)
  const level = found?.settings.levels.find(({ id }) => id === level_id)
  if (!found || !level) return refuse('lottery-level-unknown', {}, 404)
  const [currency, left] = await Promise.all([currencyOfViewer(viewer), stockOf(house.db, found.campaign.id)])
  return level.prizes.map((prize) => ({
    id: prize.id,
    cost: prize.cost,
    prize: sayPrize(house, language, prizeFor(rewardOf(prize), currency)),
    left: left.get(prizeItem(prize.id)) ?? 0,
    stock: prize.stock,
  }))
}

import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { drawById, drawView, newestFalls, type DrawRow, type FallRow, type Outcome } from '#casino/campaigns/draws/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { exponentOf, isCurrency, toWire } from '#kernel/money/currency.ts'
import type { DropWinner, PrizeDrops } from '../contract.ts'
import { winners_limit } from '../rules.ts'

export const owner = 'contests/prize-drops'
export const kind = 'prize-drop'

interface Found {
  readonly campaign: CampaignRow
  readonly draw: DrawRow
}

/** Those that are not closed, the one that ends first before the others. */
const openDrops = async (db: Executor): Promise<Found[]> => {
  const campaigns = await campaignsOfKind(db, kind)
  const found = await Promise.all(
    campaigns.map(async (campaign): Promise<Found[]> => {
      const draw = await drawById(db, campaign.draws['main'] ?? 0)
      return draw?.closed_at === null ? [{ campaign, draw }] : []
    }),
  )
  return found.flat().toSorted((one, other) => +one.draw.ends_at - +other.draw.ends_at)
}

const outcomeOf = ({ spec }: DrawRow, outcome: string | null): Outcome | undefined => spec.outcomes.find(({ name }) => name === outcome)

/** Who won what in these draws; whoever is gone has no name and is left out. */
export const winnersOf = async (db: Executor, draws: readonly DrawRow[], falls: readonly FallRow[]): Promise<DropWinner[]> => {
  const players = await playersByIds(db, [...new Set(falls.map(({ player_id }) => player_id))])
  return falls.flatMap(({ id, draw_id, player_id, outcome, asset, amount_minor, at }) => {
    const login = players.get(player_id)?.login
    const draw = draws.find((one) => one.id === draw_id)
    if (login === undefined || outcome === null || !draw) return []
    // What a prize was worth to its fund is no money that its winner has.
    const currency = isCurrency(asset) && outcomeOf(draw, outcome)?.money ? asset : null
    return [
      {
        id: Number(id),
        winner: login,
        outcome,
        amount: currency ? toWire(amount_minor ?? 0n) : null,
        currency: currency ?? '',
        exponent: currency ? exponentOf(currency) : 0,
        at: at.toISOString(),
      },
    ]
  })
}

/** SA-053: the drops that run, else those that come next; null without any. */
export const prizeDrops = async (viewer: Viewer): Promise<PrizeDrops | null> => {
  const { house, language } = viewer
  const now = house.clock.now()
  const open = await openDrops(house.db)
  const shown = open.find(({ draw }) => draw.starts_at <= now && now < draw.ends_at) ?? open[0]
  if (!shown) return null
  const { campaign, draw } = shown
  const [view, falls] = await Promise.all([drawView(viewer, draw), newestFalls(house.db, [draw.id], winners_limit)])
  return { ...view, text: campaign.document.text[language], lastWinners: await winnersOf(house.db, [draw], falls) }
}

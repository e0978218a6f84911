import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import { currencyOfViewer, promisedByBoard, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { mostOf } from '#casino/campaigns/draws/server/api.ts'
import { promisedByTrack } from '#casino/campaigns/missions/server/api.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { CampaignRow } from './campaign-store.ts'
import { stateOfCampaign } from './in-sight.ts'

interface CardOptions {
  readonly link: string
  /** Name of a drawn icon. */
  readonly picture: string
}

/** One card among all contests, as a seasonal event, for everything that a campaign stands on, with all that it set aside; none once it is over. */
export const campaignCard = async (viewer: Viewer, campaign: CampaignRow, { link, picture }: CardOptions): Promise<ContestCard[]> => {
  const { house, language } = viewer
  const { document } = campaign
  const state = stateOfCampaign(campaign, house.clock.now())
  if (state === 'closed') return []
  const currency = await currencyOfViewer(viewer)
  const promised = [
    ...document.boards.map(({ spec }) => promisedByBoard(house, spec)),
    ...(document.draws ?? []).map(({ spec }) => mostOf(house, spec.outcomes)),
    ...(document.tracks ?? []).map(({ spec }) => promisedByTrack(house, spec)),
  ]
  const card = {
    id: Number(campaign.id),
    kind: 'activity',
    link,
    title: document.title[language],
    state,
    startsAt: document.starts_at,
    endsAt: document.ends_at,
    currency,
    exponent: exponentOf(currency),
    prizeFund: toWire(promised.reduce((sum, part) => sum + (part.get(currency) ?? 0n), 0n)),
    playersCount: null,
    picture,
  }
  return [card]
}

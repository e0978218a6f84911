import { boardView, topRows, shownTable, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { campaignCard, campaignInSight, type CampaignInSight, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { attemptByKey, drawById, drawView, shownOutcome, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import type { TrackStep, TrackView } from '#casino/campaigns/missions/contract.ts'
import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { refuse, type Rally, type RallyReward } from '../contract.ts'
import { base_speed, most_places, shown_rows, statusOf } from '../rules.ts'

export const owner = 'seasons/new-year-rally'
export const kind = 'new-year-rally'
export const link = '/new-year-rally/'
/** The parts of its document. */
export const parts = { road: 'road', checkpoints: 'checkpoints', speed: 'speed', final: 'final' } as const
/** Everybody has one ticket, so this is the key of its attempt. */
export const ticket_key = 'ticket'

export const rallyInSight = (house: House): Promise<CampaignInSight | null> => campaignInSight(house, kind, parts.road)

export const trackOf = async (house: House, { tracks }: CampaignRow, name: 'checkpoints' | 'speed'): Promise<TrackRow> => {
  const track = await trackById(house.db, tracks[parts[name]] ?? 0)
  if (!track) throw new Error(`the rally has no track ${name}`)
  return track
}

export const finalOf = async (house: House, { draws }: CampaignRow): Promise<DrawRow> => {
  const draw = await drawById(house.db, draws[parts.final] ?? 0)
  if (!draw) throw new Error('the rally has no final draw')
  return draw
}

const viewOf = async (viewer: Viewer, track: TrackRow): Promise<TrackView> => {
  const view = await trackView(viewer, track)
  if (!view) throw new Error('a track of the rally is for everybody')
  return view
}

const rewardOf = (track: TrackView, step: TrackStep): RallyReward => ({
  id: step.name,
  title: step.title,
  amount: step.reward,
  prize: step.prize,
  status: statusOf({
    is_passed: step.state === 'done',
    is_given: step.isGiven,
    left: step.left,
    is_open: track.state !== 'closed',
  }),
})

const stagesOf = (title: string, { steps }: TrackView): Rally['speedStages'] => [
  { id: 'start', title, speed: base_speed, deposits: 0, minDeposit: 0, isReached: true },
  ...steps.map(({ name, title: called, boost, needed, minStake, state }) => ({
    id: name,
    title: called,
    speed: boost?.factor ?? base_speed,
    deposits: needed,
    minDeposit: minStake,
    isReached: state === 'done',
  })),
]

const ticketOf = async (viewer: Viewer, draw: DrawRow, currency: Currency): Promise<Rally['playerProgress']['ticket']> => {
  const { house, language, player_id } = viewer
  const fall = player_id === null ? undefined : await attemptByKey(house.db, draw.id, player_id, ticket_key)
  if (!fall) return null
  const outcome = fall.is_given ? draw.spec.outcomes.find(({ name }) => name === fall.outcome) : undefined
  return {
    number: Number(fall.number),
    isDrawn: fall.drawn_at !== null,
    outcome: outcome?.title[language] ?? null,
    ...shownOutcome(viewer, outcome, currency),
  }
}

/** SA-004, EN-098: the rally as a visitor sees it; null if there was none. */
export const rallyView = async (viewer: Viewer): Promise<Rally | null> => {
  const { house, language } = viewer
  const found = await rallyInSight(house)
  if (!found) return null
  const { campaign, board, state } = found
  const { document } = campaign
  const draw = await finalOf(house, campaign)
  const [road, checkpoints, speed, final, table] = await Promise.all([
    boardView(viewer, board),
    trackOf(house, campaign, 'checkpoints').then((track) => viewOf(viewer, track)),
    trackOf(house, campaign, 'speed').then((track) => viewOf(viewer, track)),
    drawView(viewer, draw),
    shownTable(house, board),
  ])
  const speedStages = stagesOf(house.messages.format(language, 'rally.stage.start', {}), speed)
  return {
    title: document.title[language],
    text: document.text[language],
    state,
    dateStart: document.starts_at,
    dateFinish: road.endsAt,
    dateEnd: checkpoints.endsAt,
    now: road.now,
    settings: {
      mostKm: road.score.mostPoints ?? 0,
      minStake: road.minStake,
      currency: road.currency,
      exponent: road.exponent,
      games: road.games,
      final,
    },
    checkpoints: checkpoints.steps.map(({ name, title, needed, reward, prize, left }) => ({
      id: name,
      title,
      km: needed,
      amount: reward,
      prize,
      left: left ?? 0,
    })),
    speedStages,
    playerProgress: {
      speed: Math.max(...speedStages.flatMap((stage) => (stage.isReached ? [stage.speed] : []))),
      distance: road.playerData?.points ?? 0,
      isOut: road.isOut,
      checkpoints: checkpoints.steps.filter((step) => step.state === 'done').map(({ name }) => name),
      rewards: checkpoints.steps.map((step) => rewardOf(checkpoints, step)),
      leaderboard: await topRows(house, table, shown_rows),
      own: road.playerData,
      ticket: await ticketOf(viewer, draw, checkpoints.currency as Currency),
    },
    players: road.playersCount,
  }
}

/** API-213: the rewards with their status. Refusal: `rally-none`. */
export const rallyRewards = async (viewer: Viewer): Promise<RallyReward[]> => {
  const { campaign } = (await rallyInSight(viewer.house)) ?? refuse('rally-none')
  const track = await viewOf(viewer, await trackOf(viewer.house, campaign, 'checkpoints'))
  return track.steps.map((step) => rewardOf(track, step))
}

/** SA-005: places after those that come with the rally. Refusal: `rally-none`. */
export const rallyLeaderboard = async (house: House, limit: number, offset: number) => {
  const { board } = (await rallyInSight(house)) ?? refuse('rally-none')
  const table = await shownTable(house, board)
  const rows = await topRows(house, table, Math.max(0, Math.min(limit, most_places - offset)), offset)
  return countedPage(rows, Math.min(table.ranking.size, most_places), offset)
}

/** The rally among all contests while it runs or comes. */
export const rallyCards = async (viewer: Viewer): Promise<ContestCard[]> => {
  const found = await rallyInSight(viewer.house)
  return found ? campaignCard(viewer, found.campaign, { link, picture: 'fir' }) : []
}

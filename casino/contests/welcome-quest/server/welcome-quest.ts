import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import type { TrackStep } from '#casino/campaigns/missions/contract.ts'
import { trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { ShownQuest, WelcomeTask } from '../contract.ts'

export const owner = 'contests/welcome-quest'
export const kind = 'welcome-quest'

const day_ms = 86_400_000

interface Running {
  readonly campaign: CampaignRow
  readonly track: TrackRow
  readonly own_time: NonNullable<TrackRow['spec']['own_time']>
}

/** Quests that are not closed yet, the newest first. */
const runningQuests = async ({ house }: Viewer): Promise<Running[]> => {
  const campaigns = await campaignsOfKind(house.db, kind)
  const found = await Promise.all(
    campaigns.map(async (campaign): Promise<Running[]> => {
      const track = await trackById(house.db, campaign.tracks['main'] ?? 0)
      const own_time = track?.spec.own_time
      return track && own_time && track.closed_at === null ? [{ campaign, track, own_time }] : []
    }),
  )
  return found.flat()
}

/** Whether who registered now would have their whole time. */
const isForNewcomers = ({ track, own_time }: Running, now: Date): boolean =>
  track.starts_at <= now && now.getTime() + (own_time.days + own_time.days_to_take) * day_ms <= track.ends_at.getTime()

const stateOf = ({ state, isGiven, left }: TrackStep): WelcomeTask['state'] => {
  if (isGiven) return 'taken'
  if (state === 'missed') return 'missed'
  if (left === 0) return 'given-out'
  return state === 'done' ? 'done' : 'open'
}

const taskView = ({ house, language }: Viewer, currency: string, step: TrackStep): WelcomeTask => {
  const { name: id, title, fromHundredths, leastOdds, count, needed, minStake, reward } = step
  const money = { kind: 'money', content: { currency, amount_minor: reward } }
  const prize = step.prize ?? sayPrize(house, language, money)
  const { kind: counts } = step
  return { id, title, state: stateOf(step), kind: counts, fromHundredths, leastOdds, count, needed, minStake, prize, left: step.left ?? 0 }
}

/** A quest as this visitor has it; null if it is not theirs, or their time for it is over. */
const questOf = async (viewer: Viewer, running: Running): Promise<(ShownQuest & { readonly track: TrackRow }) | null> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const { campaign, track, own_time } = running
  if (player_id === null && !isForNewcomers(running, now)) return null
  const view = await trackView(viewer, track)
  if (!view || new Date(view.takeUntil) <= now) return null
  const { title, startsAt, endsAt, takeUntil, currency, exponent } = view
  const quest = {
    title,
    text: campaign.document.text[language],
    days: own_time.days,
    daysToTake: own_time.days_to_take,
    time: player_id === null ? null : { startsAt, endsAt, takeUntil },
    now: view.now,
    currency,
    exponent,
  }
  return { track, quest, tasks: view.steps.map((step) => taskView(viewer, currency, step)) }
}

/**
 * SA-069: the quest of a player's first week, or the one that a guest would get. Null for who registered at another time, and for players
 * who may be given nothing.
 */
export const welcomeQuest = async (viewer: Viewer): Promise<(ShownQuest & { readonly track: TrackRow }) | null> => {
  const { house, player_id } = viewer
  if (player_id !== null && !(await isInAudience(house.db, house, 'reward', player_id))) return null
  for (const running of await runningQuests(viewer)) {
    const quest = await questOf(viewer, running)
    if (quest) return quest
  }
  return null
}

import { boardState, currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { sayReward } from '#casino/campaigns/draws/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { exponentOf, type Currency } from '#kernel/money/currency.ts'
import type { TrackStep, TrackView } from '../contract.ts'
import { gamesOfTrack } from '../goals.ts'
import type { PlayerTime } from '../own-time.ts'
import { periodEnd, periodOf } from '../period.ts'
import { freshProgress, isOpen, windowOfStep } from '../progress.ts'
import { claimOf, type Goal, type Step } from '../track-spec.ts'
import { timeInTrack } from './player-times.ts'
import { countFinishers, progressOf, type ProgressRow } from './progress-store.ts'
import { stockOf, type TrackRow } from './track-store.ts'

interface Seen {
  readonly track: TrackRow
  readonly time: PlayerTime
  readonly row: ProgressRow | undefined
  readonly left: ReadonlyMap<string, number>
  readonly currency: Currency
  readonly now: Date
}

const stateOf = (step: Step, index: number, { track, time, row, now }: Seen): TrackStep['state'] => {
  const progress = row?.steps ?? freshProgress(track.spec)
  if (progress[index]?.is_done) return 'done'
  const window = windowOfStep(step, time)
  if (track.closed_at && track.closed_at <= window.starts_at) return 'off'
  const state = boardState(window, now)
  if (state === 'closed' || track.closed_at) return 'missed'
  if (state === 'soon') return 'soon'
  return isOpen(track.spec, progress, index) ? 'open' : 'locked'
}

/** As announced, or when the track was closed before that. */
const untilClosed = (announced: Date, { closed_at }: TrackRow): string =>
  (closed_at && closed_at < announced ? closed_at : announced).toISOString()

/**
 * A step ends, with its reward untaken, when this repetition of its track does, or when the track was closed before its time. One that never
 * began keeps the time that it was announced for.
 */
const windowNow = (step: Step, { track, time, now }: Seen) => {
  const { starts_at, ends_at } = windowOfStep(step, time)
  const repeats_at = periodEnd(track.spec, now > starts_at ? now : starts_at)
  const closed_at = track.closed_at && track.closed_at > starts_at ? track.closed_at : null
  const ends = [ends_at, repeats_at, closed_at].flatMap((end) => (end ? [end.getTime()] : []))
  return { starts_at, ends_at: new Date(Math.min(...ends)) }
}

/** The smallest stake or deposit that counts; 0 where nothing is paid. */
const leastOf = (goal: Goal, currency: Currency): number => {
  if (goal.kind === 'deposits') return goal.least[currency]
  if (goal.kind === 'bets') return goal.stakes[currency]?.min_minor ?? 0
  return 'rounds' in goal ? (goal.rounds.stakes[currency]?.min_minor ?? 0) : 0
}

const stepView = ({ house, language }: Viewer, step: Step, index: number, seen: Seen): TrackStep => {
  const { track, time, row, left, currency, now } = seen
  const { name, goal, reward, boost } = step
  const { starts_at, ends_at } = windowNow(step, seen)
  const state = stateOf(step, index, seen)
  const isGiven = row?.given.includes(name) ?? false
  const in_stock = left.get(name) ?? 0
  const is_over = state === 'missed' || state === 'off' || track.closed_at !== null
  const left_count = reward && !(is_over && in_stock > 0) ? in_stock : null
  return {
    name,
    title: step.title[language],
    state,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    kind: goal.kind,
    fromHundredths: 'from_hundredths' in goal ? (goal.from_hundredths ?? null) : null,
    leastOdds: goal.kind === 'bets' ? goal.least_odds_thousandths : null,
    count: row?.steps[index]?.count ?? 0,
    needed: goal.count,
    minStake: leastOf(goal, currency),
    reward: reward?.money?.[currency] ?? null,
    prize: reward ? sayReward(house, language, reward, currency) : null,
    boost: boost ? { factor: boost.factor, minutes: boost.minutes ?? null } : null,
    left: left_count,
    isGiven,
    isClaimable:
      claimOf(track.spec, step) === 'by-hand' &&
      (reward ?? boost) !== undefined &&
      state === 'done' &&
      !isGiven &&
      left_count !== 0 &&
      now < time.take_until &&
      track.closed_at === null,
  }
}

/** A track as a visitor sees it; guests have no progress. Null for a player for whom it is not meant. */
export const trackView = async (viewer: Viewer, track: TrackRow): Promise<TrackView | null> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const period = periodOf(track.spec, now)
  const anybodys = { starts_at: track.starts_at, ends_at: track.ends_at, take_until: track.ends_at }
  const own = player_id === null ? null : await timeInTrack(house.db, track, player_id)
  const is_shown_to_all = player_id === null || track.spec.entry === 'subscribe'
  const time = own ?? (is_shown_to_all ? anybodys : null)
  if (!time) return null
  const [currency, left, finishers, known, row] = await Promise.all([
    currencyOfViewer(viewer),
    stockOf(house.db, track.id),
    countFinishers(house.db, track.id),
    gamesBySlug(house),
    player_id === null ? undefined : progressOf(house.db, { track_id: track.id, player_id, period }),
  ])
  const seen = { track, time, row, left, currency, now }
  return {
    id: Number(track.id),
    title: track.title[language],
    state: track.closed_at ? 'closed' : boardState(time, now),
    isJoined: own !== null,
    startsAt: time.starts_at.toISOString(),
    endsAt: untilClosed(time.ends_at, track),
    takeUntil: untilClosed(time.take_until, track),
    now: now.toISOString(),
    currency,
    exponent: exponentOf(currency),
    steps: track.spec.steps.map((step, index) => stepView(viewer, step, index, seen)),
    shared: track.spec.shared?.[currency] ?? null,
    finishers,
    games: await cardsByIds(
      house,
      language,
      gamesOfTrack(track.spec).flatMap((slug) => known.get(slug)?.id ?? []),
    ),
  }
}

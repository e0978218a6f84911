import { boardState, currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { sayReward } from '#casino/campaigns/draws/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { exponentOf, type Currency } from '#kernel/money/currency.ts'
import type { TrackStep, TrackView } from '../contract.ts'
import { periodOf } from '../period.ts'
import { freshProgress, isOpen, windowOfStep } from '../progress.ts'
import type { Step } from '../track-spec.ts'
import { finishersOf, progressOf, type ProgressRow } from './progress-store.ts'
import { stockOf, type TrackRow } from './track-store.ts'

interface Seen {
  readonly track: TrackRow
  readonly row: ProgressRow | undefined
  readonly left: ReadonlyMap<string, number>
  readonly currency: Currency
  readonly now: Date
}

const stateOf = (step: Step, index: number, { track, row, now }: Seen): TrackStep['state'] => {
  const progress = row?.steps ?? freshProgress(track.spec)
  if (progress[index]?.is_done) return 'done'
  const state = boardState(windowOfStep(step, track), now)
  if (state === 'closed') return 'missed'
  if (state === 'soon') return 'soon'
  return isOpen(track.spec, progress, index) ? 'open' : 'locked'
}

const stepView = ({ house, language }: Viewer, step: Step, index: number, seen: Seen): TrackStep => {
  const { track, row, left, currency, now } = seen
  const { name, goal, reward } = step
  const { starts_at, ends_at } = windowOfStep(step, track)
  const state = stateOf(step, index, seen)
  const isGiven = row?.given.includes(name) ?? false
  return {
    name,
    title: step.title[language],
    state,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    kind: goal.kind,
    fromHundredths: goal.from_hundredths ?? null,
    count: row?.steps[index]?.count ?? 0,
    needed: goal.count,
    minStake: goal.rounds.stakes[currency]?.min_minor ?? 0,
    reward: reward?.money?.[currency] ?? null,
    prize: reward ? sayReward(house, language, reward, currency) : null,
    left: reward ? (left.get(name) ?? 0) : null,
    isGiven,
    isClaimable: track.spec.claim === 'by-hand' && reward !== undefined && state === 'done' && !isGiven && now < track.ends_at,
  }
}

/** A track as a visitor sees it; guests have no progress. */
export const trackView = async (viewer: Viewer, track: TrackRow): Promise<TrackView> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const period = periodOf(track.spec, now)
  const [currency, left, finishers, known, row] = await Promise.all([
    currencyOfViewer(viewer),
    stockOf(house.db, track.id),
    finishersOf(house.db, track.id),
    gamesBySlug(house),
    player_id === null ? undefined : progressOf(house.db, { track_id: track.id, player_id, period }),
  ])
  const seen = { track, row, left, currency, now }
  const slugs = new Set(track.spec.steps.flatMap(({ goal }) => goal.rounds.games))
  return {
    id: Number(track.id),
    title: track.title[language],
    state: track.closed_at ? 'closed' : boardState(track, now),
    startsAt: track.starts_at.toISOString(),
    endsAt: track.ends_at.toISOString(),
    now: now.toISOString(),
    currency,
    exponent: exponentOf(currency),
    steps: track.spec.steps.map((step, index) => stepView(viewer, step, index, seen)),
    shared: track.spec.shared?.[currency] ?? null,
    finishers: finishers.length,
    games: await cardsByIds(
      house,
      language,
      [...slugs].flatMap((slug) => known.get(slug)?.id ?? []),
    ),
  }
}

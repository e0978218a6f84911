import { isWithin, multipleOf, stakeVerdict, type Window } from '#casino/campaigns/boards/server/api.ts'
import type { Step, TrackSpec } from './track-spec.ts'

/** The data of a round that goals use. */
export interface CountedRound {
  readonly slug: string
  readonly currency: string
  readonly stake_minor: number
  readonly win_minor: number
  readonly at: Date
}

export interface StepProgress {
  readonly count: number
  readonly is_done: boolean
}

/** A player's progress by step, in the document's order. */
export type Progress = readonly StepProgress[]

export const freshProgress = ({ steps }: Pick<TrackSpec, 'steps'>): Progress => steps.map(() => ({ count: 0, is_done: false }))

/** A step's own start and end, or the track's. */
export const windowOfStep = ({ starts_at, ends_at }: Pick<Step, 'starts_at' | 'ends_at'>, track: Window): Window => ({
  starts_at: starts_at === undefined ? track.starts_at : new Date(starts_at),
  ends_at: ends_at === undefined ? track.ends_at : new Date(ends_at),
})

const reaches = ({ kind, from_hundredths = 1 }: Step['goal'], round: CountedRound): boolean => {
  if (kind === 'rounds') return true
  return kind === 'wins' ? round.win_minor > round.stake_minor : multipleOf(round) >= from_hundredths
}

const isAbout = ({ goal }: Step, round: CountedRound): boolean => {
  const verdict = stakeVerdict(goal.rounds.stakes, round.currency, round.stake_minor)
  return goal.rounds.games.includes(round.slug) && (verdict === 'counts' || verdict === 'above') && reaches(goal, round)
}

/** Whether a step counts now; in ordered tracks the previous step must be done. */
export const isOpen = ({ order }: Pick<TrackSpec, 'order'>, progress: Progress, index: number): boolean =>
  order === 'free' || index === 0 || progress[index - 1]?.is_done === true

/** Counts one round for every step that it applies to. A round that completes a step does not count for the next one. */
export const addRound = (spec: TrackSpec, track: Window, progress: Progress, round: CountedRound): Progress =>
  spec.steps.map((step, index) => {
    const known = progress[index] ?? { count: 0, is_done: false }
    if (known.is_done || !isOpen(spec, progress, index)) return known
    if (!isWithin(windowOfStep(step, track), round.at) || !isAbout(step, round)) return known
    const count = known.count + 1
    return { count, is_done: count >= step.goal.count }
  })

export const isWhole = (progress: Progress): boolean => progress.every(({ is_done }) => is_done)

import { isWithin, multipleOf, stakeVerdict, type StakesByCurrency, type Window } from '#casino/campaigns/boards/server/api.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { dateOf } from './period.ts'
import type { Goal, Step, TrackSpec } from './track-spec.ts'

/** What goals use of a fact. Its own time decides whether it counts; of a round, its beginning too. */
export type CountedFact = { readonly at: Date } & (
  | {
      readonly about: 'round'
      readonly slug: string
      readonly currency: string
      readonly stake_minor: number
      readonly win_minor: number
      /** Where it took longer than a moment. */
      readonly begun_at?: string | undefined
    }
  | { readonly about: 'deposit'; readonly currency: string; readonly amount_minor: number }
  | { readonly about: 'bet'; readonly currency: string; readonly stake_minor: number; readonly odds_thousandths: number }
  | { readonly about: 'contact' | 'day' }
  /** How many there are by now, on the board that the track follows. */
  | { readonly about: 'points'; readonly board_id: bigint; readonly points: number }
)
type CountedRound = Extract<CountedFact, { about: 'round' }>

export interface StepProgress {
  readonly count: number
  readonly is_done: boolean
  /** Of a step that counts days: the last one that it counted. */
  readonly day?: string
}

/** A player's progress by step, in the document's order. */
export type Progress = readonly StepProgress[]

export const freshProgress = ({ steps }: Pick<TrackSpec, 'steps'>): Progress => steps.map(() => ({ count: 0, is_done: false }))

/** A step's own start and end, or the track's. */
export const windowOfStep = ({ starts_at, ends_at }: Pick<Step, 'starts_at' | 'ends_at'>, track: Window): Window => ({
  starts_at: starts_at === undefined ? track.starts_at : new Date(starts_at),
  ends_at: ends_at === undefined ? track.ends_at : new Date(ends_at),
})

/** What a round brings may be known from its beginning on: one that was begun before could be ended in whichever moment it is wanted. */
const isInTime = (window: Window, fact: CountedFact): boolean =>
  isWithin(window, fact.at) && !(fact.about === 'round' && fact.begun_at !== undefined && new Date(fact.begun_at) < window.starts_at)

type RoundGoal = Extract<Goal, { rounds: unknown }>

const reaches = ({ kind, from_hundredths = 1 }: RoundGoal, round: CountedRound): boolean => {
  if (kind === 'rounds') return true
  return kind === 'wins' ? round.win_minor > round.stake_minor : multipleOf(round) >= from_hundredths
}

const isStakeEnough = (stakes: StakesByCurrency, { currency, stake_minor }: { currency: string; stake_minor: number }): boolean => {
  const verdict = stakeVerdict(stakes, currency, stake_minor)
  return verdict === 'counts' || verdict === 'above'
}

const isAbout = (goal: Goal, { day }: StepProgress, fact: CountedFact): boolean => {
  switch (goal.kind) {
    case 'rounds':
    case 'wins':
    case 'multiples':
      return (
        fact.about === 'round' && goal.rounds.games.includes(fact.slug) && isStakeEnough(goal.rounds.stakes, fact) && reaches(goal, fact)
      )
    case 'deposits':
      return fact.about === 'deposit' && fact.amount_minor >= (goal.least[fact.currency as Currency] ?? Infinity)
    case 'bets':
      return fact.about === 'bet' && isStakeEnough(goal.stakes, fact) && fact.odds_thousandths >= goal.least_odds_thousandths
    case 'days':
      return fact.about === 'day' && (day === undefined || dateOf(fact.at) > day)
    case 'contact':
      return fact.about === 'contact'
    case 'points':
      return fact.about === 'points'
    case 'steps':
      return false
  }
}

/** Whether a step counts now; in ordered tracks the previous step must be done. */
export const isOpen = ({ order }: Pick<TrackSpec, 'order'>, progress: Progress, index: number): boolean =>
  order === 'free' || index === 0 || progress[index - 1]?.is_done === true

/** Steps that count other steps, after those. They stand after them in the document, so one pass is enough. */
const countSteps = ({ steps }: Pick<TrackSpec, 'steps'>, progress: Progress): Progress => {
  if (!steps.some(({ goal }) => goal.kind === 'steps')) return progress
  const done = new Set<string>()
  return steps.map(({ name, goal }, index) => {
    const known = progress[index] ?? { count: 0, is_done: false }
    const count = goal.kind === 'steps' ? Math.min(goal.count, goal.of.filter((one) => done.has(one)).length) : known.count
    const after = goal.kind === 'steps' ? { count, is_done: count >= goal.count } : known
    if (after.is_done) done.add(name)
    return after
  })
}

const countFact = (spec: TrackSpec, track: Window, progress: Progress, fact: CountedFact): Progress =>
  spec.steps.map((step, index) => {
    const known = progress[index] ?? { count: 0, is_done: false }
    if (known.is_done || !isOpen(spec, progress, index)) return known
    if (!isAbout(step.goal, known, fact) || !isInTime(windowOfStep(step, track), fact)) return known
    // Points are told as they stand; they count up to what is asked for.
    const count = fact.about === 'points' ? Math.max(known.count, Math.min(fact.points, step.goal.count)) : known.count + 1
    return { count, is_done: count >= step.goal.count, ...(step.goal.kind === 'days' && { day: dateOf(fact.at) }) }
  })

/** Counts one fact for every step that it applies to. A fact that completes a step does not count for the next one. */
export const addFact = (spec: TrackSpec, track: Window, progress: Progress, fact: CountedFact): Progress =>
  countSteps(spec, countFact(spec, track, progress, fact))

/** Names of the steps that other steps count. */
export const countedSteps = ({ steps }: Pick<TrackSpec, 'steps'>): ReadonlySet<string> =>
  new Set(steps.flatMap(({ goal }) => (goal.kind === 'steps' ? goal.of : [])))

/** Everything is done: each step that no other counts. */
export const isWhole = (spec: Pick<TrackSpec, 'steps'>, progress: Progress): boolean => {
  const counted = countedSteps(spec)
  return spec.steps.every(({ name }, index) => counted.has(name) || progress[index]?.is_done === true)
}

import type { Goal, Step, TrackSpec } from './track-spec.ts'

/** Kinds of fact that goals count: a settled round, a confirmed deposit, a settled bet, a confirmed contact, a day on which the player was here, their points. */
export type Countable = 'round' | 'deposit' | 'bet' | 'contact' | 'day' | 'points'

const countables: Record<Goal['kind'], Countable> = {
  rounds: 'round',
  wins: 'round',
  multiples: 'round',
  deposits: 'deposit',
  bets: 'bet',
  contact: 'contact',
  days: 'day',
  points: 'points',
}

export const countableOf = ({ kind }: Pick<Goal, 'kind'>): Countable => countables[kind]

/** The kinds of fact that a track counts. */
export const countablesOf = ({ steps }: Pick<TrackSpec, 'steps'>): readonly Countable[] => [
  ...new Set(steps.map(({ goal }) => countableOf(goal))),
]

/** The games whose rounds a goal counts. */
export const gamesOfGoal = (goal: Goal): readonly string[] => ('rounds' in goal ? goal.rounds.games : [])

/** The games whose rounds a track counts. */
export const gamesOfTrack = ({ steps }: { readonly steps: readonly Pick<Step, 'goal'>[] }): string[] => [
  ...new Set(steps.flatMap(({ goal }) => gamesOfGoal(goal))),
]

import type { Goal, Step, TrackSpec } from './track-spec.ts'

/** Kinds of fact that goals count: a settled round, a confirmed deposit, a settled bet, a confirmed contact, a day on which the player was here, their points. */
export type Countable = 'round' | 'deposit' | 'bet' | 'contact' | 'day' | 'points'

const countables: Record<Goal['kind'], Countable | null> = {
  rounds: 'round',
  wins: 'round',
  multiples: 'round',
  deposits: 'deposit',
  bets: 'bet',
  contact: 'contact',
  days: 'day',
  points: 'points',
  // Counted from the other steps, whatever fact has done them.
  steps: null,
}

/** The kinds of fact that a track counts. */
export const countablesOf = ({ steps }: Pick<TrackSpec, 'steps'>): readonly Countable[] => [
  ...new Set(steps.flatMap(({ goal }) => countables[goal.kind] ?? [])),
]

/** The games whose rounds a goal counts. */
export const gamesOfGoal = (goal: Goal): readonly string[] => ('rounds' in goal ? goal.rounds.games : [])

/** The games whose rounds a track counts. */
export const gamesOfTrack = ({ steps }: { readonly steps: readonly Pick<Step, 'goal'>[] }): string[] => [
  ...new Set(steps.flatMap(({ goal }) => gamesOfGoal(goal))),
]

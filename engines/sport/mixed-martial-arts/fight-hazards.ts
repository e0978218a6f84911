import type { FightFixture } from './mixed-martial-arts.ts'

/** Half minutes in a round. */
export const stepsOfRound = 10

/** The order in which the chances of a step are drawn. */
export const finishesOf = [
  { side: 'home', method: 'knockout' },
  { side: 'home', method: 'submission' },
  { side: 'away', method: 'knockout' },
  { side: 'away', method: 'submission' },
] as const

/** Tired arms guard less: submissions and knockouts become likelier by a tenth with each round. */
const tiring_percent = 10
/** Who is behind with the judges takes risks for a knockout. */
const pressing_percent = 30

/** The chances of each finish in a half minute, in millionths, by round and by how many rounds the home fighter is ahead. */
export const hazards = (fixture: FightFixture, round: number, home_ahead: number): readonly number[] => {
  const tired = 100 + tiring_percent * (round - 1)
  const pressed = (is_behind: boolean): number => (is_behind ? 100 + pressing_percent : 100)
  return [
    Math.floor((fixture.home_knockout_millionths * tired * pressed(home_ahead < 0)) / 10_000),
    Math.floor((fixture.home_submission_millionths * tired) / 100),
    Math.floor((fixture.away_knockout_millionths * tired * pressed(home_ahead > 0)) / 10_000),
    Math.floor((fixture.away_submission_millionths * tired) / 100),
  ]
}

/**
 * How long a fight lasted, in rounds, for lines of half rounds: the middle of the half round in which it ended, so that a
 * line is never met exactly. Ended after 2:29 of round three is 2.25, after 2:30 is 2.75.
 */
export const lastedRounds = (round: number, step: number): number => round - 1 + (step < stepsOfRound / 2 ? 0.25 : 0.75)

import { rememberedStep, stepChances, type ClassMultipliers, type ComingPeriod, type StepChances } from '../chances/goal-grid.ts'
import type { IceHockeyFixture, IceHockeyState } from './ice-hockey.ts'

export const periods = 3
export const minutesOfPeriod = 20
export const overtimeMinutes = 5

/** The later the period the longer the way to the bench, so the second and third bring more goals. */
const weights = [95, 105, 100] as const
const weightSum = minutesOfPeriod * weights.reduce((sum, weight) => sum + weight, 0)

const played: ClassMultipliers = [
  [97, 97],
  [96, 96],
  [98, 98],
  [98, 107],
  [107, 98],
  [97, 104],
  [104, 97],
]

/** In the last two minutes the side behind by one takes its goalkeeper off: it scores more often, and is scored against far more often. */
const emptyNet: ClassMultipliers = played.map((plain, index) => {
  if (index === 3) return [330, 170]
  return index === 4 ? [170, 330] : plain
})

/** Chances of a goal in minute `minute` (from zero) of a period; period 4 is the overtime, with fewer players on the ice. */
export const minuteChances = (fixture: IceHockeyFixture, period: number, minute: number): StepChances =>
  rememberedStep(fixture, period * 100 + minute, () => made(fixture, period, minute))

const made = (fixture: IceHockeyFixture, period: number, minute: number): StepChances => {
  const multipliers = period === periods && minute >= minutesOfPeriod - 2 ? emptyNet : played
  const weight = weights[period - 1] ?? 130
  return stepChances(fixture.home_goals_thousandths, fixture.away_goals_thousandths, weight, weightSum, multipliers)
}

const minutesFrom = (fixture: IceHockeyFixture, period: number, minute: number, end: number): ComingPeriod => ({
  sure: Array.from({ length: end - minute }, (_, index) => minuteChances(fixture, period, minute + index)),
  added: [],
  ending: [1],
})

/** What is left of regular time, period by period. */
export const comingPeriods = (fixture: IceHockeyFixture, { period, minute }: IceHockeyState): ComingPeriod[] =>
  Array.from({ length: Math.max(0, periods - period + 1) }, (_, index) =>
    minutesFrom(fixture, period + index, index === 0 ? minute : 0, minutesOfPeriod),
  )

export const comingOvertime = (fixture: IceHockeyFixture, minute: number): ComingPeriod =>
  minutesFrom(fixture, periods + 1, minute, overtimeMinutes)

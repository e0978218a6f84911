import { rememberedStep, stepChances, type ClassMultipliers, type ComingPeriod, type StepChances } from '../chances/goal-grid.ts'
import type { FootballFixture, FootballState } from './football.ts'

export const minutesOfHalf = 45

/** How often so many minutes are added, by half: index is minutes. The first half has one to four, the second two to seven. */
export const addedWeights: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [0, 30, 40, 20, 10],
  2: [0, 0, 10, 25, 30, 20, 10, 5],
}

/** Goals come more often as a half goes on and as legs tire; added minutes are the busiest. */
const weightOf = (half: 1 | 2, minute: number): number => {
  const tired = half === 1 ? 80 : 98
  return minute < minutesOfHalf ? tired + Math.floor((minute * 20) / minutesOfHalf) : tired + 35
}

const weightSum = [1, 2].reduce(
  (sum, half) => sum + Array.from({ length: minutesOfHalf }, (_, minute) => weightOf(half as 1 | 2, minute)).reduce((a, b) => a + b),
  0,
)

/** By class of the score: level games close up, the side behind pushes and opens itself. */
const multipliers: ClassMultipliers = [
  [95, 95],
  [93, 93],
  [98, 98],
  [97, 113],
  [113, 97],
  [104, 106],
  [106, 104],
]

/** Chances of a goal in minute `minute` (from zero) of a half. */
export const minuteChances = (fixture: FootballFixture, half: 1 | 2, minute: number): StepChances =>
  rememberedStep(fixture, half * 100 + minute, () =>
    stepChances(fixture.home_goals_thousandths, fixture.away_goals_thousandths, weightOf(half, minute), weightSum, multipliers),
  )

const endings: Readonly<Record<1 | 2, readonly number[]>> = {
  1: addedWeights[1].map((weight) => weight / addedWeights[1].reduce((sum, one) => sum + one, 0)),
  2: addedWeights[2].map((weight) => weight / addedWeights[2].reduce((sum, one) => sum + one, 0)),
}

const minutesBetween = (fixture: FootballFixture, half: 1 | 2, from: number, to: number): StepChances[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => minuteChances(fixture, half, from + index))

const wholeHalf = (fixture: FootballFixture, half: 1 | 2, from: number): ComingPeriod => ({
  sure: minutesBetween(fixture, half, from, minutesOfHalf),
  added: minutesBetween(fixture, half, minutesOfHalf, minutesOfHalf + addedWeights[half].length - 1),
  ending: endings[half],
})

/** What is left to play: of the running half, and the second half where it is still to come. */
export const comingHalves = (fixture: FootballFixture, { half, minute, added_minutes }: FootballState): ComingPeriod[] => {
  const running =
    added_minutes === null
      ? wholeHalf(fixture, half, minute)
      : { sure: minutesBetween(fixture, half, minute, minutesOfHalf + added_minutes), added: [], ending: [1] }
  return half === 1 ? [running, wholeHalf(fixture, 2, 0)] : [running]
}

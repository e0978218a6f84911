import type { Distribution } from './distribution.ts'

/**
 * Goals of two sides as a chain in time: in each step (a minute) the home side scores, the away side scores, or nobody does, with
 * chances that depend on the step and on the class of the score. That makes low scores depend on each other, as they do
 * in play (Dixon and Coles, Applied Statistics 46, 1997, mend a product of Poisson laws for the same reason): teams that are level
 * late hold what they have, teams behind push. The chain is stepped exactly, over every score.
 */
export const mostGoals = 10
export const gridSize = mostGoals + 1

/** Classes of a score, in the order of the tables of multipliers. */
export const scoreClasses = ['0:0', '1:1', 'level', 'home by one', 'away by one', 'home by more', 'away by more'] as const
export const classCount = scoreClasses.length

export const classOf = (home: number, away: number): number => {
  if (home === away) return home < 2 ? home : 2
  if (Math.abs(home - away) === 1) return home > away ? 3 : 4
  return home > away ? 5 : 6
}

const classes = Uint8Array.from({ length: gridSize * gridSize }, (_, cell) => classOf(Math.floor(cell / gridSize), cell % gridSize))

/** Chances of one step in millionths: of the home side by class, then of the away side by class. */
export type StepChances = Float64Array

/** Percentages by class, home and away, on top of a rate. */
export type ClassMultipliers = readonly (readonly [home_percent: number, away_percent: number])[]

/** Goals in 1000 matches × weight of the step / weight of all × multiplier, cut to whole millionths. */
export const stepChances = (
  home_thousandths: number,
  away_thousandths: number,
  weight: number,
  weight_sum: number,
  multipliers: ClassMultipliers,
): StepChances => {
  const chances = new Float64Array(2 * classCount)
  for (let index = 0; index < classCount; index += 1) {
    const [home_percent, away_percent] = multipliers[index]!
    chances[index] = Math.floor((home_thousandths * 10 * weight * home_percent) / weight_sum)
    chances[classCount + index] = Math.floor((away_thousandths * 10 * weight * away_percent) / weight_sum)
  }
  return chances
}

const remembered = new WeakMap<object, StepChances[]>()

/** The chances of step `index` of a fixture, made once: a match in play is priced and played from the same fixture many times. */
export const rememberedStep = (fixture: object, index: number, make: () => StepChances): StepChances => {
  let steps = remembered.get(fixture)
  if (!steps) remembered.set(fixture, (steps = []))
  return (steps[index] ??= make())
}

export const homeChance = (step: StepChances, home: number, away: number): number => (home < mostGoals ? step[classOf(home, away)]! : 0)

export const awayChance = (step: StepChances, home: number, away: number): number =>
  away < mostGoals ? step[classCount + classOf(home, away)]! : 0

/**
 * What is left of a half or a period: steps that are played for certain, then steps of added time, of which exactly k are
 * played with the chance ending[k]. Without added time `ending` is [1].
 */
export interface ComingPeriod {
  readonly sure: readonly StepChances[]
  readonly added: readonly StepChances[]
  readonly ending: readonly number[]
}

/** Steps `masses` through a period; `step` is told with what chance the step that it makes is played. */
const throughPeriod = (
  masses: Float64Array,
  { sure, added, ending }: ComingPeriod,
  step: (chances: StepChances, played: number) => void,
): void => {
  for (const chances of sure) step(chances, 1)
  if (added.length === 0) return
  const ended = new Float64Array(masses.length)
  let played = 1
  for (let index = 0; index < ending.length; index += 1) {
    const ending_here = ending[index]!
    for (let cell = 0; cell < masses.length; cell += 1) ended[cell]! += masses[cell]! * ending_here
    played -= ending_here
    const chances = added[index]
    if (chances) step(chances, played)
  }
  masses.set(ended)
}

/** The chances of every score, home × gridSize + away. `home` and `away` is where it began: no cell below them can be reached. */
export interface GoalGrid {
  readonly cells: Float64Array
  readonly home: number
  readonly away: number
  steps: number
}

export const goalGrid = (home: number, away: number): GoalGrid => {
  const cells = new Float64Array(gridSize * gridSize)
  cells[home * gridSize + away] = 1
  return { cells, home, away, steps: 0 }
}

/** One step in place. From the highest score down, so that every cell is read before it changes. */
const stepGrid = (grid: GoalGrid, step: StepChances): void => {
  const { cells, home: from_home, away: from_away } = grid
  grid.steps += 1
  const reach = from_home + from_away + grid.steps
  for (let home = Math.min(mostGoals, from_home + grid.steps); home >= from_home; home -= 1) {
    for (let away = Math.min(mostGoals, reach - home); away >= from_away; away -= 1) {
      const cell = home * gridSize + away
      const own = classes[cell]!
      const leaving = (home < mostGoals ? step[own]! : 0) + (away < mostGoals ? step[classCount + own]! : 0)
      let chance = cells[cell]! * (1 - leaving / 1e6)
      if (home > from_home) chance += (cells[cell - gridSize]! * step[classes[cell - gridSize]!]!) / 1e6
      if (away > from_away) chance += (cells[cell - 1]! * step[classCount + classes[cell - 1]!]!) / 1e6
      cells[cell] = chance
    }
  }
}

export const playGrid = (grid: GoalGrid, period: ComingPeriod): void =>
  throughPeriod(grid.cells, period, (chances) => stepGrid(grid, chances))

/** The scores of a part of the match that began at `home`:`away`. */
export const sinceScore = (cells: Float64Array, home: number, away: number): Float64Array => {
  const since = new Float64Array(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] !== 0) since[cell - home * gridSize - away]! += cells[cell]!
  }
  return since
}

export interface FirstChances {
  readonly home: number
  readonly none: number
  readonly away: number
}

/** Who is the first to have `number` goals, by stepping the scores in which nobody has them yet. */
export const firstToGoals = (from_home: number, from_away: number, number: number, periods: readonly ComingPeriod[]): FirstChances => {
  const open = new Float64Array(number * number)
  open[from_home * number + from_away] = 1
  const found = { home: 0, away: 0 }
  const step = (chances: StepChances, played: number): void => {
    for (let cell = open.length - 1; cell >= 0; cell -= 1) {
      const mass = open[cell]!
      if (mass === 0) continue
      const [home, away] = [Math.floor(cell / number), cell % number]
      const [to_home, to_away] = [(mass * homeChance(chances, home, away)) / 1e6, (mass * awayChance(chances, home, away)) / 1e6]
      open[cell] = mass - to_home - to_away
      if (home + 1 === number) found.home += to_home * played
      else open[cell + number]! += to_home
      if (away + 1 === number) found.away += to_away * played
      else open[cell + 1]! += to_away
    }
  }
  for (const period of periods) throughPeriod(open, period, step)
  return { ...found, none: 1 - found.home - found.away }
}

/** Who scores next: the score stays as it is until somebody does. */
export const nextGoalChances = (home: number, away: number, periods: readonly ComingPeriod[]): FirstChances => {
  const quiet = Float64Array.of(1)
  const found = { home: 0, away: 0 }
  const step = (chances: StepChances, played: number): void => {
    const [to_home, to_away] = [homeChance(chances, home, away) / 1e6, awayChance(chances, home, away) / 1e6]
    found.home += quiet[0]! * to_home * played
    found.away += quiet[0]! * to_away * played
    quiet[0]! *= 1 - to_home - to_away
  }
  for (const period of periods) throughPeriod(quiet, period, step)
  return { ...found, none: 1 - found.home - found.away }
}

/** How many of something there will be that comes at most once a step, with the same chance in each: corners, cards. */
export const rareCount = (already: number, chance_millionths: number, periods: readonly ComingPeriod[]): Distribution => {
  const steps = periods.reduce((sum, { sure, added }) => sum + sure.length + added.length, 0)
  const counts = new Float64Array(steps + 1)
  counts[0] = 1
  let reach = 0
  const step = (): void => {
    reach += 1
    for (let count = reach; count > 0; count -= 1) {
      counts[count]! += ((counts[count - 1]! - counts[count]!) * chance_millionths) / 1e6
    }
    counts[0]! *= 1 - chance_millionths / 1e6
  }
  for (const period of periods) throughPeriod(counts, period, step)
  return { least: already, unit: 1, chances: counts }
}

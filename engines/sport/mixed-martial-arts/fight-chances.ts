import { certain, type ScoreChances } from '../chances/distribution.ts'
import { eventMarketChances, lineMarkets, winnerChances, type MarketChances } from '../chances/market-chances.ts'
import { million } from '../chances/millionths.ts'
import { finishesOf, hazards, lastedRounds, stepsOfRound } from './fight-hazards.ts'
import type { FightFixture, FightState } from './mixed-martial-arts.ts'

interface Fight {
  /** By "home/knockout" and so on. */
  readonly methods: Record<string, number>
  /** By how long it lasted, in quarters of a round. */
  readonly lasted: Float64Array
  drawn: number
}

/** One round from `step`, for one standing with the judges: finishes are noted, what is left goes on. */
const throughRound = (fixture: FightFixture, fight: Fight, round: number, from: number, home_ahead: number, mass: number): number => {
  const chances = hazards(fixture, round, home_ahead)
  const sum = chances.reduce((total, one) => total + one, 0)
  let left = mass
  for (let step = from; step < stepsOfRound; step += 1) {
    for (const [index, { side, method }] of finishesOf.entries()) {
      const name = `${side}/${method}`
      fight.methods[name] = (fight.methods[name] ?? 0) + (left * chances[index]!) / million
    }
    fight.lasted[4 * lastedRounds(round, step)]! += (left * sum) / million
    left *= 1 - sum / million
  }
  return left
}

/** Steps a fight through its rounds with every standing that the judges can have. Exact. */
const fightFrom = (fixture: FightFixture, { round, step, cards }: FightState): Fight => {
  const fight: Fight = { methods: {}, lasted: new Float64Array(4 * fixture.rounds + 1), drawn: 0 }
  const [home, even] = [fixture.home_round_millionths / million, fixture.even_round_millionths / million]
  let standings = new Map<number, number>([[cards.home - cards.away, 1]])
  for (let number = round; number <= fixture.rounds; number += 1) {
    const following = new Map<number, number>()
    for (const [home_ahead, mass] of standings) {
      const left = throughRound(fixture, fight, number, number === round ? step : 0, home_ahead, mass)
      for (const [change, part] of [
        [1, home],
        [0, even],
        [-1, 1 - home - even],
      ] as const) {
        following.set(home_ahead + change, (following.get(home_ahead + change) ?? 0) + left * part)
      }
    }
    standings = following
  }
  for (const [home_ahead, mass] of standings) {
    fight.lasted[4 * fixture.rounds]! += mass
    if (home_ahead === 0) fight.drawn += mass
    else {
      const name = home_ahead > 0 ? 'home/decision' : 'away/decision'
      fight.methods[name] = (fight.methods[name] ?? 0) + mass
    }
  }
  return fight
}

export const fightChances = (fixture: FightFixture, state: FightState): MarketChances[] => {
  if (state.method) return []
  const { methods, lasted, drawn } = fightFrom(fixture, state)
  const home = Object.entries(methods).reduce((sum, [name, chance]) => sum + (name.startsWith('home') ? chance : 0), 0)
  const decided = lasted.at(-1) ?? 0
  const none = certain(0)
  const score: ScoreChances = {
    total: { least: 0, unit: 0.25, chances: lasted },
    margin: none,
    home: none,
    away: none,
    size: 0,
    cells: null,
  }
  return [
    winnerChances(home, drawn),
    eventMarketChances('method', {}, methods, drawn),
    eventMarketChances('distance', {}, { yes: decided, no: 1 - decided }),
    ...lineMarkets('total', 'rounds', score, { step_quarters: 4, reach: 4 }),
  ]
}

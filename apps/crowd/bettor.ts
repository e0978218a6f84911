import { deposit, type Done } from './acts.ts'
import { betBuilder, betExpress, betOnOne, betSystem, lookAround, takeBack } from './betting.ts'
import type { Calls } from './calls.ts'
import type { Choices } from './choices.ts'
import { enter, type Person } from './entering.ts'

/** A simulated bettor: stakes on sport alone, so that their cash is what they paid in and what their bets came to. */
export const createBettor = (calls: Calls, person: Person, choices: Choices): (() => Promise<Done>) => {
  let is_here = false
  let is_short = true
  const next = async (): Promise<Done> => {
    if (!is_here) {
      const entered = await enter(calls, person)
      is_here = entered.refusal === null
      return entered
    }
    if (is_short) {
      is_short = false
      return deposit(calls)
    }
    const part = choices.part()
    if (part < 0.35) return betOnOne(calls, choices)
    if (part < 0.5) return betExpress(calls, choices)
    if (part < 0.56) return betSystem(calls, choices)
    if (part < 0.6) return betBuilder(calls, choices)
    return part < 0.7 ? takeBack(calls, choices) : lookAround(calls, choices)
  }
  return async () => {
    const done = await next()
    if (done.refusal === 'insufficient-funds') is_short = true
    return done
  }
}

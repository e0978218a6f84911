import { bet, deposit, look, sitAtTable, takePart, type Done } from './acts.ts'
import type { Calls } from './calls.ts'
import type { Choices } from './choices.ts'
import { enter, type Person } from './entering.ts'
import { createPlaying } from './playing.ts'

/** How many of their acts are rounds: what a demo's pots grow by. */
export const rounds_part = 0.7

/** A simulated player: gives what they do next, each time that they are asked. Rejects where the site gives no answer that can be read. */
export const createMember = (calls: Calls, person: Person, choices: Choices): (() => Promise<Done>) => {
  let is_here = false
  let has_paid = false
  const playing = createPlaying(calls, choices)

  return async () => {
    if (!is_here) {
      const entered = await enter(calls, person)
      is_here = entered.refusal === null
      // Whoever comes back has paid before.
      has_paid = entered.act === 'sign-in'
      return entered
    }
    const part = choices.part()
    // At once after registering; later only now and then, as people do: a deposit takes a moment to arrive.
    if (!has_paid || (playing.is_short() && part < 0.1)) {
      has_paid = true
      return deposit(calls)
    }
    if (part < rounds_part) return playing.round()
    if (part < 0.84) return sitAtTable(calls, choices)
    if (part < 0.91) return bet(calls, choices)
    return part < 0.94 ? takePart(calls, choices) : look(calls, choices)
  }
}

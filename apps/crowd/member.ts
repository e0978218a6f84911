import { bet, deposit, look, refusalOf, sitAtTable, takePart, type Done } from './acts.ts'
import type { Calls } from './calls.ts'
import type { Choices } from './choices.ts'
import { createPlaying } from './playing.ts'

export interface Person {
  readonly login: string
  readonly password: string
  /** They were here before: they sign in, and register only where nobody knows them. */
  readonly is_known: boolean
}

/** How many of their acts are rounds: what a demo's pots grow by. */
export const rounds_part = 0.7

/** A simulated player: gives what they do next, each time that they are asked. Rejects where the site gives no answer that can be read. */
export const createMember = (calls: Calls, { login, password, is_known }: Person, choices: Choices): (() => Promise<Done>) => {
  let is_here = false
  let has_paid = false
  const playing = createPlaying(calls, choices)

  const enter = async (): Promise<Done> => {
    const signed_in = is_known ? await calls.call('POST', '/login/', { login, password }) : null
    if (signed_in?.success) {
      is_here = true
      has_paid = true
      return { act: 'sign-in', refusal: null }
    }
    const form_of_site = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
    const refusal = refusalOf(await calls.call('POST', '/rest/registerV2/', form_of_site))
    is_here = refusal === null
    return { act: 'register', refusal }
  }

  return async () => {
    if (!is_here) return enter()
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

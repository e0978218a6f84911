import {
  lockAccount,
  sendSession,
  readTicket,
  spendTicket,
  startSession,
  type StartedSession,
} from '#casino/sign-in/sessions/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { type logInBySecondFactor, refuse } from '../contract.ts'
import { countCodeTry, type Factor, takeFactor } from './take-factor.ts'

interface Entered {
  readonly factor: Factor
  readonly started: StartedSession
}

/**
 * The second step of a log-in: the ticket of the first step and a code. After a wrong code the ticket stays valid, within the guess
 * limits; a correct one uses up both in the transaction that starts the session.
 */
export const logIn = async ({ house, visitor, request, reply, body }: Call<typeof logInBySecondFactor>) => {
  const ticket = await readTicket(house, body.ticket, visitor.session_id)
  if (!ticket) return refuse('ticket-spent')
  const { player_id } = ticket
  const forget = await countCodeTry(house, request, player_id)
  const entered = await inTransaction(house.db, async (tx): Promise<Entered | null> => {
    // Before its codes, as by whoever ends its sessions: that is waited for with nothing locked that it takes away, and ends the ticket.
    await lockAccount(tx, player_id)
    const factor = await takeFactor(tx, house, player_id, body.code)
    if (factor === null) return null
    if (!(await spendTicket(tx, ticket))) refuse('ticket-spent')
    const way = `${ticket.way}+${factor}`
    return { factor, started: await startSession(tx, house, request, { player_id, way, with_second_factor: true }) }
  })
  if (!entered) return refuse('second-factor-code-wrong')
  await forget()
  house.facts.wake()
  sendSession(house, request, reply, entered.started)
  return { data: { factor: entered.factor } }
}

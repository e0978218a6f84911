import { deviceHashOf, lockAccount, refuseBlocked } from '#casino/sign-in/sessions/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import {
  type confirmRestore,
  type confirmRestoreByCall,
  type confirmRestoreByCode,
  type confirmRestoreByToken,
  refuse,
  type requestRestore,
} from '../contract.ts'
import { guessesByAddress, ticket_life_ms } from '../rules.ts'
import { checkCode } from './check-code.ts'
import { contactFrom } from './contact.ts'
import { makeToken, tokenHashOf } from './secrets.ts'
import { guardSend, sendCode } from './send-code.ts'
import { giveTicket, useLink } from './store.ts'

type AnyCall = Pick<Call<EndpointDeclaration>, 'house' | 'request' | 'reply'>

export const requestPassword = async (call: Call<typeof requestRestore>) => {
  const { house, request, body, language } = call
  const contact = contactFrom(house, body.contact)
  await guardSend(call, contact, { call: 'remind', token: body.captcha })
  return sendCode(house, request, { ...contact, purpose: 'restore', method: body.method, player_id: null, language })
}

interface Outcome {
  readonly token: string
  readonly is_blocked: boolean
}

/** Turns a verified contact into a password-reset ticket; a blocked account gets none. */
const ticketFor = async (
  tx: Tx,
  { house }: AnyCall,
  challenge: { readonly id: string; readonly player_id: bigint | null },
): Promise<Outcome> => {
  if (challenge.player_id === null) throw new Error('a restore without an account has no code')
  const account = await lockAccount(tx, challenge.player_id)
  const token = makeToken(house)
  const is_blocked = account?.is_blocked !== false
  if (!is_blocked) await giveTicket(tx, challenge.id, tokenHashOf('ticket', token), new Date(house.clock.now().getTime() + ticket_life_ms))
  return { token, is_blocked }
}

/** AU-025: only revealed to the person who verified the contact. */
const answerOf = (call: AnyCall, { token, is_blocked }: Outcome): { token: string } => {
  if (is_blocked) return refuseBlocked(call, { error: 3 })
  return { token }
}

const proveByCode = async (call: AnyCall, typed_contact: string, code: string, by_call: boolean | null): Promise<{ token: string }> => {
  const { house, request } = call
  const query = {
    ...contactFrom(house, typed_contact),
    purpose: 'restore',
    player_id: null,
    by_call,
    device_hash: deviceHashOf(house, request),
  } as const
  return answerOf(call, await checkCode(house, request, query, code, (tx, challenge) => ticketFor(tx, call, challenge)))
}

export const confirm = (call: Call<typeof confirmRestore>) => proveByCode(call, call.body.contact, call.body.confirmation, null)
export const confirmByCode = (call: Call<typeof confirmRestoreByCode>) => proveByCode(call, call.body.contact, call.body.code, false)
export const confirmByCall = (call: Call<typeof confirmRestoreByCall>) => proveByCode(call, call.body.contact, call.body.digits, true)

export const confirmByToken = async (call: Call<typeof confirmRestoreByToken>) => {
  const { house, request, body } = call
  await countTry(house, guessesByAddress, addressOf(request.ip))
  const outcome = await inTransaction(house.db, async (tx) => {
    const challenge = await useLink(tx, tokenHashOf('link', body.token), house.clock.now())
    return challenge && ticketFor(tx, call, challenge)
  })
  return outcome ? answerOf(call, outcome) : refuse('link-spent')
}

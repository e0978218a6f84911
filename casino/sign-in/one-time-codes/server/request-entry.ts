import { normalEmail } from '#casino/sign-in/sessions/server/api.ts'
import { emailErrorOf } from '#casino/players/accounts/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type confirmEntry, refuseFields, type requestEntry } from '../contract.ts'
import { entryTextsByAddress, entryTextsByPrefix, ticket_life_ms } from '../rules.ts'
import { checkCode } from './check-code.ts'
import type { Contact } from './contact.ts'
import { makeToken, tokenHashOf } from './secrets.ts'
import { guardSend, sendCode } from './send-code.ts'
import { giveTicket } from './store.ts'

/** Parses a contact of the kind given in the path. */
const contactOf = (house: House, kind: string, typed: string): Contact => {
  if (kind === 'email') {
    const email = normalEmail(typed)
    return emailErrorOf(email) ? refuseFields({ contact: 'contact-invalid' }) : { kind, contact: email }
  }
  if (kind !== 'phone') throw new Refusal('not-found', {}, 404)
  const phone = phoneOf(typed, house.brand.country)
  if (phone === undefined) return refuseFields({ contact: 'phone-invalid' })
  return isServedPhone(house, phone) ? { kind, contact: phone } : refuseFields({ contact: 'number-not-served' })
}

export const request = async (call: Call<typeof requestEntry>) => {
  const { house, request: from, params, body, language } = call
  const contact = contactOf(house, params.kind, body.contact)
  await guardSend(call, contact, { call: 'otp', token: body.captcha })
  if (contact.kind === 'phone')
    await countTries(house, [
      [entryTextsByPrefix, prefixOf(from.ip)],
      [entryTextsByAddress, addressOf(from.ip)],
    ])
  return sendCode(house, from, { ...contact, purpose: 'enter', method: body.method, player_id: null, language })
}

/** Exchanges a correct code for a token, which registers once. Refuses `code-wrong`, and `too-many-requests` with 429. */
export const proveEntry = async (
  { house, request: from }: Pick<Call<typeof confirmEntry>, 'house' | 'request'>,
  contact: Contact,
  code: string,
) => {
  const token = makeToken(house)
  const until = new Date(house.clock.now().getTime() + ticket_life_ms)
  const query = { ...contact, purpose: 'enter', player_id: null, by_call: null, device_hash: null } as const
  await checkCode(house, from, query, code, (tx, { id }) => giveTicket(tx, id, tokenHashOf('entry', token), until))
  return token
}

export const confirm = async (call: Call<typeof confirmEntry>) => {
  const contact = contactOf(call.house, call.params.kind, call.body.contact)
  return { token: await proveEntry(call, contact, call.body.code) }
}

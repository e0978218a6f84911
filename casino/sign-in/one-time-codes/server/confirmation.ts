import { type Contacts, contactsOf } from '#casino/players/accounts/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type checkConfirmation, type countAttempts, refuse, type requestConfirmation } from '../contract.ts'
import type { House } from '#kernel/house.ts'
import type { Kind } from '../rules.ts'
import { checkCode } from './check-code.ts'
import { makeTheirs } from './confirm-contact.ts'
import type { Contact } from './contact.ts'
import { attemptsLeft, sendCode } from './send-code.ts'

const kindOf = (type: string): Kind => {
  if (type === 'email' || type === 'phone') return type
  throw new Refusal('not-found', {}, 404)
}

const ownContacts = async ({ db }: House, player_id: bigint): Promise<Contacts> => {
  const contacts = (await contactsOf(db, [player_id])).get(player_id)
  return contacts ?? refuse('contact-missing')
}

const ownContact = (contacts: Contacts, kind: Kind): Contact => {
  const contact = contacts[kind]
  return contact === null ? refuse('contact-missing') : { kind, contact }
}

export const request = async (call: Call<typeof requestConfirmation>) => {
  const { house, player_id, params, body, language } = call
  const kind = kindOf(params.type)
  const contacts = await ownContacts(house, player_id)
  const contact = ownContact(contacts, kind)
  if (kind === 'email' ? contacts.email_confirmed : contacts.phone_confirmed) refuse('contact-already-confirmed')
  return sendCode(house, call.request, { ...contact, purpose: 'confirm', method: body.method, player_id, language })
}

export const check = async ({ house, request: from, player_id, params, body }: Call<typeof checkConfirmation>) => {
  const contact = ownContact(await ownContacts(house, player_id), kindOf(params.type))
  const query = { ...contact, purpose: 'confirm', player_id, by_call: null, device_hash: null } as const
  const is_theirs = await checkCode(house, from, query, body.code, (tx) => makeTheirs(tx, house, player_id, contact))
  if (!is_theirs) return refuse('contact-taken')
  house.facts.wake()
  return {}
}

export const attempts = async ({ house, request: from, player_id }: Call<typeof countAttempts>) => {
  const contacts = await ownContacts(house, player_id)
  const left = (kind: Kind) => attemptsLeft(house, from, { kind, contact: contacts[kind] ?? '' })
  return { data: { email: await left('email'), phone: await left('phone') } }
}

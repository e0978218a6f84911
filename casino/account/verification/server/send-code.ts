import type { FastifyRequest } from 'fastify'
import { type Guarded, requireCaptcha } from '#casino/account/captcha/server/api.ts'
import { isOnTrustedDevice, ownersDevice } from '#casino/account/login/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import { countTries, triesLeft } from '#kernel/http/rate-limit.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { canCall } from '#kernel/outbox/send.ts'
import { refuse } from '../contract.ts'
import {
  captchaFrom,
  code_life_ms,
  type Kind,
  type Method,
  mailboxOf,
  methodFor,
  sendsByAddress,
  sendsByContact,
  sendsByPhoneInDay,
  sendsByPrefix,
} from '../rules.ts'
import type { Contact } from './contact.ts'
import { deliver } from './jobs.ts'
import { insertChallenges, type Purpose } from './store.ts'

const methodsOf = (house: House, kind: Kind): Method[] => (kind === 'email' ? ['email'] : canCall(house) ? ['sms', 'flash_call'] : ['sms'])

const subjectOf = ({ kind, contact }: Contact): string => `${kind} ${kind === 'email' ? mailboxOf(contact) : contact}`

/** What is left of the sends to a contact, and in how many seconds the count begins anew. */
export const attemptsLeft = async (house: House, contact: Contact): Promise<{ attempts: number; seconds: number }> => {
  const [tries = { left: 0, closes_in_s: 0 }] = await triesLeft(house, [[sendsByContact, subjectOf(contact)]])
  return { attempts: tries.left, seconds: tries.left > 0 ? 0 : tries.closes_in_s }
}

const countSend = async (house: House, request: FastifyRequest, contact: Contact): Promise<void> => {
  const device = await ownersDevice(house, request, { kind: contact.kind, name: contact.contact })
  await countTries(house, [
    [sendsByPrefix, prefixOf(request.ip)],
    [sendsByAddress, addressOf(request.ip)],
    // Strangers must not use up the messages that the owner may want today.
    ...(contact.kind === 'phone' ? [[sendsByPhoneInDay, [contact.contact, device].join(' ').trim()] as const] : []),
    [sendsByContact, subjectOf(contact)],
  ])
}

/**
 * A guest who asks again and again has to come with a check of the browser; on a device that got in by this contact before,
 * never (reliability 18). Stands before `sendCode`. Refuses `captcha-needed`.
 */
export const guardSend = async (
  { house, request, visitor }: Pick<Guarded, 'house' | 'visitor'> & { readonly request: FastifyRequest },
  contact: Contact,
  captcha: Pick<Guarded, 'call' | 'token'>,
): Promise<void> => {
  if (await isOnTrustedDevice(house, request, { kind: contact.kind, name: contact.contact })) return
  const windows = [
    { limit: sendsByContact, subject: subjectOf(contact), from: captchaFrom.contact },
    { limit: sendsByAddress, subject: addressOf(request.ip), from: captchaFrom.address },
    { limit: sendsByPrefix, subject: prefixOf(request.ip), from: captchaFrom.prefix },
  ]
  await requireCaptcha({ house, visitor, ...captcha, windows })
}

interface Wanted extends Contact {
  readonly purpose: Purpose
  readonly method: Method | undefined
  readonly player_id: bigint | null
  readonly language: Language
}

/**
 * Counts a send and has it delivered soon. It does not look whether anybody has the contact, so its answer and its time
 * cannot tell. Refuses `method-unavailable`, and `too-many-requests` with 429 and Retry-After.
 */
export const sendCode = async (house: House, request: FastifyRequest, wanted: Wanted) => {
  const { purpose, kind, contact, player_id, language } = wanted
  const methods = methodsOf(house, kind)
  const method = methodFor(kind, wanted.method)
  if (!method || !methods.includes(method)) return refuse('method-unavailable')
  await countSend(house, request, wanted)
  const now = house.clock.now()
  const code_until = new Date(now.getTime() + code_life_ms)
  await insertChallenges(house.db, [
    { id: house.random.uuid(), purpose, kind, contact, method, language, player_id, created_at: now, code_until },
  ])
  await house.jobs.send(deliver, {}, { key: 'waiting' })
  return { data: { method, methods, ...(await attemptsLeft(house, wanted)) } }
}

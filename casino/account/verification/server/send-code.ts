import type { FastifyRequest } from 'fastify'
import { addressOf, prefixOf } from '#casino/account/login/server/api.ts'
import type { House } from '#kernel/house.ts'
import { countTry, triesLeft } from '#kernel/http/rate-limit.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { canCall } from '#kernel/outbox/send.ts'
import { refuse } from '../contract.ts'
import {
  code_life_ms,
  type Kind,
  type Method,
  methodFor,
  sendsByAddress,
  sendsByContact,
  sendsByPhoneInDay,
  sendsByPrefix,
} from '../rules.ts'
import type { Contact } from './contact.ts'
import { deliver } from './jobs.ts'
import { insertChallenges, type Purpose } from './store.ts'

export const methodsOf = (house: House, kind: Kind): Method[] =>
  kind === 'email' ? ['email'] : canCall(house) ? ['sms', 'flash_call'] : ['sms']

const subjectOf = ({ kind, contact }: Contact): string => `${kind} ${contact}`

/** What is left of the sends to a contact, and in how many seconds the count begins anew. */
export const attemptsLeft = async (house: House, contact: Contact): Promise<{ attempts: number; seconds: number }> => {
  const { left, closes_in_s } = await triesLeft(house, sendsByContact, subjectOf(contact))
  return { attempts: left, seconds: left > 0 ? 0 : closes_in_s }
}

const countSend = async (house: House, request: FastifyRequest, contact: Contact): Promise<void> => {
  await countTry(house, sendsByPrefix, prefixOf(request.ip))
  await countTry(house, sendsByAddress, addressOf(request.ip))
  if (contact.kind === 'phone') await countTry(house, sendsByPhoneInDay, contact.contact)
  await countTry(house, sendsByContact, subjectOf(contact))
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

import type { FastifyRequest } from 'fastify'
import { type Guarded, requireCaptcha, type WatchedWindow } from '#casino/sign-in/captcha/server/api.ts'
import { deviceHashOf, isOnTrustedDevice, ownersDevice } from '#casino/sign-in/sessions/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import { countTries, triesLeft, type TryWindow } from '#kernel/http/rate-limit.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { isServedPhone } from '#kernel/contacts/phone-number.ts'
import { countMessage, shares } from '#kernel/outbox/count-messages.ts'
import { canCall } from '#kernel/outbox/send.ts'
import { refuse } from '../contract.ts'
import {
  captchaFrom,
  code_life_ms,
  type Method,
  mailboxOf,
  methodFor,
  sendsByAddress,
  sendsByContact,
  sendsByMailboxInDay,
  sendsByPhoneInDay,
  sendsByPrefix,
} from '../rules.ts'
import type { Contact } from './contact.ts'
import { isCallSafe } from './guesses.ts'
import { codes } from './deliver.ts'
import { insertChallenges, type Purpose } from './store.ts'

/** Four digits are too few where somebody is guessing; a message can contain more. */
const methodsOf = async (house: House, wanted: Wanted): Promise<Method[]> => {
  if (wanted.kind === 'email') return ['email']
  return canCall(house) && (await isCallSafe(house, wanted)) ? ['sms', 'flash_call'] : ['sms']
}

const isOwners = async (house: House, request: FastifyRequest, { kind, contact }: Contact): Promise<boolean> =>
  (await ownersDevice(house, request, { kind, name: contact })) !== undefined

/**
 * Whose sends are counted: strangers must not use up the codes that the owner may need. All devices of the owner are one, because
 * everybody can have any number of devices.
 */
const subjectOf = ({ kind, contact }: Contact, is_owners: boolean): string =>
  `${is_owners ? 'owner ' : ''}${kind} ${kind === 'email' ? mailboxOf(contact) : contact}`

/** Where a send is counted; each refuses when it is full. */
const windowsOf = (request: FastifyRequest, contact: Contact, is_owners: boolean): readonly TryWindow[] => {
  const subject = subjectOf(contact, is_owners)
  return [
    [sendsByPrefix, prefixOf(request.ip)],
    [sendsByAddress, addressOf(request.ip)],
    [sendsByContact, subject],
    // Last, so that what was refused and not sent uses up nothing of the day.
    [contact.kind === 'phone' ? sendsByPhoneInDay : sendsByMailboxInDay, subject],
  ]
}

/** The least of all windows; once it is none, the seconds until none of them is full. */
const leftFor = async (house: House, request: FastifyRequest, contact: Contact, is_owners: boolean) => {
  const tries = await triesLeft(house, windowsOf(request, contact, is_owners))
  const full = tries.filter(({ left }) => left === 0)
  return { attempts: Math.min(...tries.map(({ left }) => left)), seconds: Math.max(0, ...full.map(({ closes_in_s }) => closes_in_s)) }
}

/** How many codes may still be sent to a contact as asked from this device, and in how many seconds the limit resets. */
export const attemptsLeft = async (house: House, request: FastifyRequest, contact: Contact) =>
  leftFor(house, request, contact, await isOwners(house, request, contact))

const countSend = async (house: House, request: FastifyRequest, contact: Contact, is_owners: boolean): Promise<void> => {
  await countTries(house, windowsOf(request, contact, is_owners))
  // Nor do strangers' messages use up the site's total for the owner.
  if (!is_owners) await countMessage(house, request.ip, contact)
}

/**
 * Guests who request several codes must solve a captcha, except on a device that signed in with this contact before (reliability
 * 18). Call it before `sendCode`. Refuses `captcha-needed`.
 */
export const guardSend = async (
  { house, request, visitor }: Pick<Guarded, 'house' | 'visitor'> & { readonly request: FastifyRequest },
  contact: Contact,
  captcha: Pick<Guarded, 'call' | 'token'>,
): Promise<void> => {
  if (await isOnTrustedDevice(house, request, { kind: contact.kind, name: contact.contact })) return
  const windows: readonly WatchedWindow[] = [
    { limit: sendsByContact, subject: subjectOf(contact, false), from: captchaFrom.contact },
    { limit: sendsByAddress, subject: addressOf(request.ip), from: captchaFrom.address },
    { limit: sendsByPrefix, subject: prefixOf(request.ip), from: captchaFrom.prefix },
    // A house that has sent its share still sends a few to each network: that is the flood which the captcha is for.
    { limit: shares[contact.kind].byHouse, subject: 'all', from: shares[contact.kind].byHouse.count / 2, has_way_on: true },
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
 * Counts a code and has it delivered soon. It does not look up who has the contact, so neither response nor timing reveals it.
 * Refuses `method-unavailable`, `number-not-served`, and `too-many-requests` with 429 and Retry-After.
 */
export const sendCode = async (house: House, request: FastifyRequest, wanted: Wanted) => {
  const { purpose, kind, contact, player_id, language } = wanted
  const methods = await methodsOf(house, wanted)
  const method = methodFor(kind, wanted.method)
  if (!method || !methods.includes(method)) return refuse('method-unavailable')
  // The number may have been accepted before its country was disallowed.
  if (kind === 'phone' && !isServedPhone(house, contact)) return refuse('number-not-served')
  const is_owners = await isOwners(house, request, wanted)
  await countSend(house, request, wanted, is_owners)
  const now = house.clock.now()
  // Only a password reset depends on the requesting browser.
  const device_hash = purpose === 'restore' ? deviceHashOf(house, request) : null
  const code_until = new Date(now.getTime() + code_life_ms)
  await insertChallenges(house.db, [
    { id: house.random.uuid(), purpose, kind, contact, method, language, player_id, created_at: now, code_until, device_hash },
  ])
  await codes[method].wake(house)
  return { data: { method, methods, ...(await leftFor(house, request, wanted, is_owners)) } }
}

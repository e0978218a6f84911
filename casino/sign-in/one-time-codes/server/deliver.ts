import { sql } from 'kysely'
import { trustedPlayers } from '#casino/sign-in/sessions/server/api.ts'
import { type Contacts, contactsOf, isClaimed, ownerOf, unprovedClaimOf } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { type DeliveryQueue, deliveryQueue } from '#kernel/outbox/delivery-queue.ts'
import { send } from '#kernel/outbox/send.ts'
import { link_life_ms, type Method } from '../rules.ts'
import { isGuessedAt } from './guesses.ts'
import { codeHashOf, makeCode, makeToken, tokenHashOf } from './secrets.ts'
import { armChallenge, type Challenge } from './store.ts'
import type { letterTexts } from '../texts.ts'

/**
 * What to send for a challenge: a code for its player (for a `claim` only valid in the requesting browser), an informational email,
 * or nothing.
 */
type Delivery =
  | { readonly what: 'code' | 'claim' | 'known'; readonly to: Contacts }
  | { readonly what: 'code' | 'unconfirmed'; readonly to: null }
  | null

/**
 * Decides whom a contact belongs to. A contact opens the account that confirmed it. An unconfirmed email only opens an account
 * without any confirmed contact, and only from a browser in which that account was used before (decision 0020).
 */
const restoreOf = async (house: House, { kind, contact, device_hash }: Challenge): Promise<Delivery> => {
  if (kind === 'phone') return null
  const claim = await unprovedClaimOf(house.db, contact, await trustedPlayers(house, device_hash))
  if (claim) return { what: 'claim', to: claim }
  return (await isClaimed(house.db, contact)) ? { what: 'unconfirmed', to: null } : null
}

const deliveryOf = async (house: House, challenge: Challenge): Promise<Delivery> => {
  const { db } = house
  const { purpose, kind, contact, player_id } = challenge
  const owner = await ownerOf(db, kind, contact)
  // Whoever reads the code signs in: to the account that confirmed this contact, else to a new one.
  if (purpose === 'enter') return { what: 'code', to: owner ?? null }
  if (purpose === 'restore') return owner ? { what: 'code', to: owner } : restoreOf(house, challenge)
  if (owner && owner.player_id !== player_id) return { what: 'known', to: owner }
  const to = player_id === null ? undefined : (await contactsOf(db, [player_id])).get(player_id)
  return to && (purpose === 'change' || to[kind] === contact) ? { what: 'code', to } : null
}

const addressOf = (house: House, { language }: Challenge, query: string): string => {
  const base = language === house.brand.default_language ? '' : `/${language}`
  return `${house.config.public_url}${base}/?${query}`
}

const compose = (
  house: House,
  challenge: Challenge,
  values: { login: string; code: string; link: string },
  name: string,
): Promise<void> => {
  const { language, contact: to, method } = challenge
  const write = (key: keyof typeof letterTexts): string => house.messages.format(language, key, { ...values, brand: house.brand.title })
  if (method === 'email') {
    const key = `verification.letter.${name}` as 'verification.letter.known'
    return send(house, { kind: 'letter', to, subject: write(`${key}.subject`), text: write(key) })
  }
  if (method === 'flash_call' && name !== 'known') return send(house, { kind: 'flash-call', to, digits: values.code })
  return send(house, { kind: 'text', to, text: write(name === 'known' ? 'verification.sms.known' : 'verification.sms.code') })
}

const deliverOne = async (house: House, challenge: Challenge): Promise<void> => {
  const delivery = await deliveryOf(house, challenge)
  if (!delivery) return
  const { what, to } = delivery
  const login = to?.login ?? ''
  if (what === 'known' || what === 'unconfirmed')
    return compose(house, challenge, { login, code: '', link: addressOf(house, challenge, 'popup=restore') }, what)
  const code = makeCode(house, challenge.method, await isGuessedAt(house, challenge))
  const link_token = challenge.purpose === 'restore' && what === 'code' && challenge.method === 'email' ? makeToken(house) : null
  await armChallenge(house.db, challenge.id, {
    player_id: to?.player_id ?? null,
    code_hash: codeHashOf(house, challenge.id, code),
    link_hash: link_token === null ? null : tokenHashOf('link', link_token),
    link_until: link_token ? new Date(house.clock.now().getTime() + link_life_ms) : null,
    device_hash: what === 'claim' ? challenge.device_hash : null,
  })
  const link = addressOf(house, challenge, link_token ? `change-password=${link_token}` : 'security-confirmation')
  const letter = what === 'claim' ? 'claim' : challenge.purpose === 'enter' && to ? 'enter-known' : challenge.purpose
  await compose(house, challenge, { login, code, link }, letter)
}

/**
 * The owner of the contact is looked up here and not while a request is waiting, so that known and unknown contacts get the same
 * response in the same time. Secrets are created at this moment and only sent in the message.
 */
const queueOf = (method: Method, job: `deliver-${string}`): DeliveryQueue =>
  deliveryQueue<Challenge>({
    job: `sign-in/one-time-codes.${job}`,
    table: 'challenges',
    columns: ['id', 'purpose', 'kind', 'contact', 'method', 'language', 'player_id', 'created_at', 'code_until', 'device_hash', 'tries'],
    done_column: 'delivered_at',
    order_column: 'created_at',
    isOpen: (now) => sql`method = ${method} and code_until > ${now}`,
    deliver: deliverOne,
    what: 'a code',
  })

/** One queue for each carrier, so that a provider of texts that hangs holds up neither letters nor calls. */
export const codes: Readonly<Record<Method, DeliveryQueue>> = {
  email: queueOf('email', 'deliver-waiting'),
  sms: queueOf('sms', 'deliver-texts'),
  flash_call: queueOf('flash_call', 'deliver-calls'),
}

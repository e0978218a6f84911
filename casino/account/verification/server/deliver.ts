import { type Contacts, contactsOf, firstClaimOf, ownerOf } from '#casino/account/registration/server/api.ts'
import type { House } from '#kernel/house.ts'
import { send } from '#kernel/outbox/send.ts'
import { link_life_ms } from '../rules.ts'
import { codeHashOf, makeCode, makeToken, tokenHashOf } from './secrets.ts'
import { armChallenge, type Challenge, markDelivered, takeWaiting } from './store.ts'
import type { texts } from '../texts.ts'

/** A delivery that has not ended by then has failed or died with its process. */
const taken_ms = 60_000

/** What is to be done for a challenge: a code for its player, a word to the contact's owner, or nothing at all. */
type Delivery = { readonly what: 'code' | 'known'; readonly to: Contacts } | { readonly what: 'code'; readonly to: null } | null

const deliveryOf = async ({ db }: House, { purpose, kind, contact, player_id }: Challenge): Promise<Delivery> => {
  const owner = await ownerOf(db, kind, contact)
  // Whoever reads it comes in: to the account that has confirmed this contact, else to a new one.
  if (purpose === 'enter') return { what: 'code', to: owner ?? null }
  if (purpose === 'restore') {
    // A phone is nobody's until it is confirmed; an e-mail was given at registration, and reading its letter confirms it.
    const to = owner ?? (kind === 'email' ? await firstClaimOf(db, kind, contact) : undefined)
    return to ? { what: 'code', to } : null
  }
  if (owner && owner.player_id !== player_id) return { what: 'known', to: owner }
  const to = player_id === null ? undefined : (await contactsOf(db, [player_id])).get(player_id)
  return to?.[kind] === contact ? { what: 'code', to } : null
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
  const write = (key: keyof typeof texts): string => house.messages.format(language, key, { ...values, brand: house.brand.title })
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
  if (what === 'known')
    return compose(house, challenge, { login: to.login, code: '', link: addressOf(house, challenge, 'popup=restore') }, 'known')
  const code = makeCode(house, challenge.method)
  const link_token = challenge.purpose === 'restore' && challenge.method === 'email' ? makeToken(house) : null
  await armChallenge(house.db, challenge.id, {
    player_id: to?.player_id ?? null,
    code_hash: codeHashOf(house, challenge.id, code),
    link_hash: link_token === null ? null : tokenHashOf('link', link_token),
    link_until: link_token ? new Date(house.clock.now().getTime() + link_life_ms) : null,
  })
  const link = addressOf(house, challenge, link_token ? `change-password=${link_token}` : 'security-confirmation')
  await compose(
    house,
    challenge,
    { login: to?.login ?? '', code, link },
    challenge.purpose === 'enter' && to ? 'enter-known' : challenge.purpose,
  )
}

/**
 * Delivers whatever waits: who has the contact is found here and not while somebody waits for an answer, so known and
 * unknown contacts are answered alike and in the same time. Secrets are made at this moment and leave only in the
 * message. What a carrier did not take is tried again each minute, with a new code, until its time is over.
 */
export const deliverWaiting = async (house: House): Promise<void> => {
  for (;;) {
    const now = house.clock.now()
    const challenge = await takeWaiting(house.db, now, new Date(now.getTime() - taken_ms))
    if (!challenge) return
    try {
      await deliverOne(house, challenge)
      await markDelivered(house.db, challenge.id, house.clock.now())
    } catch (error) {
      house.log.error({ err: error, method: challenge.method }, 'a code could not be sent; it is tried again in a minute')
    }
  }
}

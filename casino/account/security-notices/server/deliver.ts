import { sessionNamed } from '#casino/account/login/server/api.ts'
import { type Contacts, contactsOf } from '#casino/account/registration/server/api.ts'
import { titleOf } from '#casino/account/social-sign-in/server/api.ts'
import type { House } from '#kernel/house.ts'
import { time_zone } from '#kernel/i18n/time-zone.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { send } from '#kernel/outbox/send.ts'
import { link_life_ms, news_life_ms, taken_ms } from '../rules.ts'
import { armNotice, markSent, type NewNotice, takeWaiting } from './store.ts'
import { tokenHashOf } from './token-hash.ts'

/** In the clock of Kyiv, where the house lives, and said so in words. */
const timeOf = (house: House, at: Date, language: Language): string => {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: time_zone }).format(at)
  return house.messages.format(language, 'security-notices.kyiv-time', { time })
}

/** What is known of a new device; a session that is over already has taken it along. */
const placeOf = async (house: House, { session }: NewNotice, language: Language): Promise<{ device: string; network: string }> => {
  const known = session === null ? undefined : await sessionNamed(house.db, session)
  const unknown = (what: 'device' | 'network'): string => house.messages.format(language, `security-notices.unknown-${what}`, {})
  const device = known && known.device !== 'unknown' ? known.device : unknown('device')
  return { device, network: known?.network ?? unknown('network') }
}

const deliverOne = async (house: House, notice: NewNotice, { login, email, language }: Contacts): Promise<void> => {
  const token = house.random.token(32)
  await armNotice(house.db, notice.id, tokenHashOf(token), new Date(house.clock.now().getTime() + link_life_ms))
  const base = language === house.brand.default_language ? '' : `/${language}`
  const values = {
    login,
    brand: house.brand.title,
    at: timeOf(house, notice.happened_at, language),
    link: `${house.config.public_url}${base}/?not-me=${token}`,
    service: titleOf(house, notice.service ?? ''),
    ...(await placeOf(house, notice, language)),
  }
  const write = (key: string): string => house.messages.format(language, key, values)
  const key = `security-notices.${notice.kind}`
  await send(house, { kind: 'letter', to: email ?? '', subject: write(`${key}.subject`), text: write(key) })
}

/** Sends what waits. What a carrier did not take is tried again each minute, with a new link, for a day. */
export const deliverWaiting = async (house: House): Promise<void> => {
  for (;;) {
    const now = house.clock.now()
    const before = (age_ms: number): Date => new Date(now.getTime() - age_ms)
    const notice = await takeWaiting(house.db, { now, taken_before: before(taken_ms), happened_after: before(news_life_ms) })
    if (!notice) return
    try {
      const contacts = (await contactsOf(house.db, [notice.player_id])).get(notice.player_id)
      if (contacts?.email_confirmed) await deliverOne(house, notice, contacts)
      await markSent(house.db, notice.id, house.clock.now())
    } catch (error) {
      house.log.error({ err: error, kind: notice.kind }, 'a security letter could not be sent; it is tried again in a minute')
    }
  }
}

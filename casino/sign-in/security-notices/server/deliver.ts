import { sql } from 'kysely'
import { sessionNamed } from '#casino/sign-in/sessions/server/api.ts'
import { type Contacts, contactsOf, emailAt } from '#casino/players/accounts/server/api.ts'
import { titleOf } from '#casino/sign-in/social/server/api.ts'
import type { House } from '#kernel/house.ts'
import { momentText } from '#kernel/i18n/moments.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { deliveryQueue } from '#kernel/outbox/delivery-queue.ts'
import { send } from '#kernel/outbox/send.ts'
import { link_life_ms, news_life_ms } from '../rules.ts'
import { armNotice, type NewNotice } from './store.ts'
import { tokenHashOf } from './token-hash.ts'

/** Kyiv time, the site's time zone, which the text names. */
const timeOf = (house: House, at: Date, language: Language): string =>
  house.messages.format(language, 'security-notices.kyiv-time', { time: momentText(at) })

/** Device and network of the new session; undefined if the session has ended. */
const placeOf = async (house: House, { session }: NewNotice, language: Language): Promise<{ device: string; network: string }> => {
  const known = session === null ? undefined : await sessionNamed(house.db, session)
  const unknown = (what: 'device' | 'network'): string => house.messages.format(language, `security-notices.unknown-${what}`, {})
  const device = known && known.device !== 'unknown' ? known.device : unknown('device')
  return { device, network: known?.network ?? unknown('network') }
}

const deliverOne = async (house: House, notice: NewNotice, { login, language }: Contacts, to: string): Promise<void> => {
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
  await send(house, { kind: 'letter', to, subject: write(`${key}.subject`), text: write(key) })
}

/** Emails to confirmed addresses only; players without one are not notified. */
export const letters = deliveryQueue<NewNotice>({
  job: 'sign-in/security-notices.deliver',
  table: 'notices',
  columns: ['id', 'player_id', 'kind', 'session', 'service', 'passkey', 'happened_at'],
  done_column: 'sent_at',
  order_column: 'happened_at',
  isOpen: (now) => sql`happened_at > ${new Date(now.getTime() - news_life_ms)}`,
  deliver: async (house, notice) => {
    const contacts = (await contactsOf(house.db, [notice.player_id])).get(notice.player_id)
    // Its link is worth the account as it was then, so it goes to the e-mail of then.
    const to = await emailAt(house.db, notice.player_id, notice.happened_at)
    if (contacts && to !== null) await deliverOne(house, notice, contacts, to)
  },
  what: 'a security letter',
})

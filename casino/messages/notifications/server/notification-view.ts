import type { House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import type { NcMessage, Notification } from '../contract.ts'
import type { MessageRow } from './store.ts'

/** A notification's texts in each language. */
export const saidInEach = (house: House, row: MessageRow): NcMessage['data']['said'] =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { title: sayWithAmounts(house.messages, language, row.title), text: sayWithAmounts(house.messages, language, row.body) },
    ]),
  ) as NcMessage['data']['said']

/** A notification in one language. */
export const notificationView = (house: House, language: Language, row: MessageRow): Notification => ({
  ncMessageId: Number(row.id),
  isReaded: row.read_at !== null,
  link: row.link,
  systemAlias: row.system_alias,
  title: sayWithAmounts(house.messages, language, row.title),
  text: sayWithAmounts(house.messages, language, row.body),
  at: row.added_at.toISOString(),
})

import type { House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import type { NcMessage, Notification } from '../contract.ts'
import type { MessageRow } from './store.ts'

type Said = NcMessage['data']['said'][Language]

const saidIn = (house: House, language: Language, row: MessageRow): Said => ({
  title: sayWithAmounts(house.messages, language, row.title),
  text: sayWithAmounts(house.messages, language, row.body),
})

/** A notification's texts in each language. */
export const saidInEach = (house: House, row: MessageRow): NcMessage['data']['said'] =>
  Object.fromEntries(languages.map((language) => [language, saidIn(house, language, row)])) as NcMessage['data']['said']

/** A notification with its texts in one language. */
export const shownNotification = (row: MessageRow, { title, text }: Said): Notification => ({
  ncMessageId: Number(row.id),
  isReaded: row.read_at !== null,
  link: row.link,
  systemAlias: row.system_alias,
  title,
  text,
  at: row.added_at.toISOString(),
})

/** A notification in one language. */
export const notificationView = (house: House, language: Language, row: MessageRow): Notification =>
  shownNotification(row, saidIn(house, language, row))

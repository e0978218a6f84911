import type { House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { say, type Words } from '#kernel/i18n/words.ts'
import { amountText } from '#ui/format-amount.ts'
import type { NcMessage, Notification } from '../contract.ts'
import type { MessageRow, WordsWithAmounts } from './store.ts'

/** Amounts are written in the language of the words around them. */
const sayWithAmounts = (house: House, language: Language, { key, values }: WordsWithAmounts): string => {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' && 'minor' in value ? amountText(value.minor, value.currency, language) : value,
  ])
  return say(house.messages, language, { key, values: Object.fromEntries(written) as Words['values'] })
}

/** What a notification says in each language. */
export const saidInEach = (house: House, row: MessageRow): NcMessage['data']['said'] =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { title: sayWithAmounts(house, language, row.title), text: sayWithAmounts(house, language, row.body) },
    ]),
  ) as NcMessage['data']['said']

/** A notification in the words of a language. */
export const notificationView = (house: House, language: Language, row: MessageRow): Notification => ({
  ncMessageId: Number(row.id),
  isReaded: row.read_at !== null,
  link: row.link,
  systemAlias: row.system_alias,
  title: sayWithAmounts(house, language, row.title),
  text: sayWithAmounts(house, language, row.body),
  at: row.added_at.toISOString(),
})

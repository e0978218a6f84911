import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { say } from '#kernel/i18n/words.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PrizeView, ShownPrize } from '../contract.ts'
import { kindOf, type PromisedPrize } from './kinds.ts'
import type { PrizeRow } from './store.ts'

/** What a prize is, before or after it was given: its kind, what it is in words, and its picture. */
export const sayPrize = (house: House, language: Language, { kind: name, content }: PromisedPrize): ShownPrize => {
  const kind = kindOf(house, name)
  const picture = typeof kind.picture === 'string' ? kind.picture : kind.picture(content, house)
  return { type: name, text: sayWithAmounts(house.messages, language, kind.say(content, house)), picture }
}

/** A prize in the words of a language. */
export const prizeView = (house: House, language: Language, row: PrizeRow): PrizeView => ({
  id: Number(row.id),
  ...sayPrize(house, language, row),
  amount: toWire(row.amount_minor),
  currency: row.asset,
  exponent: exponentOf(row.asset),
  title: say(house.messages, language, row.title),
  at: row.at.toISOString(),
  state: row.state,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { say } from '#kernel/i18n/words.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PrizeView } from '../contract.ts'
import { kindOf } from './kinds.ts'
import type { PrizeRow } from './store.ts'

/** A prize in the words of a language. */
export const prizeView = (house: House, language: Language, row: PrizeRow): PrizeView => {
  const kind = kindOf(house, row.kind)
  return {
    id: Number(row.id),
    type: row.kind,
    text: sayWithAmounts(house.messages, language, kind.say(row.content, house)),
    picture: kind.picture,
    amount: toWire(row.amount_minor),
    currency: row.asset,
    exponent: exponentOf(row.asset),
    title: say(house.messages, language, row.title),
    at: row.at.toISOString(),
    state: row.state,
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}

import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { say } from '#kernel/i18n/words.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PrizeView } from '../contract.ts'
import type { PrizeRow } from './store.ts'

/** A prize in the words of a language. */
export const prizeView = (house: House, language: Language, row: Omit<PrizeRow, 'key' | 'player_id' | 'source'>): PrizeView => ({
  id: Number(row.id),
  type: row.kind,
  amount: toWire(row.amount_minor),
  currency: row.asset,
  exponent: exponentOf(row.asset),
  title: say(house.messages, language, row.title),
  at: row.at.toISOString(),
})

import { pageOfRows } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { toWire } from '#kernel/money/currency.ts'
import { askQuote, convertMoney, getConversions, getWallets, type Conversion } from '../contract.ts'
import { conversions_limit } from '../rules.ts'
import { offer } from './ask-quote.ts'
import { convert } from './convert.ts'
import { readWallets } from './read-wallets.ts'
import { conversionsOf, type QuoteRow } from './store.ts'

const told = ({ id, from, to, gives, gets, converted_at }: QuoteRow): Conversion => ({
  id: String(id),
  from,
  to,
  gives: toWire(gives),
  gets: toWire(gets),
  at: (converted_at ?? new Date(0)).toISOString(),
})

export const routes = [
  handle(getWallets, async ({ house, player_id }) => ({ data: await readWallets(house, player_id) })),
  handle(askQuote, offer),
  handle(convertMoney, convert),
  handle(getConversions, async ({ house, player_id, query: { limit = conversions_limit, offset = 0 } }) => {
    const rows = await conversionsOf(house.db, player_id, { limit: limit + 1, offset })
    return pageOfRows(rows.map(told), limit)
  }),
]

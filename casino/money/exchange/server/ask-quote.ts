import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, refuseFields, type askQuote, type Quote } from '../contract.ts'
import { broughtBy, mostOf, quote_lives_ms } from '../rules.ts'
import { refuseWhileClosed } from './may-convert.ts'
import { currentRates } from './read-rates.ts'
import { insertQuote } from './store.ts'

const quotesOfPlayer = { name: 'exchange-quote', count: 60, window_s: 600 } as const

const known = (field: 'from' | 'to', code: string): Currency =>
  isCurrency(code) ? code : refuseFields({ [field]: 'exchange-currency-unknown' })

/** Offers what an amount brings, for half a minute. Nothing moves. Refusals as the contract names them. */
export const offer = async ({ house, player_id, body, language }: Call<typeof askQuote>): Promise<{ data: Quote }> => {
  await countTry(house, quotesOfPlayer, String(player_id))
  const [from, to] = [known('from', body.from), known('to', body.to)]
  if (from === to) refuseFields({ to: 'exchange-same-currency' })
  await refuseWhileClosed(house.db, house, player_id)
  const rates = (await currentRates(house.db, house)) ?? refuse('exchange-no-rates')
  const gives = BigInt(body.amount)
  const gets = broughtBy(gives, from, to, rates.worths) ?? refuse('exchange-no-rates')
  if (gives > mostOf(from)) refuse('exchange-too-much', { most: amountText(mostOf(from), from, language), field: 'amount' })
  if (gets <= 0n) refuse('exchange-too-little', { field: 'amount' })
  if (gives > (await balanceOf(house.db, purseOf(player_id, 'main', from)))) refuse('exchange-not-enough', { field: 'amount' })
  const quoted_at = house.clock.now()
  const valid_till = new Date(quoted_at.getTime() + quote_lives_ms)
  const { id } = await insertQuote(house.db, { player_id, from, to, gives, gets, rates_id: rates.id, quoted_at, valid_till })
  return {
    data: {
      id: String(id),
      from,
      to,
      gives: toWire(gives),
      gets: toWire(gets),
      ratesAt: rates.at.toISOString(),
      validTill: valid_till.toISOString(),
      lastsMs: quote_lives_ms,
    },
  }
}

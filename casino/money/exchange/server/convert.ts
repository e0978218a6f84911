import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type convertMoney, type Wallets } from '../contract.ts'
import { refuseWhileClosed } from './may-convert.ts'
import { readWallets } from './read-wallets.ts'
import { holdQuote, markConverted, type QuoteRow } from './store.ts'

/** Both legs in one transaction of the ledger, each within its currency: the house gives of one what it took of the other. */
const move = (tx: Tx, house: House, player_id: bigint, { id, from, to, gives, gets }: QuoteRow) =>
  post(tx, house, {
    key: `exchange:${id}`,
    reason: 'exchange',
    reference: `exchange:${id}`,
    postings: [
      { from: purseOf(player_id, 'main', from), to: houseAccount('exchange', from), amount_minor: gives },
      { from: houseAccount('exchange', to), to: purseOf(player_id, 'main', to), amount_minor: gets },
    ],
  })

/**
 * Converts by an offer that still holds. One that was taken already moves nothing again and gives the same answer, however late. Refusals:
 * `exchange-quote-unknown` (404), `exchange-quote-over`, `exchange-not-enough`, and what closes the exchange.
 */
export const convert = async ({ house, player_id, body }: Call<typeof convertMoney>): Promise<{ data: Wallets }> => {
  await inTransaction(house.db, async (tx) => {
    const quote = (await holdQuote(tx, player_id, BigInt(body.quoteId))) ?? refuse('exchange-quote-unknown', {}, 404)
    if (quote.converted_at !== null) return
    const now = house.clock.now()
    if (now >= quote.valid_till) refuse('exchange-quote-over')
    await refuseWhileClosed(tx, house, player_id)
    await move(tx, house, player_id, quote)
    await markConverted(tx, quote.id, now)
  }).catch((error: unknown) => {
    // The ledger's "not enough" speaks of deposits, which are no answer here.
    if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse('exchange-not-enough')
    throw error
  })
  house.facts.wake()
  return { data: await readWallets(house, player_id) }
}

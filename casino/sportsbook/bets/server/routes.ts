import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { toWire } from '#kernel/money/currency.ts'
import {
  cashOutBet,
  getBet,
  getBets,
  getBuilderOffers,
  getSharedBet,
  placeBet as placeBetEndpoint,
  quoteSlip as quoteSlipEndpoint,
  refuse,
  setAutoCashOut,
  shareBet as shareBetEndpoint,
  unshareBet as unshareBetEndpoint,
} from '../contract.ts'
import { betOfPlayer, betsOfPlayer } from './bet-store.ts'
import { betView, betViews } from './bet-views.ts'
import { builderOffers } from './builder-offers.ts'
import { cashOutOwn, waitForOffer } from './cash-out.ts'
import { placeBet } from './place-bet.ts'
import { quoteSlip } from './quote-slip.ts'
import { sharedBet, shareBet, unshareBet } from './share-bet.ts'

export const routes = [
  handle(quoteSlipEndpoint, async (call) => ({ data: await quoteSlip(call) })),
  handle(getBuilderOffers, async (call) => ({ data: await builderOffers(call, call.params.id) })),
  handle(placeBetEndpoint, async (call) => ({ data: await betView(call, await placeBet(call)) })),
  handle(getBets, async (call) => {
    const { house, player_id, query } = call
    const { limit = 20, offset = 0, open } = query
    const { bets, total } = await betsOfPlayer(house.db, player_id, open, limit, offset)
    return countedPage(await betViews(call, bets), total, offset)
  }),
  handle(getBet, async (call) => {
    const bet = (await betOfPlayer(call.house.db, call.player_id, BigInt(call.params.id))) ?? refuse('sport-bet-unknown', {}, 404)
    return { data: await betView(call, bet) }
  }),
  handle(shareBetEndpoint, async ({ house, player_id, params }) => ({
    data: { token: await shareBet(house, player_id, BigInt(params.id)) },
  })),
  handle(getSharedBet, async (call) => ({ data: await sharedBet(call, call.params.token) })),
  handle(unshareBetEndpoint, async ({ house, player_id, params }) => {
    await unshareBet(house, player_id, BigInt(params.id))
    return {}
  }),
  handle(cashOutBet, async (call) => {
    const { bet, paid } = await cashOutOwn(call)
    return { data: await betView(call, bet), paid: toWire(paid) }
  }),
  handle(setAutoCashOut, async (call) => {
    const { house, player_id, params, body } = call
    const amount = body.amount === null ? null : BigInt(body.amount)
    return { data: await betView(call, await waitForOffer(house, player_id, BigInt(params.id), amount)) }
  }),
]

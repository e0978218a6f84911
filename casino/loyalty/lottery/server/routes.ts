import { drawById, drawnView, sectorOf } from '#casino/campaigns/draws/server/api.ts'
import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import * as calls from '../contract.ts'
import { spins_asset, stars_asset, tickets_limit } from '../rules.ts'
import { buyTickets } from './buy-tickets.ts'
import { choosePrize } from './choose-prize.ts'
import { openBox, spinWheel } from './draw-for-points.ts'
import { levelPrizes, lotteryView, pointsOf } from './lottery-view.ts'
import { takePromoTicket } from './promo-ticket.ts'
import { scratchTicket } from './scratch-ticket.ts'
import { ticketViews } from './ticket-view.ts'
import { ticketsOfPlayer } from './ticket-store.ts'

export const routes = [
  handle(calls.getLottery, async (viewer) => ({ data: await lotteryView(viewer) })),
  handle(calls.getTickets, async ({ house, language, player_id, query: { applied, limit = tickets_limit, offset = 0 } }) => {
    const { rows, total } = await ticketsOfPlayer(house.db, player_id, { applied, limit, offset })
    return countedPage(await ticketViews({ house, language }, rows), total, offset)
  }),
  handle(calls.buyTickets, async ({ house, language, player_id, body, key }) => {
    const tickets = await buyTickets(house, { ...body, player_id, key })
    house.facts.wake()
    const points = await pointsOf({ house }, player_id)
    return { data: { tickets: await ticketViews({ house, language }, tickets), balanceStars: points(stars_asset) } }
  }),
  handle(calls.scratchTicket, async ({ house, language, player_id, params, body, key }) => {
    const { ticket, fall } = await scratchTicket(house, { player_id, id: params.id, key, client_seed: body.clientSeed ?? key })
    const draw = (await drawById(house.db, fall.draw_id)) ?? calls.refuse('lottery-closed')
    const [shown] = await ticketViews({ house, language }, [ticket])
    return { data: { ...drawnView({ house, language }, draw, fall), ticket: shown as NonNullable<typeof shown> } }
  }),
  handle(calls.spinLotteryWheel, async ({ house, language, player_id, params, body, key }) => {
    const { draw, fall } = await spinWheel(house, params.id, { player_id, key, client_seed: body.clientSeed ?? key })
    const points = await pointsOf({ house }, player_id)
    return { data: { ...drawnView({ house, language }, draw, fall), sector: sectorOf(draw, fall), spins: points(spins_asset) } }
  }),
  handle(calls.getLevelPrizes, async ({ params, ...viewer }) => ({ data: await levelPrizes(viewer, params.id) })),
  handle(calls.choosePrize, async ({ house, language, player_id, body: { prizeId, count }, key }) => {
    const prize = await choosePrize(house, { player_id, prize_id: prizeId, count, key })
    house.facts.wake()
    return { data: { prize: sayPrize(house, language, prize), count } }
  }),
  handle(calls.openBox, async ({ house, language, player_id, body, key }) => {
    const { draw, fall } = await openBox(house, body.levelId, { player_id, key, client_seed: body.clientSeed ?? key })
    return { data: drawnView({ house, language }, draw, fall) }
  }),
  handle(calls.takePromoTicket, async ({ house, language, player_id, body, key }) => {
    const ticket = await takePromoTicket(house, { player_id, code: body.code, key })
    house.facts.wake()
    const [shown] = await ticketViews({ house, language }, [ticket])
    return { data: { ticket: shown as NonNullable<typeof shown> } }
  }),
]

import { bonusView } from '#casino/bonuses/bonuses/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { applyGift, createGift, getGifts, getProgress, refuse } from '../contract.ts'
import { gifts_limit } from '../rules.ts'
import { makeGift } from './make-gift.ts'
import { readGifts, readProgress } from './read-bank.ts'
import { takeGift } from './take-gift.ts'

export const routes = [
  handle(getProgress, async ({ house, player_id }) => ({ data: (await readProgress(house, player_id)) ?? refuse('gift-bank-closed') })),
  handle(createGift, async (call) => ({ data: await makeGift(call) })),
  handle(applyGift, async ({ house, player_id, language, body, request }) => {
    const bonus_id = await takeGift({ house, player_id, typed: body.code, ip: request.ip })
    house.facts.wake()
    return { data: { gift: await bonusView({ house, player_id, language }, Number(bonus_id)) } }
  }),
  handle(getGifts, ({ house, player_id, query: { limit = gifts_limit, offset = 0 } }) => readGifts(house, player_id, { limit, offset })),
]

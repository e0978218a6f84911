import { bonusView } from '#casino/bonuses/bonuses/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { applyCode, validateCode } from '../contract.ts'
import { lookAtCode, useCode } from './use-code.ts'

export const routes = [
  handle(validateCode, async ({ house, player_id, language, params, request }) => ({
    data: await lookAtCode({ house, player_id, language, typed: params.code, ip: request.ip }),
  })),
  handle(applyCode, async ({ house, player_id, language, params, request }) => {
    const bonus_id = await useCode({ house, player_id, language, typed: params.code, ip: request.ip })
    house.facts.wake()
    return { data: await bonusView({ house, player_id, language }, Number(bonus_id)) }
  }),
]

import { bonusView } from '#casino/bonuses/bonuses/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { getPartnerBonus, takePartnerBonus } from '../contract.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { partnerOffer, takeOffer } from './partner-offer.ts'

export const slice = defineServerSlice({
  name: 'bonuses/partner-bonus',
  texts: pageTexts,
  server_texts: texts,
  routes: [
    handle(getPartnerBonus, async (call) => ({ data: await partnerOffer(call) })),
    handle(takePartnerBonus, async (call) => {
      const bonus_id = await takeOffer(call.house, call.player_id)
      call.house.facts.wake()
      return { data: await bonusView(call, Number(bonus_id)) }
    }),
  ],
})

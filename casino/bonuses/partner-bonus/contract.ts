import { Type } from 'typebox'
import { BonusOffer, BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

export const getPartnerBonus = endpoint({
  route: 'GET /rest/bonuses/partner/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([BonusOffer, Type.Null()]) }),
  rows: ['API-117', 'OP-016'],
  summary: 'What a partner’s visitors are given; null where there is nothing for whoever asks',
})

export const takePartnerBonus = endpoint({
  route: 'POST /rest/bonuses/partner/get/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: BonusView }),
  refusals: ['partner-bonus-none', 'partner-bonus-taken', 'partner-bonus-not-now'],
  rows: ['API-118', 'OP-017'],
  summary: 'Asks for the partner’s bonus, once; it waits among what may be taken',
})

import { Type } from 'typebox'
import { BonusOffer, BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** As it was typed; what is no code at all is answered like one that is not there. */
const ByCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 80 }) })

const faults = ['promo-code-unknown', 'promo-code-over', 'promo-code-used-up', 'promo-code-currency', 'promo-code-not-yours'] as const

export const validateCode = endpoint({
  route: 'GET /rest/promo-codes/validate/{code}/',
  who: 'anyone',
  effect: 'reads',
  params: ByCode,
  reply: Type.Object({ data: BonusOffer }),
  refusals: [...faults, 'promo-code-used', 'too-many-requests'],
  rows: ['API-100', 'WA-031'],
  summary: 'What a promo code gives, and on what terms',
})

export const applyCode = endpoint({
  route: 'GET /rest/promo-codes/apply/{code}/',
  who: 'player',
  effect: 'changes',
  params: ByCode,
  reply: Type.Object({ data: BonusView }),
  refusals: [...faults, 'promo-code-used', 'promo-code-not-now', 'too-many-requests'],
  rows: ['API-099', 'WA-031'],
  summary: 'Gives the bonus of a promo code, once to a player',
})

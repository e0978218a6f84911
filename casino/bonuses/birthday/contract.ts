import { Type } from 'typebox'
import { BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

export const applyBirthday = endpoint({
  route: 'POST /rest/birthday-bonus/apply/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: BonusView }),
  refusals: [
    'birthday-not-now',
    'bonus-unknown',
    'bonus-ended',
    'bonuses-not-now',
    'bonus-other-currency',
    'max_balance_for_activation',
    'days_since_last_deposit',
  ],
  rows: ['API-123', 'SA-021', 'BO-017'],
  summary: 'Takes the birthday bonus that is offered now',
})

export const cancelBirthday = endpoint({
  route: 'POST /rest/birthday-bonus/cancel/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({}),
  refusals: ['birthday-not-now', 'bonus-unknown', 'bonus-ended'],
  rows: ['API-124', 'SA-021', 'BO-017'],
  summary: 'Gives this year’s birthday bonus up',
})

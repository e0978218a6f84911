import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What a guarded call carries when it was asked for a check: a pass of ours, or the answer of the configured provider. */
export const CaptchaToken = Type.Optional(Type.String({ maxLength: 4000 }))

/**
 * Trades the solution of an internal check for a pass. `internalKey` came with the refusal `captcha-needed`; `message` is
 * the solution. The pass is for the same visitor and the same call, once, for ten minutes.
 */
export const takePass = endpoint({
  route: 'POST /rest/captcha/token/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ internalKey: Type.String({ maxLength: 2000 }), message: Type.String({ maxLength: 100 }) }),
  reply: Type.Object({ internalKey: Type.String(), token: Type.String() }),
  refusals: ['captcha-key-wrong', 'too-many-requests'],
  rows: ['API-277', 'CA-003', 'CA-004'],
  summary: 'Trade the solution of an internal check for a pass',
})

/** Details of the refusal `captcha-needed`. */
export interface CaptchaNeeded {
  /** By whom: the configured provider, or the house. */
  readonly way: 'provider' | 'internal'
  /** The check to solve; null where the house makes none. */
  readonly internalKey: string | null
  readonly call: string
}

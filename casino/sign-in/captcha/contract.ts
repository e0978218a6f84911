import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Sent with a guarded call after a captcha was requested: our own pass, or the external provider's token. */
export const CaptchaToken = Type.Optional(Type.String({ maxLength: 4000 }))

/**
 * Exchanges the solution of an internal captcha for a pass. `internalKey` came with the refusal `captcha-needed`; `message` is the
 * solution. The pass is valid once, for the same visitor and call, for ten minutes.
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
  /** Who checks: the configured provider, or the site itself. */
  readonly way: 'provider' | 'internal'
  /** The challenge to solve; null if the internal captcha is not used. */
  readonly internalKey: string | null
  readonly call: string
}

import type { House } from '#kernel/house.ts'
import { triesLeft } from '#kernel/http/rate-limit.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { type CaptchaNeeded, refuse } from '../contract.ts'
import type { GuardedCall, WatchedWindow } from '../rules.ts'
import { askProvider, type Verdict } from './ask-provider.ts'
import { hashOf, makeCheck, visitOf } from './internal-check.ts'
import { spendPass } from './store.ts'
import { pass_prefix } from './take-pass.ts'

/** A call that may require a captcha. */
export interface Guarded {
  readonly house: House
  readonly visitor: Visitor
  readonly call: GuardedCall
  /** The body's `captcha` field. */
  readonly token: string | undefined
  /** Windows that make the call suspicious once used up to their `from`. Not counted here: the caller counts them afterwards. */
  readonly windows: readonly WatchedWindow[]
}

const isSuspicious = async (house: House, windows: readonly WatchedWindow[]): Promise<boolean> => {
  const tries = await triesLeft(
    house,
    windows.map(({ limit, subject }) => [limit, subject]),
  )
  const used = windows.map(({ limit, from, has_way_on = false }, index) => {
    const left = tries[index]?.left ?? 0
    return { is_suspicious: limit.count - left >= from, is_refused: left === 0 && !has_way_on }
  })
  // A full window refuses the call anyway; nobody should solve a captcha for that.
  return used.some(({ is_suspicious }) => is_suspicious) && !used.some(({ is_refused }) => is_refused)
}

const verdictOn = async ({ house, visitor, call, token }: Guarded): Promise<Verdict> => {
  const { provider, internal } = house.config.captcha
  if (token === undefined) return 'refused'
  if (!token.startsWith(pass_prefix)) return provider === null ? 'refused' : askProvider(house, provider, call, token)
  const pass = { token_hash: hashOf('pass', token), visit: visitOf(house, visitor), call, now: house.clock.now() }
  return internal && (await spendPass(house.db, pass)) ? 'passed' : 'refused'
}

/**
 * Lets a call pass if it is not suspicious, or has a valid token: for this visitor and call, not expired, not used. Refuses
 * `captcha-needed` with the challenge, and `captcha-unavailable` if the provider is down and the internal captcha is off. Never use
 * it for a player's own trusted device.
 */
export const requireCaptcha = async (guarded: Guarded): Promise<void> => {
  const { house, visitor, call, token, windows } = guarded
  const { provider, internal } = house.config.captcha
  if ((provider === null && !internal) || !(await isSuspicious(house, windows))) return
  const verdict = await verdictOn(guarded)
  if (verdict === 'passed') return
  if (verdict === 'down' && !internal) refuse('captcha-unavailable')
  // A visitor whom the provider rejected gets the internal challenge instead of the same question again.
  const is_judged = token !== undefined && !token.startsWith(pass_prefix)
  const needed: CaptchaNeeded = {
    way: provider !== null && !(internal && is_judged) ? 'provider' : 'internal',
    internalKey: internal ? await makeCheck(house, visitor, call) : null,
    call,
  }
  refuse('captcha-needed', { ...needed })
}

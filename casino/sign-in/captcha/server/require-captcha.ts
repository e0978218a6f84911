import type { House } from '#kernel/house.ts'
import { triesLeft } from '#kernel/http/rate-limit.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { type CaptchaNeeded, refuse } from '../contract.ts'
import type { GuardedCall, WatchedWindow } from '../rules.ts'
import { askProvider, type Verdict } from './ask-provider.ts'
import { hashOf, makeCheck, visitOf } from './internal-check.ts'
import { spendPass } from './store.ts'
import { pass_prefix } from './take-pass.ts'

/** A call that may have to show that a browser with some patience stands behind it. */
export interface Guarded {
  readonly house: House
  readonly visitor: Visitor
  readonly call: GuardedCall
  /** `captcha` of the body. */
  readonly token: string | undefined
  /** One that is used up to its `from` makes the call suspicious. Nothing is counted here: the caller counts them right after. */
  readonly windows: readonly WatchedWindow[]
}

const isSuspicious = async (house: House, windows: readonly WatchedWindow[]): Promise<boolean> => {
  const tries = await triesLeft(
    house,
    windows.map(({ limit, subject }) => [limit, subject]),
  )
  const used = windows.map(({ limit, from }, index) => ({ left: tries[index]?.left ?? 0, count: limit.count, from }))
  // A full window refuses the call in any case; nobody should work for that.
  return used.every(({ left }) => left > 0) && used.some(({ left, count, from }) => count - left >= from)
}

const verdictOn = async ({ house, visitor, call, token }: Guarded): Promise<Verdict> => {
  const { provider, internal } = house.config.captcha
  if (token === undefined) return 'refused'
  if (!token.startsWith(pass_prefix)) return provider === null ? 'refused' : askProvider(house, provider, call, token)
  const pass = { token_hash: hashOf('pass', token), visit: visitOf(house, visitor), call, now: house.clock.now() }
  return internal && (await spendPass(house.db, pass)) ? 'passed' : 'refused'
}

/**
 * Lets a call through that is not suspicious, or that carries a token which fits: the right visitor, the right call, not
 * expired, not used before. Refuses `captcha-needed` with what the browser needs for the check, and `captcha-unavailable`
 * where the provider is down and the house may not check by itself. Never ask it of a player's own trusted device.
 */
export const requireCaptcha = async (guarded: Guarded): Promise<void> => {
  const { house, visitor, call, token, windows } = guarded
  const { provider, internal } = house.config.captcha
  if ((provider === null && !internal) || !(await isSuspicious(house, windows))) return
  const verdict = await verdictOn(guarded)
  if (verdict === 'passed') return
  if (verdict === 'down' && !internal) refuse('captcha-unavailable')
  // Whom the provider did not know for a person works for it, and is not asked the same again.
  const is_judged = token !== undefined && !token.startsWith(pass_prefix)
  const needed: CaptchaNeeded = {
    way: provider !== null && !(internal && is_judged) ? 'provider' : 'internal',
    internalKey: internal ? await makeCheck(house, visitor, call) : null,
    call,
  }
  refuse('captcha-needed', { ...needed })
}

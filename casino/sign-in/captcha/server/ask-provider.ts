import type { CaptchaProvider } from '#kernel/config/captcha-settings.ts'
import type { House } from '#kernel/house.ts'
import { type GuardedCall, least_score } from '../rules.ts'

/** A provider that has not responded by then is considered down, because a person is waiting. */
const timeout_ms = 5_000

export type Verdict = 'passed' | 'refused' | 'down'

interface ProviderAnswer {
  readonly success?: unknown
  readonly hostname?: unknown
  readonly action?: unknown
  readonly score?: unknown
}

/** Whether the token is for this site and this call, and not from a likely bot. Values that the provider leaves out are not checked. */
const verdictOf = (house: House, call: GuardedCall, { success, hostname, action, score }: ProviderAnswer): Verdict => {
  const is_ours = hostname === undefined || hostname === new URL(house.config.public_url).hostname
  const is_for_call = action === undefined || action === call
  const is_person = score === undefined || (typeof score === 'number' && score >= least_score)
  return success === true && is_ours && is_for_call && is_person ? 'passed' : 'refused'
}

/** Asks the provider to verify a token from the browser. Each token is valid once. */
export const askProvider = async (house: House, provider: CaptchaProvider, call: GuardedCall, token: string): Promise<Verdict> => {
  try {
    const response = await fetch(provider.verify_url, {
      method: 'POST',
      body: new URLSearchParams({ secret: provider.secret, response: token }),
      // A redirect would send the secret to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return verdictOf(house, call, (await response.json()) as ProviderAnswer)
  } catch (error) {
    house.log.warn({ err: error }, 'the captcha provider does not answer')
    return 'down'
  }
}

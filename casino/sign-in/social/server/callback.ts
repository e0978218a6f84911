import { authorizationCodeGrant, AuthorizationResponseError } from 'openid-client'
import { normalEmail } from '#casino/sign-in/sessions/server/api.ts'
import { emailErrorOf } from '#casino/players/accounts/server/api.ts'
import type { OidcProvider } from '#kernel/config/social-settings.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { socialCallback } from '../contract.ts'
import { proof_life_ms, withOutcome } from '../rules.ts'
import { claimAttempt, type Said, writeSaid } from './attempt-store.ts'
import { configurationOf, providerOf } from './providers.ts'
import { nonceOf, stateHashOf, verifierOf, visitHashOf } from './states.ts'

/** Exchanges the code for the provider's claims; the library verifies signature, issuer, audience, time, nonce and PKCE. */
const askFor = async (house: House, provider: OidcProvider, url: URL, state: string): Promise<Said> => {
  const tokens = await authorizationCodeGrant(await configurationOf(house, provider), url, {
    expectedState: state,
    expectedNonce: nonceOf(house, state),
    pkceCodeVerifier: verifierOf(house, state),
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider sent no ID token')
  const email = typeof claims['email'] === 'string' && !emailErrorOf(claims['email']) ? normalEmail(claims['email']) : null
  return { subject: claims.sub, email, is_email_verified: email !== null && claims['email_verified'] === true }
}

const outcomeOf = async (house: House, provider: OidcProvider, url: URL, state: string): Promise<string> => {
  const state_hash = stateHashOf(state)
  try {
    const said = await askFor(house, provider, url, state)
    await writeSaid(house.db, state_hash, said, new Date(house.clock.now().getTime() + proof_life_ms))
    return 'back'
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled'
    house.log.warn({ err: error, provider: provider.name }, 'a sign-in provider confirmed nobody')
    return 'failed'
  }
}

/**
 * Handles the return from the provider. The state is used once, by the visit that started it; nothing else in the address is
 * trusted before. Nobody is signed in here: the page does that with its XSRF token.
 */
export const comeBack = async ({ house, visitor, params, request, reply }: Call<typeof socialCallback>) => {
  const url = new URL(request.url, house.config.public_url)
  const state = url.searchParams.get('state') ?? ''
  const provider = providerOf(house, params.provider)
  const claim = { state_hash: stateHashOf(state), provider: params.provider, visit_hash: visitHashOf(visitor) }
  const attempt = provider && (await claimAttempt(house.db, claim, house.clock.now()))
  const target = attempt ? withOutcome(attempt.return_to, await outcomeOf(house, provider, url, state)) : withOutcome('/', 'expired')
  // The address contains the code, which must not be sent on as a referrer.
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(target, 303)
  return {}
}

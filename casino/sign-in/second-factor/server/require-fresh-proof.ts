import { contactsOf } from '#casino/players/accounts/server/api.ts'
import { proofStateOf } from '#casino/sign-in/sessions/server/api.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { refuse } from '../contract.ts'
import { type ProofWay, proofWaysOf } from '../rules.ts'
import { countPasskeys } from './passkey-store.ts'

type AnyCall = Pick<Call<EndpointDeclaration>, 'house' | 'visitor'>

/** How this player can re-authenticate; empty if they can only sign in again. */
const waysFor = async (house: House, visitor: Visitor): Promise<ProofWay[]> => {
  const [state, passkeys] = await Promise.all([proofStateOf(house, visitor), countPasskeys(house.db, visitor.player_id ?? 0n)])
  return proofWaysOf({ ...state, has_passkey: passkeys > 0 })
}

/**
 * Protects a change that a thief with an open session must not make: `await requireFreshProof(call)` as the first line of its use
 * case. Passes if this session's user signed in or re-authenticated within the last ten minutes. Otherwise refuses `proof-needed`
 * with status 403; the browser's `api` then asks the player and repeats the call by itself. `password_suffices`: the call itself
 * asks for the password, which is enough for a player without a second factor; while the house's own password stands it asks for
 * none, so it shows nothing. `within_ms`: a shorter time than ten minutes.
 */
export const requireFreshProof = async ({ house, visitor }: AnyCall, password_suffices = false, within_ms?: number): Promise<void> => {
  const state = await proofStateOf(house, visitor, within_ms)
  if (state.is_fresh || (password_suffices && !state.asks_second_factor && !state.has_auto_password)) return
  refuse('proof-needed', { ways: (await waysFor(house, visitor)).join(' ') }, 403)
}

/**
 * Whether the open session is all that opens the account: the house made its password, and nobody has confirmed a contact of it or
 * signed in by another service.
 */
const isOnlyASession = async ({ house, visitor }: AnyCall): Promise<boolean> => {
  if (visitor.player_id === null || !(await proofStateOf(house, visitor)).has_auto_password) return false
  return (await contactsOf(house.db, [visitor.player_id])).get(visitor.player_id)?.is_proved === false
}

/**
 * As `requireFreshProof`, for what gives the account a way in that may be its first: a password, a contact. It asks nothing where
 * the open session is all that opens the account: nothing can be shown there, and whoever logged out to sign in anew would lose
 * the account for good (decision 0023).
 */
export const requireProofForWayIn = async (call: AnyCall, password_suffices = false): Promise<void> => {
  if (!(await isOnlyASession(call))) await requireFreshProof(call, password_suffices)
}

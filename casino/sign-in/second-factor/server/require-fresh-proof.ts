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
 * asks for the password (or an equivalent), which is enough for a player without a second factor. `within_ms`: a shorter time than ten minutes.
 */
export const requireFreshProof = async ({ house, visitor }: AnyCall, password_suffices = false, within_ms?: number): Promise<void> => {
  const state = await proofStateOf(house, visitor, within_ms)
  if (state.is_fresh || (password_suffices && !state.asks_second_factor)) return
  refuse('proof-needed', { ways: (await waysFor(house, visitor)).join(' ') }, 403)
}

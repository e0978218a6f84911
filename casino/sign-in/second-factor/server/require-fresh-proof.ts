import { proofStateOf } from '#casino/sign-in/sessions/server/api.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { refuse } from '../contract.ts'
import { type ProofWay, proofWaysOf } from '../rules.ts'
import { countPasskeys } from './passkey-store.ts'

type AnyCall = Pick<Call<EndpointDeclaration>, 'house' | 'visitor'>

/** How this player can show that it is them; empty where they can only sign in anew. */
const waysFor = async (house: House, visitor: Visitor): Promise<ProofWay[]> => {
  const [state, passkeys] = await Promise.all([proofStateOf(house, visitor), countPasskeys(house.db, visitor.player_id ?? 0n)])
  return proofWaysOf({ ...state, has_passkey: passkeys > 0 })
}

/**
 * Stands before a change that a thief at an open session must not make: `await requireFreshProof(call)`, as the first line
 * of its use case. Passes when whoever sits at this session has shown within the last ten minutes that they are the player:
 * by signing in, or by the window that asks. Else refuses `proof-needed` with status 403; the browser's `api` then asks the
 * player and repeats the call by itself, so a caller does nothing. `password_suffices`: the call asks for the password itself
 * (or for what stands in for it), and that is enough for a player without a second factor.
 */
export const requireFreshProof = async ({ house, visitor }: AnyCall, password_suffices = false): Promise<void> => {
  const state = await proofStateOf(house, visitor)
  if (state.is_fresh || (password_suffices && !state.asks_second_factor)) return
  refuse('proof-needed', { ways: (await waysFor(house, visitor)).join(' ') }, 403)
}

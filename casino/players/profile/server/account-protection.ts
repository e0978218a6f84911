import { accountDataOf } from '#casino/players/accounts/server/api.ts'
import { requireFreshProof } from '#casino/sign-in/second-factor/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse } from '../contract.ts'
import type { liftProtectionEndpoint, protectAccountEndpoint } from '../marks-contract.ts'
import { holdProfile, readProfile, writeProtection } from './store.ts'

/** What a protected account's player proved longer ago than this counts for nothing when money leaves: the page asks, and repeats the call at once. */
const protected_proof_ms = 60_000

const write = ({ house, player_id }: Call<typeof protectAccountEndpoint>, protected_at: Date | null): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const at = house.clock.now()
    await holdProfile(tx, player_id, at)
    await writeProtection(tx, player_id, protected_at, at)
  })

/** PR-011: protection requires a confirmed contact, because a player who loses the password needs one to get back in. */
export const protectAccount = async (call: Call<typeof protectAccountEndpoint>) => {
  const { house, player_id } = call
  const account = await accountDataOf(house.db, player_id)
  if (!account?.email_confirmed && !account?.phone_confirmed) return refuse('contact-unconfirmed')
  await write(call, house.clock.now())
  return {}
}

/** Whoever sits at an open session cannot lift it: a proof as fresh as for a payout is needed. Refusals: `proof-needed`. */
export const liftProtection = async (call: Call<typeof liftProtectionEndpoint>) => {
  await requireProofForMoney(call)
  await write(call, null)
  return {}
}

/** As `requireFreshProof`, for what takes money out of the account: a player who protected it (PR-011) proves who they are each time. */
export const requireProofForMoney = async (call: Pick<Call<EndpointDeclaration>, 'house' | 'visitor'>): Promise<void> => {
  const { house, visitor } = call
  const profile = await readProfile(house.db, visitor.player_id ?? 0n)
  const is_protected = (profile?.protected_at ?? null) !== null
  return requireFreshProof(call, false, is_protected ? protected_proof_ms : undefined)
}

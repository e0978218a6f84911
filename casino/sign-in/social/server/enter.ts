import { holdAccount, holdSession, sendSession, refuseBlocked, startSession } from '#casino/sign-in/sessions/server/api.ts'
import { ownerOf } from '#casino/players/accounts/server/api.ts'
import { applyMarks } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type enterSocial, refuse } from '../contract.ts'
import { SocialAccountLinked } from '../events.ts'
import { findProof, type Proof, markUsed } from './attempt-store.ts'
import { identityOf, insertLink, type Link, linkedPlayer } from './link-store.ts'
import { visitHashOf } from './states.ts'

export type AnyCall = Pick<Call<EndpointDeclaration>, 'house' | 'visitor' | 'request' | 'reply'>

/** The result for this visitor. Refuses `social-expired`. */
export const proofOf = async ({ house, visitor }: AnyCall): Promise<Proof> =>
  (await findProof(house.db, visitHashOf(visitor), house.clock.now())) ?? refuse('social-expired')

/** Uses up the result, in the transaction of its effect. Refuses `social-expired` if a concurrent request was faster. */
export const spendProof = async (tx: Tx, house: House, proof: Proof): Promise<void> => {
  if (!(await markUsed(tx, proof.state_hash, house.clock.now()))) refuse('social-expired')
}

/** Links, if both sides are free. Restrictions of a former player with this external account apply here too (decision 0029). */
export const linkTo = async (tx: Tx, house: House, link: Link, is_registration: boolean): Promise<boolean> => {
  // The letter about the fact takes back what was linked from its moment on, so the link has the same one.
  const at = house.clock.now()
  if (!(await insertLink(tx, link, at))) return false
  const { player_id, provider } = link
  await announce(tx, house, [SocialAccountLinked({ player_id: String(player_id), provider, is_registration }, player_id)], at)
  await applyMarks(tx, house, player_id, [identityOf(link)])
  return true
}

/** Signs in the player linked to this external account. Refuses blocked accounts; a second factor is required if set. */
export const enterAsLinked = async (call: AnyCall, proof: Proof, player_id: bigint): Promise<void> => {
  const { house, request, reply } = call
  const work = async (tx: Tx) => {
    await spendProof(tx, house, proof)
    // Waits for a concurrent unlinking, and then checks the link again: before a second step is asked for, whose ticket would be given behind it.
    await holdAccount(tx, player_id)
    if ((await linkedPlayer(tx, proof)) !== player_id) refuse('social-expired')
    return startSession(tx, house, request, { player_id, way: `social-${proof.provider}` })
  }
  try {
    sendSession(house, request, reply, await inTransaction(house.db, work))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account-blocked') refuseBlocked(call)
    throw error
  }
  house.facts.wake()
}

/** An email confirmed by another account is neither taken from it nor a way into it: its owner must sign in and link the provider. */
export const refuseOwnedEmail = async ({ house }: AnyCall, proof: Proof): Promise<void> => {
  const { email, is_email_verified } = proof
  if (email === null || !is_email_verified || !(await ownerOf(house.db, 'email', email))) return
  // The owner may be the same person, who just registered in another window.
  if ((await linkedPlayer(house.db, proof)) === undefined) refuse('social-email-has-account')
}

const link = async (call: AnyCall, proof: Proof, player_id: bigint): Promise<void> => {
  const { house, visitor } = call
  const opens = await linkedPlayer(house.db, proof)
  if (opens !== undefined) refuse(opens === player_id ? 'social-already-linked' : 'social-linked-elsewhere')
  await inTransaction(house.db, async (tx) => {
    await holdSession(tx, visitor, player_id)
    await spendProof(tx, house, proof)
    const { provider, subject } = proof
    // A concurrent request linked this account, or the player linked another account of this provider.
    if (!(await linkTo(tx, house, { provider, subject, player_id }, false))) refuse('social-already-linked')
  })
  house.facts.wake()
}

export const enter = async (call: Call<typeof enterSocial>) => {
  const proof = await proofOf(call)
  const { provider } = proof
  if (proof.player_id !== null) {
    await link(call, proof, proof.player_id)
    return { data: { outcome: 'linked' as const, provider, email: null } }
  }
  const player_id = await linkedPlayer(call.house.db, proof)
  if (player_id !== undefined) {
    await enterAsLinked(call, proof, player_id)
    return { data: { outcome: 'entered' as const, provider, email: null } }
  }
  await refuseOwnedEmail(call, proof)
  return { data: { outcome: 'registration' as const, provider, email: proof.email } }
}

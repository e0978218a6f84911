import { payoutsFrozen } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { goesFirst, person_decides_from, riskScore } from '../rules.ts'
import { reasonsToLook } from './decide-payout.ts'
import { needsOf } from './needs.ts'
import { pathsOf } from './open-methods.ts'
import { holdPlayer, readPlayer } from './store.ts'

/** The same lock as a payout takes: whatever of a player's money leaves is decided one after the other. */
export const holdForLeaving = holdPlayer

export interface LeavingMoney {
  readonly player_id: bigint
  readonly currency: Currency
  readonly amount_minor: bigint
  /** Money arrived there before. */
  readonly is_known_destination: boolean
  /** As much came from there and has not gone back. */
  readonly goes_back: boolean
}

/** Why money may not leave; `goes-back-first` names what is owed, and to what. */
export type LeavingFault =
  | { readonly why: 'frozen' | 'needs-more' | 'not-enough' | 'person-looks' }
  | { readonly why: 'goes-back-first'; readonly label: string; readonly owed_minor: bigint }

/**
 * The rules of payouts for cash that leaves to a verified account of its player elsewhere, without a provider and without a person who
 * looks: null where a payout to a bank account would be approved at once. Moves nothing; where the answer counts it is asked again
 * under `holdForLeaving`.
 */
export const faultOfLeaving = async (house: House, db: Executor, leaving: LeavingMoney): Promise<LeavingFault | null> => {
  const { player_id, currency, amount_minor, is_known_destination, goes_back } = leaving
  if (await payoutsFrozen(db)) return { why: 'frozen' }
  const { needs } = await needsOf(house, db, player_id)
  if (needs.some(({ state }) => state !== 'done')) return { why: 'needs-more' }
  const paths = await pathsOf(house, db, player_id, currency)
  if (amount_minor > paths.balance_minor) return { why: 'not-enough' }
  const first = goesFirst(paths.owed, null, amount_minor)
  if (first) return { why: 'goes-back-first', label: first.label, owed_minor: first.owed }
  const player = { ...(await readPlayer(db, player_id)), player_id }
  const destination = { is_own_method: true, is_known_destination, goes_back }
  const reasons = await reasonsToLook(house, db, player, { currency, amount_minor, paths, ...destination })
  return riskScore(reasons) >= person_decides_from ? { why: 'person-looks' } : null
}

import { createHmac } from 'node:crypto'
import { needsOf } from '#casino/money/payouts/server/api.ts'
import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import { personOf } from '#casino/players/profile/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Project } from './settings.ts'

/** Is play closed for this player? Who has no wallet has no right to it. */
export const isPlayClosed = async (house: House, db: Executor, player_id: bigint): Promise<boolean> => {
  const controls = await readStakeControls(db, player_id)
  const until = controls?.blocked_until ?? null
  return controls === null || until === 'for-ever' || (until !== null && until > house.clock.now())
}

type Linkable = { readonly person: string } | { readonly fault: 'needs' | 'blocked' | 'person' }

/**
 * Whether an account may be linked: everything that a payout needs is there, and play is open. `person` says who its owner is, as a hash
 * that only the two houses can make: the same at both for the same person, and nobody's name.
 */
export const linkableAs = async (house: House, db: Executor, player_id: bigint, { key }: Project): Promise<Linkable> => {
  if (await isPlayClosed(house, db, player_id)) return { fault: 'blocked' }
  const { needs } = await needsOf(house, db, player_id)
  if (needs.some(({ state }) => state !== 'done')) return { fault: 'needs' }
  const person = await personOf(db, player_id)
  if (person === null) return { fault: 'person' }
  return { person: createHmac('sha256', Buffer.from(key, 'hex')).update(`person\n${person}`).digest('hex') }
}

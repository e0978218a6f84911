import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { capNames, type CapName } from '../rules.ts'
import { limitRates } from './limit-rates.ts'

export interface StakeCap {
  readonly which: CapName
  /** Minor units of the controls' asset. */
  readonly amount_minor: bigint
}

/** May the owner stake, and how much? */
export interface StakeControls {
  /** No stake of any purse before this moment; `for-ever` until it is lifted by another call. */
  readonly blocked_until: Date | 'for-ever' | null
  /** No stake from this moment on: the end of the session the player chose. */
  readonly session_until: Date | null
  /** Counted over the main purse in one asset; null where there are none. */
  readonly caps: { readonly asset: string; readonly limits: readonly StakeCap[] } | null
}

/**
 * Writes the owner's controls as a whole, inside the caller's transaction. Once it commits no stake against them is accepted:
 * a round in flight either committed before, or sees them. New caps count what was staked before they were set, in every currency.
 * Which limits hold, and from when (a decrease at once, an increase after 24 h), is the caller's to decide.
 * Source: reliability 12.
 */
export const setStakeControls = async (tx: Tx, house: House, owner_id: bigint, controls: StakeControls): Promise<void> => {
  const limits = controls.caps?.limits
  const caps = limits ? capNames.map((name) => limits.find((limit) => limit.which === name)?.amount_minor ?? null) : null
  const blocked = controls.blocked_until === 'for-ever' ? 'infinity' : (controls.blocked_until?.toISOString() ?? null)
  await sql`
    select money_wallet.set_stake_controls(${owner_id}, ${blocked}::timestamptz, ${controls.session_until}::timestamptz,
      ${controls.caps?.asset ?? null}::text, ${caps}::bigint[], ${house.clock.now()},
      ${limitRates}::jsonb)`.execute(tx)
}

interface Row {
  readonly blocked_for_ever: boolean
  readonly blocked_until: Date | null
  readonly session_until: Date | null
  readonly asset: string | null
  readonly caps: (string | bigint | null)[] | null
}

/** The owner's controls as they stand; null when the owner has no wallet, and with it no right to stake. */
export const readStakeControls = async (db: Executor, owner_id: bigint): Promise<StakeControls | null> => {
  const { rows } = await sql<Row>`
    select coalesce(blocked_until = 'infinity', false) as blocked_for_ever,
           nullif(blocked_until, 'infinity') as blocked_until, session_until, asset, caps::text[] as caps
      from money_wallet.stake_controls where owner_id = ${owner_id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const limits = capNames.flatMap((which, index) => {
    const cap = row.caps?.[index]
    return cap === null || cap === undefined ? [] : [{ which, amount_minor: BigInt(cap) }]
  })
  return {
    blocked_until: row.blocked_for_ever ? 'for-ever' : row.blocked_until,
    session_until: row.session_until,
    caps: row.asset === null || row.caps === null ? null : { asset: row.asset, limits },
  }
}

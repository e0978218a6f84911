import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { Dashboard } from '../contract.ts'
import type { CashbackState } from '../rules.ts'
import { readDashboards } from './store.ts'

/** A row of `selectDashboard` as it crosses the wire. */
export const asDashboard = (row: unknown): Dashboard => {
  const known = row as { readonly amount: string; readonly state: CashbackState } | null
  if (known?.state === 'available') return { cashback: { amount: toWire(BigInt(known.amount)), status: 'available' } }
  return { cashback: { amount: 0, status: known?.state === 'paid' ? 'paid' : 'none' } }
}

export const dashboardOf = async ({ db }: House, player_id: bigint): Promise<Dashboard> =>
  asDashboard((await readDashboards(db, [player_id])).get(player_id) ?? null)

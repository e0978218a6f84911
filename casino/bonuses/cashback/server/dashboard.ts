import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { Dashboard, PlayerStatus } from '../contract.ts'
import { playerStatus, type StatusReader } from '../extensions.ts'
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

/** API-049b: the status of a player, where a slice of the house keeps one. */
export const statusOf = async (reader: StatusReader): Promise<{ readonly status?: PlayerStatus }> => {
  const [kept] = contributionsTo(reader.house.slices, playerStatus)
  return kept ? { status: await kept.statusOf(reader) } : {}
}

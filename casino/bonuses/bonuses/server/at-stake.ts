import { bonusPurse, holdGrants, readFreeSpins } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { openRounds } from '../extensions.ts'
import type { BonusRow } from './store.ts'

const of_free_spins = /^free-spins:(\d+)$/

/**
 * Those among these active bonuses whose money, or whose free spins, are at stake in a round that is not over. It stays so until the
 * caller's transaction ends: their players' stakes are held. A round that was begun after a bonus had run out does not prolong it.
 */
export const atStake = async (tx: Tx, house: House, rows: readonly BonusRow[]): Promise<ReadonlySet<bigint>> => {
  if (rows.length === 0) return new Set()
  await holdGrants(
    tx,
    rows.map(({ id }) => id),
  )
  const player_ids = [...new Set(rows.map(({ player_id }) => player_id))]
  const open = (await Promise.all(contributionsTo(house.slices, openRounds).map(({ read }) => read(tx, player_ids)))).flat()
  const spins_ids = new Set(open.flatMap(({ purses }) => purses.flatMap((purse) => of_free_spins.exec(purse)?.[1] ?? [])))
  const spins = spins_ids.size > 0 ? await readFreeSpins(tx, [...spins_ids].map(BigInt)) : []
  const begun = new Map<string, Date>()
  for (const { begun_at, purses } of open)
    for (const purse of purses) {
      const wins_to = spins.find(({ free_spins_id }) => purse === `free-spins:${free_spins_id}`)?.wins_to ?? null
      const named = wins_to === null ? purse : bonusPurse(wins_to)
      const before = begun.get(named)
      if (before === undefined || begun_at < before) begun.set(named, begun_at)
    }
  const isHeld = ({ id, finish_by }: BonusRow): boolean => {
    const since = begun.get(bonusPurse(id))
    return since !== undefined && (finish_by === null || since < finish_by)
  }
  return new Set(rows.filter(isHeld).map(({ id }) => id))
}

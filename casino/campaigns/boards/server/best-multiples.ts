import type { LiveTable } from './live-table.ts'

interface BestMultiple {
  readonly player_id: bigint
  /** In hundredths. */
  readonly best_multiple: number
  readonly rounds: number
}

/** Players of these tables with their best multiple of one round, best first, of equal ones the older account (TO-007). */
export const bestMultiples = (tables: readonly LiveTable[]): BestMultiple[] => {
  const best = new Map<bigint, BestMultiple>()
  for (const { entries } of tables)
    for (const { player_id, is_in, best_multiple, rounds } of entries.values()) {
      if (!is_in || best_multiple === 0) continue
      const known = best.get(player_id)
      best.set(player_id, {
        player_id,
        best_multiple: Math.max(best_multiple, known?.best_multiple ?? 0),
        rounds: rounds + (known?.rounds ?? 0),
      })
    }
  return [...best.values()].toSorted((one, other) => other.best_multiple - one.best_multiple || (one.player_id < other.player_id ? -1 : 1))
}

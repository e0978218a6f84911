import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: { leaves: { exported: ['book_id', 'amount', 'made_at'], erased: 'deleted' } },
}

/** Roots stay; a path can be had for a week, and is good for ever once somebody has it. */
const keep_ms = 8 * 86_400_000

export const retention: readonly Retention[] = [
  { table: 'nodes', column: 'made_at', keep_ms },
  { table: 'leaves', column: 'made_at', keep_ms },
]

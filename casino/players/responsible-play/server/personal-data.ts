import { period_ms } from '#kernel/brand/limit-periods.ts'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

const protection = { kept: 'It shows whoever has to answer for it how this player was protected. It names a number alone.' }

export const personalData: PersonalData = {
  tables: {
    players: {
      exported: ['reality_check_minutes', 'sitting_started_at'],
      erased: { blanked: ['sitting_started_at', 'counted_until', 'checked_at', 'lease_until'], because: 'The limits refer to it.' },
    },
    limits: {
      exported: ['kind', 'period', 'amount', 'increase_waits', 'increase_to', 'confirmable_at', 'lapses_at'],
      erased: protection,
    },
    limit_changes: { exported: ['kind', 'period', 'step', 'amount_before', 'amount', 'at'], erased: protection },
    restrictions: { exported: ['kind', 'asked_at', 'till'], erased: protection },
    house_restrictions: { exported: ['kind', 'set_at', 'lifted_at'], erased: protection },
    played: { exported: ['from_at', 'until_at'], erased: 'deleted' },
  },
}

export const retention: readonly Retention[] = [
  // The longest time limit looks back thirty days; one more day allows checking it afterwards.
  { table: 'played', column: 'until_at', keep_ms: period_ms['30-days'] + period_ms['24-hours'] },
  { table: 'restriction_marks', column: 'till', keep_ms: 0 },
]

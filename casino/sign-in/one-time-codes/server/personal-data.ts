import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: {
    challenges: { exported: ['purpose', 'kind', 'contact', 'method', 'created_at', 'delivered_at', 'spent_at'], erased: 'deleted' },
    funnel_windows: { exported: ['put_aside_at'], erased: 'deleted' },
  },
}

export const retention: readonly Retention[] = [{ table: 'challenges', column: 'created_at', keep_ms: 24 * 60 * 60 * 1000 }]

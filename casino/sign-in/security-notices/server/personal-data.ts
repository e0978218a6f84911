import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'
import { link_life_ms } from '../rules.ts'

export const personalData: PersonalData = {
  tables: {
    notices: { exported: ['kind', 'service', 'happened_at', 'sent_at', 'used_at'], erased: 'deleted' },
  },
}

export const retention: readonly Retention[] = [
  // Its link has expired.
  { table: 'notices', column: 'happened_at', keep_ms: link_life_ms },
]

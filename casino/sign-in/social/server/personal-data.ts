import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: {
    links: { exported: ['provider', 'subject', 'linked_at'], erased: 'deleted' },
    attempts: { exported: { left_out: 'A way in that was begun, kept for a quarter of an hour.' }, erased: 'deleted' },
  },
}

export const retention: readonly Retention[] = [
  { table: 'attempts', column: 'valid_until', keep_ms: 0 },
  { table: 'telegram_answers', column: 'valid_until', keep_ms: 0 },
]

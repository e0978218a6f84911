import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    links: { exported: ['provider', 'subject', 'linked_at'], erased: 'deleted' },
    attempts: { exported: { left_out: 'A way in that was begun, kept for a quarter of an hour.' }, erased: 'deleted' },
  },
}

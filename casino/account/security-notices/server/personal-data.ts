import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    notices: { exported: ['kind', 'service', 'happened_at', 'sent_at', 'used_at'], erased: 'deleted' },
  },
}

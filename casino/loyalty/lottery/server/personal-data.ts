import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    tickets: { exported: ['type', 'source', 'at', 'applied_at'], erased: 'deleted' },
    promos: { exported: ['campaign_id', 'at'], erased: 'deleted' },
  },
}

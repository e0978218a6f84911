import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    standings: { exported: ['total_cp'], erased: 'deleted' },
    reached: { exported: ['level', 'at'], erased: 'deleted' },
  },
}

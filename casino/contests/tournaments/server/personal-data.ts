import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    muted: { exported: ['at'], erased: 'deleted' },
  },
}

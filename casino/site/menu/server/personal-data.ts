import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    unseen: { exported: ['section', 'count'], erased: 'deleted' },
    seen: { exported: ['section', 'at'], erased: 'deleted' },
    quiet: { exported: ['why', 'until'], erased: 'deleted' },
  },
}

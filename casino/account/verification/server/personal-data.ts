import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    challenges: { exported: ['purpose', 'kind', 'contact', 'method', 'created_at', 'delivered_at', 'spent_at'], erased: 'deleted' },
    funnel_windows: { exported: ['put_aside_at'], erased: 'deleted' },
  },
}

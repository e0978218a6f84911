import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: { offers: { exported: ['year', 'asset', 'amount', 'state', 'till', 'offered_at'], erased: 'deleted' } },
}

import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: { uses: { exported: ['promo', 'used_at'], erased: 'deleted' } },
}

import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    prizes: {
      exported: ['kind', 'content', 'asset', 'amount_minor', 'source', 'title', 'at'],
      erased: kept_by_law,
    },
  },
}

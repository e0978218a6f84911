import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    prizes: {
      exported: ['kind', 'asset', 'amount_minor', 'source', 'title', 'at'],
      erased: { kept: 'Books are kept for as long as the law demands. They name a number alone.' },
    },
  },
}

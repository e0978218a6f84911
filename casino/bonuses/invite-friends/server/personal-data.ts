import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    links: { exported: ['made_at'], erased: 'deleted' },
    friends: {
      exported: ['state', 'invited_at', 'deposited_at', 'decided_at'],
      erased: { kept: 'Who came by whose invitation is kept, so that no reward is given twice. It names numbers alone.' },
    },
  },
}

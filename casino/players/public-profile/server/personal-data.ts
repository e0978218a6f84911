import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = { tables: { hidden: { exported: ['at'], erased: 'deleted' } } }

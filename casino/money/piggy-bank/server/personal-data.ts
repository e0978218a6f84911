import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = { tables: { banks: { exported: ['currency', 'times_broken'], erased: 'deleted' } } }

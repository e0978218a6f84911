import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = { tables: { players: { exported: ['count', 'last_from'], erased: 'deleted' } } }

import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = { tables: { offers: { exported: ['day', 'state', 'till'], erased: kept_by_law } } }

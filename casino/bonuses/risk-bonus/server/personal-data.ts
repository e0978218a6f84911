import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: { covers: { exported: ['state', 'asset', 'most', 'due_at', 'covered', 'deposited_at'], erased: kept_by_law } },
}

import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: { holds: { exported: ['id', 'currency', 'amount', 'hold_till', 'created_at'], erased: kept_by_law } },
}

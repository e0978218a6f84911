import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    banks: { exported: ['asset', 'filled'], erased: 'deleted' },
    fillings: { exported: ['asset', 'amount', 'filled_at'], erased: 'deleted' },
    gifts: { id_column: 'giver_id', exported: ['asset', 'amount', 'state', 'made_at', 'ends_at', 'used_at'], erased: kept_by_law },
  },
}

import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    cashbacks: {
      exported: ['currency', 'amount', 'week', 'staked', 'won', 'percent', 'state', 'made_at', 'take_by', 'ended_at'],
      erased: kept_by_law,
    },
  },
}

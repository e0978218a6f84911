import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    grants: {
      exported: ['id', 'asset', 'stake', 'number', 'games', 'portions', 'given_at', 'ended_at'],
      erased: kept_by_law,
    },
    portions: { exported: ['grant_id', 'place', 'state', 'opens_at', 'ends_at', 'ended_at'], erased: kept_by_law },
  },
}

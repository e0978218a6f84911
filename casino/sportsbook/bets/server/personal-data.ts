import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    bets: {
      exported: [
        'id',
        'bet_type',
        'currency',
        'placed_minor',
        'stake_minor',
        'state',
        'paid_minor',
        'cashed_out_minor',
        'placed_at',
        'settled_at',
      ],
      erased: kept_by_law,
    },
    shared: { exported: ['bet_id', 'shared_at'], erased: 'deleted' },
  },
}

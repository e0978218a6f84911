import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    payouts: {
      exported: [
        'id',
        'provider',
        'method',
        'currency',
        'amount',
        'destination_label',
        'state',
        'reason',
        'house_words',
        'created_at',
        'paid_at',
      ],
      erased: kept_by_law,
    },
    players: { exported: ['turbo_since', 'turbo_till'], erased: 'deleted' },
  },
}

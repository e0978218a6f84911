import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    bonuses: {
      exported: [
        'id',
        'state',
        'asset',
        'amount',
        'required',
        'assigned_at',
        'take_by',
        'applied_at',
        'finish_by',
        'ended_at',
        'converted',
      ],
      erased: kept_by_law,
    },
  },
}

import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

const law = { kept: 'Books are kept for as long as the law demands. They name a number alone.' }

export const personalData: PersonalData = {
  tables: {
    payments: {
      exported: ['id', 'provider', 'method', 'currency', 'amount', 'state', 'reason', 'created_at', 'changed_at'],
      erased: law,
    },
    first_deposits: { exported: ['payment_id'], erased: law },
    deposit_controls: {
      exported: { left_out: 'It repeats the limits and breaks of responsible play.' },
      erased: { kept: 'It keeps deposits closed.' },
    },
    deposit_clicks: { exported: ['button_name', 'placement', 'at'], erased: 'deleted' },
  },
}

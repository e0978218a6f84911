import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    payments: {
      exported: ['id', 'provider', 'method', 'currency', 'amount', 'state', 'reason', 'created_at', 'changed_at'],
      erased: kept_by_law,
    },
    instruments: { exported: ['provider', 'method', 'label', 'first_at', 'last_at', 'saved_at'], erased: kept_by_law },
    disputes: { exported: ['payment_id', 'currency', 'amount', 'state', 'taken', 'owed', 'opened_at', 'changed_at'], erased: kept_by_law },
    refunds: { exported: ['payment_id', 'currency', 'amount', 'state', 'asked_at', 'changed_at'], erased: kept_by_law },
    first_deposits: { exported: ['payment_id'], erased: kept_by_law },
    deposit_controls: {
      exported: { left_out: 'It repeats the limits and breaks of responsible play.' },
      erased: { kept: 'It keeps deposits closed.' },
    },
    deposit_clicks: { exported: ['button_name', 'placement', 'at'], erased: 'deleted' },
  },
}

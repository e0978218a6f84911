import { sql } from 'kysely'
import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: {
    quotes: {
      exported: ['id', 'from_currency', 'to_currency', 'gives', 'gets', 'quoted_at', 'valid_till', 'converted_at'],
      erased: kept_by_law,
    },
  },
}

export const retention: readonly Retention[] = [
  // An offer that nobody took is over; one that was taken is a conversion, and stays.
  { table: 'quotes', column: 'valid_till', keep_ms: 86_400_000, unless: sql`kept.converted_at is not null` },
]

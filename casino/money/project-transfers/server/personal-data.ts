import { nonce_kept_ms } from '#kernel/http/signed-calls.ts'
import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: {
    codes: { exported: { left_out: 'A hash of a code that is good for ten minutes.' }, erased: 'deleted' },
    links: { exported: ['project', 'linked_at', 'ended_at'], erased: 'deleted' },
    transfers: {
      exported: ['id', 'project', 'currency', 'amount', 'state', 'reason', 'sent_at', 'ended_at'],
      erased: kept_by_law,
    },
    received: { exported: ['id', 'project', 'currency', 'amount', 'state', 'reason', 'at'], erased: kept_by_law },
  },
}

export const retention: readonly Retention[] = [
  { table: 'nonces', column: 'at', keep_ms: nonce_kept_ms },
  { table: 'codes', column: 'valid_till', keep_ms: 0 },
]

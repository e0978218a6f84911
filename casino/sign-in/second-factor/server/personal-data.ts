import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

export const personalData: PersonalData = {
  tables: {
    authenticators: { exported: ['created_at', 'confirmed_at'], erased: 'deleted' },
    recovery_codes: { exported: ['made_at', 'used_at'], erased: 'deleted' },
    handles: { exported: { left_out: 'A number of chance by which passkeys find the account.' }, erased: 'deleted' },
    passkeys: { exported: ['name', 'is_synced', 'created_at', 'used_at'], erased: 'deleted' },
  },
}

export const retention: readonly Retention[] = [{ table: 'challenges', column: 'ends_at', keep_ms: 0 }]

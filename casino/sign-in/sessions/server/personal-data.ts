import { sql } from 'kysely'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'
import { device_memory_ms } from '../rules.ts'
import { setBlocked } from './store.ts'

export const personalData: PersonalData = {
  tables: {
    sessions: { exported: ['way', 'device_label', 'address_prefix', 'created_at', 'seen_at'], erased: 'deleted' },
    devices: { exported: ['label', 'first_at', 'last_at'], erased: 'deleted' },
    keys: { exported: { left_out: 'What opens the account is a secret.' }, erased: 'deleted' },
    accounts: {
      exported: ['has_auto_password', 'asks_second_factor'],
      erased: { kept: 'A closed account without a key: no session can ever begin in it. It names a number alone.' },
    },
  },
  erase: async (tx, house, player_id) => {
    await setBlocked(tx, player_id, { at: house.clock.now(), reason: 'erased' })
  },
}

export const retention: readonly Retention[] = [
  // A session also ends at `ends_at`, but is idle soon after that.
  { table: 'sessions', column: 'idle_until', keep_ms: 0 },
  {
    table: 'devices',
    column: 'last_at',
    keep_ms: device_memory_ms,
    // A player's last one shows that another device is new, however long they were away: they are told of it then.
    unless: sql`not exists (select from sign_in_sessions.devices d where d.player_id = kept.player_id and d.last_at > kept.last_at)`,
  },
  { table: 'spent_tickets', column: 'ends_at', keep_ms: 0 },
]

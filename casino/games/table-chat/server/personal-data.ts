import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import { forgetIgnored } from './moderation-store.ts'

export const personalData: PersonalData = {
  tables: {
    messages: { exported: ['room', 'text', 'posted_at', 'state'], erased: 'deleted' },
    writers: { exported: ['last_at', 'muted_until'], erased: 'deleted' },
    reports: { exported: ['message_id', 'reason', 'at'], erased: 'deleted' },
    ignored: { exported: { left_out: 'It names other players.' }, erased: 'deleted' },
  },
  // Whoever was on the lists of others is gone from those too.
  erase: (tx, _house, player_id) => forgetIgnored(tx, player_id),
}

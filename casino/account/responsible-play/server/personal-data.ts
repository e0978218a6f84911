import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

const protection = { kept: 'It shows whoever has to answer for it how this player was protected. It names a number alone.' }

export const personalData: PersonalData = {
  tables: {
    players: {
      exported: ['reality_check_minutes', 'sitting_started_at'],
      erased: { blanked: ['sitting_started_at', 'counted_until', 'checked_at', 'lease_until'], because: 'The limits refer to it.' },
    },
    limits: {
      exported: ['kind', 'period', 'amount', 'increase_waits', 'increase_to', 'confirmable_at', 'lapses_at'],
      erased: protection,
    },
    limit_changes: { exported: ['kind', 'period', 'step', 'amount_before', 'amount', 'at'], erased: protection },
    restrictions: { exported: ['kind', 'asked_at', 'till'], erased: protection },
    house_restrictions: { exported: ['kind', 'set_at', 'lifted_at'], erased: protection },
    played: { exported: ['from_at', 'until_at'], erased: 'deleted' },
  },
}

import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    seeds: {
      id_column: 'owner_id',
      exported: ['id', 'state', 'server_seed_hash', 'client_seed', 'made_at', 'activated_at', 'revealed_at'],
      erased: { kept: 'Every round stays verifiable by its seeds. They name a number alone.' },
    },
    rounds: {
      id_column: 'owner_id',
      exported: ['seed_id', 'nonce', 'slug', 'mode', 'currency', 'stake_minor', 'win_minor', 'command', 'at'],
      erased: { kept: 'What was won and lost is kept for as long as the law demands. It names a number alone.' },
    },
  },
}

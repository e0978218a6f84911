import { sql } from 'kysely'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'

/** How long a demo stays after its last round or start, and a demo round in the history. Longer than a game's token opens rounds. */
const demo_stays_ms = 24 * 60 * 60 * 1000

export const personalData: PersonalData = {
  tables: {
    seeds: {
      id_column: 'owner_id',
      exported: ['id', 'state', 'server_seed_hash', 'client_seed', 'made_at', 'activated_at', 'revealed_at'],
      erased: { kept: 'Every round stays verifiable by its seeds. They name a number alone.' },
    },
    demo_purses: { id_column: 'owner_id', exported: ['currency', 'balance_minor', 'used_at'], erased: 'deleted' },
    demo_seeds: {
      id_column: 'owner_id',
      exported: ['id', 'state', 'server_seed_hash', 'client_seed', 'made_at', 'revealed_at'],
      erased: 'deleted',
    },
    demo_rounds: {
      id_column: 'owner_id',
      exported: ['seed_id', 'nonce', 'slug', 'currency', 'stake_minor', 'win_minor', 'balance_after', 'command', 'at'],
      erased: 'deleted',
    },
    stepped_rounds: {
      id_column: 'owner_id',
      exported: ['id', 'mode', 'slug', 'currency', 'seed_id', 'nonce', 'command', 'stake_minor', 'win_minor', 'begun_at', 'ended_at'],
      erased: { kept: 'What was staked and won is kept for as long as the law demands. It names a number alone.' },
    },
    steps: {
      id_column: 'owner_id',
      exported: ['round_id', 'number', 'stake_minor', 'balance_after', 'at'],
      erased: { kept: 'The steps of a round stay with it. They name a number alone.' },
    },
    studio_rounds: {
      id_column: 'owner_id',
      exported: ['number', 'slug', 'currency', 'stake_minor', 'win_minor', 'command', 'at'],
      erased: { kept: 'What was won and lost is kept for as long as the law demands. It names a number alone.' },
    },
    rounds: {
      id_column: 'owner_id',
      exported: ['seed_id', 'nonce', 'slug', 'mode', 'currency', 'stake_minor', 'win_minor', 'command', 'at'],
      erased: { kept: 'What was won and lost is kept for as long as the law demands. It names a number alone.' },
    },
  },
}

/** Demos that nobody plays any more: purses with all that hangs on them, revealed pairs, rounds, and the visits of guests. */
export const retention: readonly Retention[] = [
  {
    table: 'demo_purses',
    column: 'used_at',
    keep_ms: demo_stays_ms,
    // An open round waits longer for its player than a demo does, and is told and ended by the pair that hangs on the purse.
    unless: sql`exists (select from games_play.stepped_rounds r where r.owner_id = kept.owner_id and r.mode = 'demo' and r.ended_at is null)`,
  },
  { table: 'demo_seeds', column: 'revealed_at', keep_ms: demo_stays_ms, unless: sql`kept.state <> 'retired'` },
  { table: 'demo_rounds', column: 'at', keep_ms: demo_stays_ms },
  { table: 'stepped_rounds', column: 'ended_at', keep_ms: demo_stays_ms, unless: sql`kept.mode = 'money'` },
  {
    table: 'demo_visits',
    column: 'made_at',
    keep_ms: demo_stays_ms,
    unless: sql`exists (select from games_play.demo_purses p where p.owner_id = -kept.id)`,
  },
]

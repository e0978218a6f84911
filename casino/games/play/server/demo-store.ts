import { sql } from 'kysely'
import type { Sealed } from '#kernel/config/seal.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Play money of a player, or of a guest's visit (a negative id). */
export interface DemoPurse {
  readonly owner_id: bigint
  readonly currency: string
  readonly balance_minor: bigint
  /** The pair that deals, and the nonce of its next round; null until the first pair is made. */
  readonly seed_id: bigint | null
  readonly next_nonce: number
  readonly played_at: Date | null
  readonly used_at: Date
}

export interface DemoSeed extends Sealed {
  readonly id: bigint
  readonly owner_id: bigint
  readonly state: 'next' | 'active' | 'retired'
  readonly server_seed_hash: string
  readonly client_seed: string | null
}

export interface DemoRound {
  readonly seed_id: bigint
  readonly nonce: number
  readonly owner_id: bigint
  readonly key: string
  readonly request_hash: Buffer
  readonly slug: string
  readonly currency: string
  readonly stake_minor: bigint
  readonly win_minor: bigint
  readonly balance_after: bigint
  readonly command: unknown
  readonly at: Date
}

/** The number of a guest's visit, if it has one. */
export const readVisit = async (db: Executor, visit_hash: Buffer): Promise<bigint | undefined> =>
  (await sql<{ id: bigint }>`select id from games_play.demo_visits where visit_hash = ${visit_hash}`.execute(db)).rows[0]?.id

/** Numbers a visit; two first looks at once get one number. */
export const insertVisit = async (db: Executor, visit_hash: Buffer, currency: string, now: Date): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into games_play.demo_visits (visit_hash, currency, made_at) values (${visit_hash}, ${currency}, ${now})
    on conflict (visit_hash) do update set visit_hash = excluded.visit_hash returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a demo visit could not be made')
  return id
}

export const openPurse = async (tx: Tx, owner_id: bigint, currency: string, balance_minor: bigint, now: Date): Promise<void> => {
  await sql`insert into games_play.demo_purses (owner_id, currency, balance_minor, used_at)
            values (${owner_id}, ${currency}, ${balance_minor}, ${now}) on conflict do nothing`.execute(tx)
}

/** Whoever holds the purse plays, fills up and rotates alone. */
export const lockPurse = async (tx: Tx, owner_id: bigint): Promise<DemoPurse | undefined> =>
  (await sql<DemoPurse>`select * from games_play.demo_purses where owner_id = ${owner_id} for update`.execute(tx)).rows[0]

export const fillPurse = async (tx: Tx, owner_id: bigint, currency: string, balance_minor: bigint, now: Date): Promise<void> => {
  await sql`update games_play.demo_purses set currency = ${currency}, balance_minor = ${balance_minor}, used_at = ${now}
             where owner_id = ${owner_id}`.execute(tx)
}

export const insertNextDemoSeed = async (tx: Tx, owner_id: bigint, hash: string, { sealed, key_id }: Sealed, now: Date): Promise<void> => {
  await sql`insert into games_play.demo_seeds (owner_id, state, server_seed_hash, sealed, key_id, made_at)
            values (${owner_id}, 'next', ${hash}, ${sealed}, ${key_id}, ${now})`.execute(tx)
}

/** Reveals the pair that dealt, if there is one, and deals from the next one, from nonce 0 on. */
export const moveDemoSeedsOn = async (tx: Tx, owner_id: bigint, client_seed: string, now: Date): Promise<void> => {
  await sql`update games_play.demo_seeds set state = 'retired', revealed_at = ${now}
             where owner_id = ${owner_id} and state = 'active'`.execute(tx)
  await sql`
    with dealt_from as (
      update games_play.demo_seeds set state = 'active', client_seed = ${client_seed}
       where owner_id = ${owner_id} and state = 'next' returning id
    )
    update games_play.demo_purses set seed_id = dealt_from.id, next_nonce = 0 from dealt_from where owner_id = ${owner_id}`.execute(tx)
}

/** The pair that deals and the next one. */
export const readOpenDemoSeeds = async (db: Executor, owner_id: bigint): Promise<DemoSeed[]> =>
  (await sql<DemoSeed>`select * from games_play.demo_seeds where owner_id = ${owner_id} and state <> 'retired'`.execute(db)).rows

export const readDemoSeed = async (db: Executor, owner_id: bigint, id: bigint): Promise<DemoSeed | undefined> =>
  (await sql<DemoSeed>`select * from games_play.demo_seeds where owner_id = ${owner_id} and id = ${id}`.execute(db)).rows[0]

/** The round that was played by this key, while it is kept. */
export const readDemoRoundByKey = async (db: Executor, owner_id: bigint, key: string): Promise<DemoRound | undefined> =>
  (await sql<DemoRound>`select * from games_play.demo_rounds where owner_id = ${owner_id} and key = ${key}`.execute(db)).rows[0]

/** Of one pair no more rounds are kept: the oldest one goes with each that comes. */
const kept_rounds = 200

/** Moves what stands in a purse, and goes on by so many nonces: a round of steps begins with one and goes on with none. */
export const addToPurse = async (tx: Tx, owner_id: bigint, amount_minor: bigint, nonces: 0 | 1, at: Date): Promise<void> => {
  await sql`
    update games_play.demo_purses
       set balance_minor = balance_minor + ${amount_minor}, next_nonce = next_nonce + ${nonces}, used_at = ${at},
           played_at = case when ${nonces} > 0 then ${at}::timestamptz else played_at end
     where owner_id = ${owner_id}`.execute(tx)
}

/** Keeps a round of steps that has ended among the last ones. Its steps have their keys; here it has a name of its own. */
export const keepDemoRound = async (tx: Tx, round: Omit<DemoRound, 'key' | 'request_hash' | 'balance_after'>): Promise<void> => {
  const { seed_id, nonce, owner_id, slug, currency, stake_minor, win_minor, at } = round
  await sql`
    insert into games_play.demo_rounds
      (seed_id, nonce, owner_id, key, request_hash, slug, currency, stake_minor, win_minor, balance_after, command, at)
    select ${seed_id}, ${nonce}, ${owner_id}, ${`steps of ${seed_id}-${nonce}`}, ${Buffer.alloc(0)}, ${slug}, ${currency}, ${stake_minor},
           ${win_minor}, p.balance_minor, ${JSON.stringify(round.command)}, ${at}
      from games_play.demo_purses p where p.owner_id = ${owner_id}`.execute(tx)
}

/** Writes a round and what stands after it, in one statement. */
export const writeDemoRound = async (tx: Tx, round: DemoRound): Promise<void> => {
  const { seed_id, nonce, owner_id, at } = round
  await sql`
    with kept as (
      insert into games_play.demo_rounds
        (seed_id, nonce, owner_id, key, request_hash, slug, currency, stake_minor, win_minor, balance_after, command, at)
      values (${seed_id}, ${nonce}, ${owner_id}, ${round.key}, ${round.request_hash}, ${round.slug}, ${round.currency}, ${round.stake_minor},
              ${round.win_minor}, ${round.balance_after}, ${JSON.stringify(round.command)}, ${at})
    ), dropped as (
      delete from games_play.demo_rounds where seed_id = ${seed_id} and nonce <= ${nonce - kept_rounds}
    )
    update games_play.demo_purses
       set balance_minor = ${round.balance_after}, next_nonce = ${nonce + 1}, played_at = ${at}, used_at = ${at}
     where owner_id = ${owner_id}`.execute(tx)
}

/** Whether an owner played this game for play money lately: demo rounds are swept. */
export const playedInDemo = async (db: Executor, owner_id: bigint, slug: string): Promise<boolean> =>
  (await sql`select from games_play.demo_rounds where owner_id = ${owner_id} and slug = ${slug} limit 1`.execute(db)).rows.length > 0

import { sql } from 'kysely'
import type { SteppedCommand, Offer } from '#engines/steps/stepped-game.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Where a round's stake came from, as it is kept. Amounts are text: JSON would round them. */
export interface KeptPart {
  readonly purse: string
  readonly amount_minor: string
}

export interface SteppedRow {
  readonly id: bigint
  readonly owner_id: bigint
  readonly mode: 'money' | 'demo'
  readonly slug: string
  readonly currency: string
  readonly seed_id: bigint
  readonly nonce: number
  readonly command: SteppedCommand
  /** Everything staked by now. */
  readonly stake_minor: bigint
  readonly parts: readonly KeptPart[]
  /** What may be done now, in hundredths of the first stake. */
  readonly offers: readonly Offer[]
  readonly begun_at: Date
  readonly due_at: Date
  readonly ended_at: Date | null
  readonly win_minor: bigint | null
}

export interface StepRow {
  readonly round_id: bigint
  readonly number: number
  readonly owner_id: bigint
  readonly key: string
  readonly request_hash: Buffer
  readonly stake_minor: bigint
  readonly balance_after: bigint
  readonly at: Date
}

export type NewRound = Pick<
  SteppedRow,
  'owner_id' | 'mode' | 'slug' | 'currency' | 'seed_id' | 'nonce' | 'command' | 'stake_minor' | 'begun_at' | 'due_at'
>

/** Writes a round that begins; undefined while another one of this player, game and mode is open. */
export const insertRound = async (tx: Tx, round: NewRound): Promise<bigint | undefined> => {
  const { owner_id, mode, slug, currency, seed_id, nonce, stake_minor, begun_at, due_at } = round
  const { rows } = await sql<{ id: bigint }>`
    insert into games_play.stepped_rounds (owner_id, mode, slug, currency, seed_id, nonce, command, stake_minor, begun_at, due_at)
    values (${owner_id}, ${mode}, ${slug}, ${currency}, ${seed_id}, ${nonce}, ${JSON.stringify(round.command)}, ${stake_minor}, ${begun_at}, ${due_at})
    on conflict (owner_id, mode, slug) where ended_at is null do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** What a step left behind it. */
export type Moved = Pick<SteppedRow, 'id' | 'command' | 'stake_minor' | 'parts' | 'offers' | 'ended_at' | 'win_minor'>

export const moveRound = async (tx: Tx, { id, command, stake_minor, parts, offers, ended_at, win_minor }: Moved): Promise<void> => {
  await sql`
    update games_play.stepped_rounds
       set command = ${JSON.stringify(command)}, stake_minor = ${stake_minor}, parts = ${JSON.stringify(parts)},
           offers = ${JSON.stringify(offers)}, ended_at = ${ended_at}, win_minor = ${win_minor}
     where id = ${id}`.execute(tx)
}

export const insertStep = async (tx: Tx, step: StepRow): Promise<void> => {
  const { round_id, number, owner_id, key, request_hash, stake_minor, balance_after, at } = step
  await sql`
    insert into games_play.steps (round_id, number, owner_id, key, request_hash, stake_minor, balance_after, at)
    values (${round_id}, ${number}, ${owner_id}, ${key}, ${request_hash}, ${stake_minor}, ${balance_after}, ${at})`.execute(tx)
}

/** The step that this command took, when it was taken before. */
export const readStepByKey = async (db: Executor, owner_id: bigint, key: string): Promise<StepRow | undefined> =>
  (await sql<StepRow>`select * from games_play.steps where owner_id = ${owner_id} and key = ${key}`.execute(db)).rows[0]

/** What was staked up to a step, and when that was. */
export const stakedUntil = async (db: Executor, round_id: bigint, number: number): Promise<{ stake_minor: bigint; at: Date } | undefined> =>
  (
    await sql<{ stake_minor: bigint; at: Date }>`
      select sum(stake_minor)::bigint as stake_minor, max(at) as at from games_play.steps
       where round_id = ${round_id} and number <= ${number} having count(*) > 0`.execute(db)
  ).rows[0]

export const readRoundById = async (db: Executor, id: bigint): Promise<SteppedRow | undefined> =>
  (await sql<SteppedRow>`select * from games_play.stepped_rounds where id = ${id}`.execute(db)).rows[0]

interface Named {
  readonly owner_id: bigint
  readonly mode: 'money' | 'demo'
  readonly seed_id: bigint
  readonly nonce: number
}

const named = ({ owner_id, mode, seed_id, nonce }: Named) =>
  sql`owner_id = ${owner_id} and mode = ${mode} and seed_id = ${seed_id} and nonce = ${nonce}`

export const readSteppedRound = async (db: Executor, of: Named): Promise<SteppedRow | undefined> =>
  (await sql<SteppedRow>`select * from games_play.stepped_rounds where ${named(of)}`.execute(db)).rows[0]

/** Steps of one round are taken one after another. */
export const lockRound = async (tx: Tx, of: Named): Promise<SteppedRow | undefined> =>
  (await sql<SteppedRow>`select * from games_play.stepped_rounds where ${named(of)} for update`.execute(tx)).rows[0]

export const readOpenRound = async (
  db: Executor,
  owner_id: bigint,
  mode: 'money' | 'demo',
  slug: string,
): Promise<SteppedRow | undefined> =>
  (
    await sql<SteppedRow>`
      select * from games_play.stepped_rounds
       where owner_id = ${owner_id} and mode = ${mode} and slug = ${slug} and ended_at is null`.execute(db)
  ).rows[0]

export const hasOpenRounds = async (db: Executor, owner_id: bigint, mode: 'money' | 'demo'): Promise<boolean> =>
  (
    await sql<{ is_open: boolean }>`
      select exists (select from games_play.stepped_rounds where owner_id = ${owner_id} and mode = ${mode} and ended_at is null) as is_open`.execute(
      db,
    )
  ).rows[0]?.is_open === true

/** The open rounds of these players for money: since when, and what paid for them. */
export const openStakes = async (db: Executor, owner_ids: readonly bigint[]): Promise<{ begun_at: Date; purses: string[] }[]> => {
  const { rows } = await sql<{ begun_at: Date; purses: string[] }>`
    select begun_at, array(select distinct p ->> 'purse' from json_array_elements(parts) p) as purses from games_play.stepped_rounds
     where owner_id = any(${owner_ids.map(String)}::bigint[]) and mode = 'money' and ended_at is null`.execute(db)
  return rows
}

export const seedHasOpenRound = async (db: Executor, seed_id: bigint): Promise<boolean> =>
  (
    await sql<{ is_open: boolean }>`
      select exists (select from games_play.stepped_rounds where seed_id = ${seed_id} and mode = 'money' and ended_at is null) as is_open`.execute(
      db,
    )
  ).rows[0]?.is_open === true

/** Open rounds of a mode whose time is over, the longest overdue first, from after one of them on. */
export const readDueRounds = async (
  db: Executor,
  mode: 'money' | 'demo',
  now: Date,
  after: Pick<SteppedRow, 'due_at' | 'id'> | undefined,
  limit: number,
): Promise<SteppedRow[]> =>
  (
    await sql<SteppedRow>`
      select * from games_play.stepped_rounds
       where ended_at is null and mode = ${mode} and due_at <= ${now}
         and (due_at, id) > (${after?.due_at ?? '-infinity'}::timestamptz, ${after?.id ?? 0n}::bigint)
       order by due_at, id limit ${limit}`.execute(db)
  ).rows

/** Takes an open demo round away with its steps. A round for money stays for ever. */
export const dropDemoRound = async (tx: Tx, id: bigint): Promise<void> => {
  await sql`delete from games_play.stepped_rounds where id = ${id} and mode = 'demo' and ended_at is null`.execute(tx)
}

/** Takes away the demo rounds that an owner has open in another currency than this one. */
export const dropDemoRoundsNotIn = async (tx: Tx, owner_id: bigint, currency: string): Promise<void> => {
  await sql`
    delete from games_play.stepped_rounds
     where owner_id = ${owner_id} and mode = 'demo' and ended_at is null and currency <> ${currency}`.execute(tx)
}

/** Whoever may not play any more has no time left in the rounds that are open. */
export const hastenRounds = async (tx: Tx, owner_id: bigint, now: Date): Promise<void> => {
  await sql`update games_play.stepped_rounds set due_at = least(due_at, ${now}) where owner_id = ${owner_id} and ended_at is null`.execute(
    tx,
  )
}

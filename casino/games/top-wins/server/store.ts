import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface WinRow {
  readonly player_id: bigint
  readonly slug: string
  readonly seed_id: bigint
  readonly nonce: number
  readonly hundredths: bigint
  readonly win_minor: bigint
  readonly currency: string
  readonly at: Date
}

export interface NewWin {
  readonly player_id: string
  readonly slug: string
  readonly seed_id: number
  readonly nonce: number
  readonly hundredths: string
  readonly stake_minor: number
  readonly win_minor: number
  readonly currency: string
  readonly at: string
}

/** Keeps what is better than the player's best of that game and month. One statement for a whole batch. */
export const keepWins = async (tx: Tx, wins: readonly NewWin[]): Promise<void> => {
  await sql`
    with given as (
      select distinct on (month, player_id, slug) * from (
        select date_trunc('month', at at time zone 'UTC')::date as month, *
          from jsonb_to_recordset(${JSON.stringify(wins)}::jsonb) as w(player_id bigint, slug text, seed_id bigint, nonce int,
               hundredths bigint, stake_minor bigint, win_minor bigint, currency text, at timestamptz)) as w
       order by month, player_id, slug, hundredths desc, at
    )
    insert into games_top_wins.wins as known
      (month, player_id, slug, seed_id, nonce, hundredths, stake_minor, win_minor, currency, at)
    select month, player_id, slug, seed_id, nonce, hundredths, stake_minor, win_minor, currency, at from given
    on conflict (month, player_id, slug) do update set seed_id = excluded.seed_id, nonce = excluded.nonce, hundredths = excluded.hundredths,
      stake_minor = excluded.stake_minor, win_minor = excluded.win_minor, currency = excluded.currency, at = excluded.at
     where excluded.hundredths > known.hundredths`.execute(tx)
}

const columns = sql`player_id, slug, seed_id, nonce, hundredths, win_minor, currency, at`

/** A player may have a best win in every game: so many are read for one list that has each player once. */
const read_for_one = 10

/** The best wins since a moment, one of each player, the largest multiple first. */
export const bestWins = async (db: Executor, since: Date, slug: string | null, limit: number): Promise<WinRow[]> => {
  const { rows } = await sql<WinRow>`
    select ${columns} from (
      select distinct on (player_id) ${columns} from (
        select ${columns} from games_top_wins.wins
         where at >= ${since} and (${slug}::text is null or slug = ${slug})
         order by hundredths desc, at desc limit ${limit * read_for_one}) as best
       order by player_id, hundredths desc, at desc) as of_players
     order by hundredths desc, at desc limit ${limit}`.execute(db)
  return rows
}

export const winOfRound = async (db: Executor, since: Date, seed_id: bigint, nonce: number): Promise<WinRow | undefined> =>
  (
    await sql<WinRow>`
      select ${columns} from games_top_wins.wins where seed_id = ${seed_id} and nonce = ${nonce} and at >= ${since}`.execute(db)
  ).rows[0]

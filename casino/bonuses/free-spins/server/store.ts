import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Words } from '#kernel/i18n/words.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { PortionState } from '../rules.ts'
import type { FreeSpinsTerms } from '../contract.ts'

/** Free spins for one player. */
export interface Gift extends FreeSpinsTerms {
  readonly player_id: bigint
  /** Names the reason, once in the house's life, up to 200 characters: `bonus:17`. */
  readonly key: string
  /** What they are for: a key of the house's texts with its values. */
  readonly title: Words
  readonly asset: Currency
  /** Minor units. */
  readonly stake_minor: bigint
  /** The bonus whose purse the wins go to; null where they are cash. */
  readonly wins_to: bigint | null
}

export interface GrantRow extends Omit<Gift, 'key'> {
  readonly id: bigint
  readonly ended_at: Date | null
}

/** A portion with what its gift says of it. */
export interface PortionRow extends Omit<GrantRow, 'id' | 'ended_at'> {
  readonly id: bigint
  readonly grant_id: bigint
  readonly place: number
  readonly state: PortionState
  readonly opens_at: Date
  readonly ends_at: Date | null
}

const gift = sql`g.player_id, g.title, g.asset, g.stake as stake_minor, g.number, g.games, g.portions, g.days_to_play, g.wins_to`
const portions = sql`
  select p.id, p.grant_id, p.place, p.state, p.opens_at, p.ends_at, ${gift}
    from bonuses_free_spins.portions p join bonuses_free_spins.grants g on g.id = p.grant_id`

/** Writes a gift whose key is new, with all its portions, a day apart; undefined where it was given before. */
export const insertGrant = async (tx: Tx, given: Gift, at: Date): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into bonuses_free_spins.grants (player_id, key, title, asset, stake, number, games, portions, days_to_play, wins_to, given_at)
    values (${given.player_id}, ${given.key}, ${JSON.stringify(given.title)}::jsonb, ${given.asset}, ${given.stake_minor}, ${given.number},
            ${[...given.games]}::text[], ${given.portions}, ${given.days_to_play}, ${given.wins_to}::bigint, ${at})
    on conflict (key) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id !== undefined)
    await sql`
      insert into bonuses_free_spins.portions (grant_id, player_id, place, opens_at)
      select ${id}::bigint, ${given.player_id}::bigint, place, ${at}::timestamptz + (place - 1) * interval '1 day'
        from generate_series(1, ${given.portions}::integer) place order by place`.execute(tx)
  return id
}

/** Portions whose day has come, of one gift or of all, the oldest first, locked; those that somebody holds are left. */
export const lockToOpen = async (tx: Tx, at: Date, limit: number, grant_id: bigint | null = null): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where p.state = 'waiting' and p.opens_at <= ${at} and (${grant_id}::bigint is null or p.grant_id = ${grant_id}::bigint)
     order by p.opens_at, p.id limit ${limit} for update of p skip locked`.execute(tx)
  return rows
}

/** Portions whose time has passed, the oldest first, locked; those that somebody holds are left. */
export const lockToEnd = async (tx: Tx, at: Date, limit: number): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where p.state = 'open' and p.ends_at <= ${at} order by p.ends_at, p.id limit ${limit} for update of p skip locked`.execute(
    tx,
  )
  return rows
}

/** Those among these that may be played, locked. */
export const lockOpen = async (tx: Tx, ids: readonly bigint[]): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where p.id = any(${ids.map(String)}::bigint[]) and p.state = 'open' order by p.id for update of p`.execute(tx)
  return rows
}

/**
 * Portions that are not over and whose wins go to one of these bonuses, locked. A gift that has ended has none, and the index of bonuses knows
 * only those that have not.
 */
export const lockOfBonuses = async (tx: Tx, bonus_ids: readonly bigint[]): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where g.wins_to = any(${bonus_ids.map(String)}::bigint[]) and g.ended_at is null and p.state in ('waiting', 'open')
     order by p.id for update of p`.execute(tx)
  return rows
}

/** Portions that are not over of the gifts with these keys, locked. */
export const lockOfKeys = async (tx: Tx, keys: readonly string[]): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where g.key = any(${[...keys]}::text[]) and p.state in ('waiting', 'open') order by p.id for update of p`.execute(tx)
  return rows
}

/** Are there free spins that are not over and whose wins go to this bonus? */
export const hasFreeSpinsOf = async (db: Executor, bonus_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_free_spins.grants where wins_to = ${bonus_id} and ended_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** The portions of a player's gift that are not over, locked. */
export const lockGift = async (tx: Tx, player_id: bigint, grant_id: bigint): Promise<PortionRow[]> => {
  const { rows } = await sql<PortionRow>`
    ${portions} where p.player_id = ${player_id} and g.id = ${grant_id} and p.state in ('waiting', 'open') order by p.id for update of p`.execute(
    tx,
  )
  return rows
}

/** Is there such a gift of this player, over or not? */
export const isGiftOf = async (db: Executor, player_id: bigint, grant_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from bonuses_free_spins.grants where id = ${grant_id} and player_id = ${player_id}`.execute(db)
  return rows.length > 0
}

export const setOpen = async (tx: Tx, id: bigint, ends_at: Date): Promise<void> => {
  await sql`update bonuses_free_spins.portions set state = 'open', ends_at = ${ends_at} where id = ${id}`.execute(tx)
}

/** Puts portions off: whose players may be given nothing now. */
export const putOff = async (tx: Tx, ids: readonly bigint[], until: Date): Promise<void> => {
  await sql`update bonuses_free_spins.portions set opens_at = ${until} where id = any(${ids.map(String)}::bigint[])`.execute(tx)
}

/** Ends portions; gives the gifts that have no other portion any more. */
export const setEnded = async (
  tx: Tx,
  ended: readonly { readonly id: bigint; readonly state: PortionState }[],
  at: Date,
): Promise<{ id: bigint; asset: Currency }[]> => {
  await sql`
    update bonuses_free_spins.portions p set state = e.state, ended_at = ${at}
      from unnest(${ended.map(({ id }) => String(id))}::bigint[], ${ended.map(({ state }) => state)}::text[]) as e(id, state)
     where p.id = e.id`.execute(tx)
  const { rows } = await sql<{ id: bigint; asset: Currency }>`
    update bonuses_free_spins.grants g set ended_at = ${at}
     where g.ended_at is null
       and g.id in (select p.grant_id from bonuses_free_spins.portions p where p.id = any(${ended.map(({ id }) => String(id))}::bigint[]))
       and not exists (select from bonuses_free_spins.portions p where p.grant_id = g.id and p.state in ('waiting', 'open'))
    returning g.id, g.asset`.execute(tx)
  return rows
}

/** The gifts of a player that are to be played, the oldest first, and the newest of those that are over; with all their portions. */
export const giftsOf = async (
  db: Executor,
  player_id: bigint,
  finished: number,
): Promise<{ readonly grants: GrantRow[]; readonly portions: PortionRow[] }> => {
  const columns = sql`g.id, g.ended_at, ${gift}`
  const { rows: grants } = await sql<GrantRow>`
    (select ${columns} from bonuses_free_spins.grants g where g.player_id = ${player_id} and g.ended_at is null order by g.id)
     union all
    (select ${columns} from bonuses_free_spins.grants g where g.player_id = ${player_id} and g.ended_at is not null
      order by g.ended_at desc, g.id desc limit ${finished})`.execute(db)
  if (grants.length === 0) return { grants, portions: [] }
  const { rows } = await sql<PortionRow>`
    ${portions} where p.grant_id = any(${grants.map(({ id }) => String(id))}::bigint[]) order by p.grant_id, p.place`.execute(db)
  return { grants, portions: rows }
}

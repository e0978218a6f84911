import { sql } from 'kysely'
import type { DueGrant } from '#casino/money/wallet/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { BonusState } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'
import type { TermsRow } from './terms-store.ts'
import { worthColumn, type GameWorth } from './worth-store.ts'

export interface BonusRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly terms_id: bigint
  readonly state: BonusState
  readonly asset: Currency | null
  /** Minor units; null until known. */
  readonly amount_minor: bigint | null
  readonly required_minor: bigint | null
  /** The amount is reserved for this player. */
  readonly is_promised: boolean
  readonly assigned_at: Date
  readonly take_by: Date
  readonly applied_at: Date | null
  readonly finish_by: Date | null
  readonly ended_at: Date | null
  readonly converted_minor: bigint | null
  readonly returned_minor: bigint | null
  /** How often it was restored after a cancellation. */
  readonly restored: number
  /** The version of terms that it was assigned under. */
  readonly terms: BonusTerms
  /** Whether that version is still offered. */
  readonly is_published: boolean
  readonly worth: readonly GameWorth[] | null
}

const own = sql`b.id, b.player_id, b.terms_id, b.state, b.asset, b.amount as amount_minor, b.required as required_minor, b.is_promised,
  b.assigned_at, b.take_by, b.applied_at, b.finish_by, b.ended_at, b.converted as converted_minor, b.returned as returned_minor,
  b.restored`
const columns = sql`${own}, t.document as terms, t.state = 'published' as is_published, ${worthColumn}`
const bonuses = sql`bonuses_bonuses.bonuses b join bonuses_bonuses.terms t on t.id = b.terms_id`
const idsOf = (ids: readonly bigint[]): string[] => ids.map(String)

export interface NewBonus {
  readonly player_id: bigint
  readonly key: string
  readonly terms_id: bigint
  readonly asset: string | null
  readonly amount_minor: bigint | null
  readonly take_by: Date
}

/**
 * Inserts bonuses of these versions of terms with new keys, in order of keys, and returns them. The documents are the caller's: a list of
 * many thousands does not read the same one back for each.
 */
export const insertBonuses = async (tx: Tx, versions: readonly TermsRow[], given: readonly NewBonus[], at: Date): Promise<BonusRow[]> => {
  const written = given.map((bonus) => ({
    ...bonus,
    player_id: String(bonus.player_id),
    terms_id: String(bonus.terms_id),
    amount_minor: bonus.amount_minor?.toString() ?? null,
  }))
  const { rows } = await sql<Omit<BonusRow, 'terms' | 'is_published' | 'worth'>>`
    with b as (
      insert into bonuses_bonuses.bonuses (player_id, terms_id, key, asset, amount, is_promised, assigned_at, take_by)
      select g.player_id, g.terms_id, g.key, g.asset, g.amount_minor, g.amount_minor is not null, ${at}, g.take_by
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
          as g(player_id bigint, terms_id bigint, key text, asset text, amount_minor bigint, take_by timestamptz)
       order by g.key
      on conflict (key) do nothing
      returning *)
    select ${own} from b order by b.id`.execute(tx)
  const by_id = new Map(versions.map((version) => [version.id, version]))
  return rows.flatMap((row) => {
    const version = by_id.get(row.terms_id)
    return version ? [{ ...row, terms: version.document, is_published: version.state === 'published', worth: version.worth }] : []
  })
}

/** Was a bonus given for this reason before? */
export const isGiven = async (db: Executor, key: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from bonuses_bonuses.bonuses where key = ${key}`.execute(db)
  return rows.length > 0
}

/** The players of bonuses with one of these keys under terms of this slug. */
export const playersGiven = async (db: Executor, slug: string, keys: readonly string[]): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select b.player_id from ${bonuses} where b.key = any(${[...keys]}::text[]) and t.slug = ${slug}`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Locks a player's bonuses, so that concurrent changes are serialized. */
export const lockPlayer = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('bonuses_bonuses.player', ${player_id}))`.execute(tx)
}

/** A bonus of this player; undefined for another player's. */
export const bonusOf = async (db: Executor, player_id: bigint, id: bigint): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`select ${columns} from ${bonuses} where b.id = ${id} and b.player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** The same, locked: whoever ends it at the same time has done so, or waits. */
export const lockBonus = async (tx: Tx, player_id: bigint, id: bigint): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from ${bonuses} where b.id = ${id} and b.player_id = ${player_id} for update of b`.execute(tx)
  return rows[0]
}

export const bonusesByIds = async (db: Executor, ids: readonly bigint[]): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`select ${columns} from ${bonuses} where b.id = any(${idsOf(ids)}::bigint[]) order by b.id`.execute(
    db,
  )
  return rows
}

/** Those among these with this state, locked in a fixed order. */
export const lockBonuses = async (tx: Tx, ids: readonly bigint[], state: BonusState): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from ${bonuses} where b.id = any(${idsOf(ids)}::bigint[]) and b.state = ${state} order by b.id for update of b`.execute(
    tx,
  )
  return rows
}

/** A player's open and queued bonuses, oldest first, and the latest ended ones. */
export const bonusesOfPlayer = async (
  db: Executor,
  player_id: bigint,
  finished: number,
): Promise<{ readonly open: BonusRow[]; readonly ended: BonusRow[] }> => {
  const [open, ended] = await Promise.all([
    sql<BonusRow>`
      select ${columns} from ${bonuses} where b.player_id = ${player_id} and b.state in ('assigned', 'sleeping', 'applied') order by b.id`.execute(
      db,
    ),
    sql<BonusRow>`
      select ${columns} from ${bonuses} where b.player_id = ${player_id} and b.state not in ('assigned', 'sleeping', 'applied')
       order by b.ended_at desc, b.id desc limit ${finished}`.execute(db),
  ])
  return { open: open.rows, ended: ended.rows }
}

/** A player's active bonus, locked. */
export const lockApplied = async (tx: Tx, player_id: bigint): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from ${bonuses} where b.player_id = ${player_id} and b.state = 'applied' for update of b`.execute(tx)
  return rows[0]
}

/** Terms that were assigned or offered to the player before, in any state. */
export const termsSeenBy = async (db: Executor, player_id: bigint): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ terms_id: bigint }>`
    select distinct terms_id from bonuses_bonuses.bonuses where player_id = ${player_id}`.execute(db)
  return new Set(rows.map(({ terms_id }) => terms_id))
}

/** Did this player begin a bonus of their first deposit? There is one such deposit, whatever was chosen with several that were begun. */
export const hasFirstDepositBonus = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${bonuses}
     where b.player_id = ${player_id} and b.deposit is not null and t.document ->> 'trigger' = 'first-deposit'`.execute(db)
  return rows.length > 0
}

/** The bonuses that these payments brought, over or not. */
export const ofDeposits = async (db: Executor, payments: readonly string[]): Promise<{ id: bigint; player_id: bigint }[]> => {
  const { rows } = await sql<{ id: bigint; player_id: bigint }>`
    select id, player_id from bonuses_bonuses.bonuses
     where deposit = any(${[...payments]}::text[]) order by id`.execute(db)
  return rows
}

export interface Known {
  readonly asset: string
  readonly amount_minor: bigint
  readonly required_minor: bigint
  readonly deposit: string | null
  readonly at: Date
}

/** Sets the amount, and activates it with a deadline or queues it. */
export const setTaken = async (
  tx: Tx,
  id: bigint,
  { asset, amount_minor, required_minor, deposit, at }: Known,
  what: { readonly state: 'applied'; readonly finish_by: Date } | { readonly state: 'sleeping'; readonly take_by: Date },
): Promise<void> => {
  await sql`
    update bonuses_bonuses.bonuses
       set state = ${what.state}, asset = ${asset}, amount = ${amount_minor}, required = ${required_minor},
           deposit = coalesce(${deposit}::text, deposit), is_promised = ${what.state === 'sleeping'},
           applied_at = ${what.state === 'applied' ? at : null}, finish_by = ${what.state === 'applied' ? what.finish_by : null},
           take_by = ${what.state === 'sleeping' ? what.take_by : sql`take_by`}
     where id = ${id}`.execute(tx)
}

/** Ends bonuses that were never active. */
export const endUntaken = async (tx: Tx, ids: readonly bigint[], state: BonusState, at: Date): Promise<void> => {
  await sql`
    update bonuses_bonuses.bonuses set state = ${state}, ended_at = ${at}, is_promised = false, converted = 0, returned = 0
     where id = any(${idsOf(ids)}::bigint[])`.execute(tx)
}

/** Ends bonuses according to the ledger: converted ones are complete, others get the state `otherwise`. */
export const endTaken = async (tx: Tx, ended: readonly DueGrant[], otherwise: BonusState, at: Date): Promise<void> => {
  const written = ended.map(({ grant_id, went, converted_minor, returned_minor }) => ({
    id: String(grant_id),
    state: went === 'converted' ? 'complete' : otherwise,
    converted: String(converted_minor),
    returned: String(returned_minor),
  }))
  await sql`
    update bonuses_bonuses.bonuses b set state = e.state, ended_at = ${at}, converted = e.converted, returned = e.returned
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as e(id bigint, state text, converted bigint, returned bigint)
     where b.id = e.id`.execute(tx)
}

/** Restores a cancelled bonus, reserving its amount if known. */
export const setRestored = async (tx: Tx, id: bigint): Promise<void> => {
  await sql`
    update bonuses_bonuses.bonuses set state = 'assigned', ended_at = null, converted = null, returned = null, is_promised = amount is not null,
           restored = restored + 1
     where id = ${id}`.execute(tx)
}

/** Bonuses past their deadline but these, oldest first, locked; rows locked by others are skipped. */
export const lockDue = async (
  tx: Tx,
  which: 'untaken' | 'unfinished',
  { at, but, limit }: { readonly at: Date; readonly but: readonly bigint[]; readonly limit: number },
): Promise<BonusRow[]> => {
  const [due, deadline] =
    which === 'untaken'
      ? [sql`b.state in ('assigned', 'sleeping') and b.take_by <= ${at}`, sql`b.take_by`]
      : [sql`b.state = 'applied' and b.finish_by <= ${at}`, sql`b.finish_by`]
  const { rows } = await sql<BonusRow>`
    select ${columns} from ${bonuses} where ${due} and b.id <> all(${idsOf(but)}::bigint[]) order by ${deadline} limit ${limit}
       for update of b skip locked`.execute(tx)
  return rows
}

/** The active bonuses of these players, by player. */
export const appliedAmong = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    select player_id, id from bonuses_bonuses.bonuses where player_id = any(${idsOf(player_ids)}::bigint[]) and state = 'applied'`.execute(
    db,
  )
  return new Map(rows.map(({ player_id, id }) => [player_id, Number(id)]))
}

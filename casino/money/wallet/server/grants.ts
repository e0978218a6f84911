import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'

/** What the ledger holds of a grant's terms where stakes are taken. Everything else of them is the business of bonuses. */
export interface GrantTerms {
  /** What must be staked in all before the grant becomes cash, minor units; 0 for one that is not wagered (a free bet). */
  readonly required_minor: bigint
  /** The most that is staked at once with the grant's money; null where the terms say nothing. Cash alone may stake more. */
  readonly most_stake_minor: bigint | null
  /** Category → how many percent of a stake count, 0 to 100. A category that is not named plays with cash alone. */
  readonly contributions: Readonly<Record<string, number>>
  /** Slugs of games that play with cash alone. */
  readonly excluded_games: readonly string[]
  /** A round counts nothing where more than this share of its stake stands on outcomes that exclude each other, 0 to 100. */
  readonly most_opposite_percent: number
}

/** A grant as the ledger takes it. */
export interface NewGrant extends GrantTerms {
  /** The number that bonuses gave it; once in the house's life. */
  readonly grant_id: bigint
  readonly player_id: bigint
  readonly product: 'casino' | 'sport'
  /** Currency of the grant, fixed with it. */
  readonly asset: string
  /** `bonusPurse(grant_id)`, or `freeBetPurse(grant_id)` for credit whose stake is not part of a win. */
  readonly purse: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** The fund that it comes out of, and that what is not won goes back to: `fund:welcome-2027`. */
  readonly fund: string
}

/**
 * Makes a grant active inside the caller's transaction: its money goes out of its fund into its own purse, and stakes go by its terms
 * from this commit on. Idempotent by `grant_id`; false when it was begun before. At most one grant that is wagered is active of each
 * product. Who may have it (audience, jurisdiction, limits) is the caller's to ask.
 * Refusals: `another-grant-active`; `insufficient-funds` when the fund does not hold it; `idempotency-key-reused` (409) for other terms.
 */
export const beginGrant = async (tx: Tx, house: House, grant: NewGrant): Promise<boolean> => {
  const { rows } = await sql<{ outcome: 'begun' | 'replayed' | 'key-reused' | 'another-active' | 'insufficient-funds' }>`
    select money_wallet.begin_grant(${grant.grant_id}, ${grant.player_id}, ${grant.product}, ${grant.asset}, ${grant.purse}, ${grant.fund},
      ${grant.amount_minor}, ${grant.required_minor}, ${grant.most_stake_minor}, ${JSON.stringify(grant.contributions)}::jsonb,
      ${[...grant.excluded_games]}::text[], ${grant.most_opposite_percent}::integer, ${house.clock.now()}) as outcome`.execute(tx)
  const outcome = rows[0]?.outcome
  if (outcome === 'key-reused') throw new Refusal('idempotency-key-reused', {}, 409)
  if (outcome === 'another-active') refuse('another-grant-active')
  if (outcome === 'insufficient-funds') refuse('insufficient-funds')
  return outcome === 'begun'
}

/** What became of a grant's money, in minor units. */
export interface EndedGrant {
  readonly converted_minor: bigint
  readonly returned_minor: bigint
  /** True when it had ended so before: nothing moved this time. */
  readonly replayed: boolean
}

/**
 * Ends a grant inside the caller's transaction, once. `converted`: what stands in its purse, at most `most_minor`, becomes cash and the
 * rest goes back to its fund. `returned` (expired, cancelled, taken back): all of it goes back. What comes for its purse later (a bet that
 * is settled after the end) goes the way the grant went, under the same `most_minor`.
 * Refusals: `grant-unknown`; `grant-ended` when it ended the other way; `grant-not-wagered` for a conversion before its wagering is met.
 */
export const endGrant = async (
  tx: Tx,
  house: House,
  command: { readonly grant_id: bigint; readonly how: 'converted' | 'returned'; readonly most_minor?: bigint },
): Promise<EndedGrant> => {
  const { grant_id, how, most_minor = null } = command
  const { rows } = await sql<{
    outcome: 'ended' | 'replayed' | 'ended-otherwise' | 'not-met' | 'unknown'
    converted: bigint
    returned: bigint
  }>`select outcome, converted, returned from money_wallet.end_grant(${grant_id}, ${how}, ${most_minor}, ${house.clock.now()})`.execute(tx)
  const [row] = rows
  if (!row || row.outcome === 'unknown') return refuse('grant-unknown')
  if (row.outcome === 'ended-otherwise') return refuse('grant-ended')
  if (row.outcome === 'not-met') return refuse('grant-not-wagered')
  return { converted_minor: row.converted, returned_minor: row.returned, replayed: row.outcome === 'replayed' }
}

/** A grant that has ended, and which way it went. */
export interface DueGrant {
  readonly grant_id: bigint
  readonly went: 'converted' | 'returned'
  readonly converted_minor: bigint
  readonly returned_minor: bigint
}

/**
 * Ends many grants in one call inside the caller's transaction, whose time has come or that their players gave up: what was wagered in the
 * meantime becomes cash (at most `most_minor`), the rest goes back to its fund. A round that is under way ends first. Repeated it says
 * what the first time did; grants that the ledger does not know are left out.
 */
export const endDueGrants = async (
  tx: Tx,
  house: House,
  due: readonly { readonly grant_id: bigint; readonly most_minor: bigint | null }[],
): Promise<DueGrant[]> => {
  const ids = due.map(({ grant_id }) => String(grant_id))
  const most = due.map(({ most_minor }) => most_minor?.toString() ?? null)
  const { rows } = await sql<DueGrant>`
    select ended_id as grant_id, went, converted as converted_minor, returned as returned_minor
      from money_wallet.end_due_grants(${ids}::bigint[], ${most}::bigint[], ${house.clock.now()})`.execute(tx)
  return rows
}

/** How a grant stands in the ledger. */
export interface GrantStanding {
  readonly grant_id: bigint
  readonly state: 'active' | 'converted' | 'returned'
  readonly purse: string
  /** What stands in its purse now, minor units. */
  readonly balance_minor: bigint
  readonly wagered_minor: bigint
  readonly required_minor: bigint
  /** When as much was staked as its terms ask for. */
  readonly met_at: Date | null
}

/** Grants by their numbers; those that the ledger does not know are left out. */
export const readGrants = async (db: Executor, grant_ids: readonly bigint[]): Promise<GrantStanding[]> => {
  const { rows } = await sql<GrantStanding>`
    select g.id as grant_id, g.state, g.purse, coalesce(a.balance, 0) as balance_minor, g.wagered as wagered_minor,
           g.required as required_minor, g.met_at
      from money_wallet.grants g
      left join money_wallet.accounts a on a.owner_id = g.owner_id and a.purse = g.purse and a.asset = g.asset
     where g.id = any(${grant_ids.map(String)}::bigint[]) order by g.id`.execute(db)
  return rows
}

/** The casino grant that a player's stakes count towards now, with the terms that hold where they are taken. */
interface ActiveGrant extends GrantStanding, Pick<GrantTerms, 'most_stake_minor' | 'contributions' | 'excluded_games'> {
  readonly asset: string
}

/** What these players play with besides cash, by player; whoever has nothing is left out. */
export const activeGrantsOf = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlyMap<bigint, ActiveGrant>> => {
  const { rows } = await sql<ActiveGrant & { owner_id: bigint }>`
    select g.owner_id, g.id as grant_id, g.state, g.purse, g.asset, coalesce(a.balance, 0) as balance_minor, g.wagered as wagered_minor,
           g.required as required_minor, g.met_at, g.most_stake as most_stake_minor, g.contributions, g.excluded_games
      from money_wallet.stake_controls c join money_wallet.grants g on g.id = c.casino_grant
      left join money_wallet.accounts a on a.owner_id = g.owner_id and a.purse = g.purse and a.asset = g.asset
     where c.owner_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map(({ owner_id, ...grant }) => [owner_id, grant]))
}

/** The same of one player. */
export const activeGrantOf = async (db: Executor, player_id: bigint): Promise<ActiveGrant | undefined> =>
  (await activeGrantsOf(db, [player_id])).get(player_id)

/** A stake that counted towards a grant. */
export interface Wager {
  readonly at: Date
  /** Slug of the game. */
  readonly game: string | null
  readonly counted_minor: bigint
}

/** What counted towards a grant, the latest first. */
export const readWagers = async (db: Executor, grant_id: bigint, limit: number, offset: number): Promise<Wager[]> => {
  const { rows } = await sql<Wager>`
    select t.at, t.game, w.counted as counted_minor
      from money_wallet.wagers w join money_wallet.transactions t on t.id = w.transaction_id
     where w.grant_id = ${grant_id} order by w.transaction_id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

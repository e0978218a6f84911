import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { FriendState, Signal } from '../rules.ts'

export interface FriendRow {
  readonly player_id: bigint
  readonly inviter_id: bigint
  readonly state: FriendState
  readonly signals: readonly Signal[]
  readonly invited_at: Date
  /** The first deposit, minor units, where no terms said how much it takes when it came in. */
  readonly unchecked_minor: bigint | null
  readonly unchecked_asset: string | null
  /** What was given for this friend; null before, and of one from before it was written down. */
  readonly bonus_id: bigint | null
}

const columns = sql`player_id, inviter_id, state, signals, invited_at, unchecked as unchecked_minor, unchecked_asset, bonus_id`

/** The code of a player's link; the given one where they have none yet. */
export const codeOf = async (db: Executor, player_id: bigint, fresh: string, at: Date): Promise<string> => {
  await sql`
    insert into bonuses_invite_friends.links (player_id, code, made_at) values (${player_id}, ${fresh}, ${at}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ code: string }>`select code from bonuses_invite_friends.links where player_id = ${player_id}`.execute(db)
  return rows[0]?.code ?? codeOf(db, player_id, fresh, at)
}

export const inviterByCode = async (db: Executor, code: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ player_id: bigint }>`select player_id from bonuses_invite_friends.links where code = ${code}`.execute(db)
  return rows[0]?.player_id
}

export const insertFriend = async (tx: Tx, player_id: bigint, inviter_id: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into bonuses_invite_friends.friends (player_id, inviter_id, invited_at) values (${player_id}, ${inviter_id}, ${at})
    on conflict (player_id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** A friend in this state, locked: each step is taken once. */
export const lockFriend = async (tx: Tx, player_id: bigint, state: FriendState): Promise<FriendRow | undefined> => {
  const { rows } = await sql<FriendRow>`
    select ${columns} from bonuses_invite_friends.friends where player_id = ${player_id} and state = ${state} for update`.execute(tx)
  return rows[0]
}

/** Writes down the first deposit of a friend, whose row is locked. */
export const setPayment = async (tx: Tx, player_id: bigint, payment: string): Promise<void> => {
  await sql`update bonuses_invite_friends.friends set payment = ${payment} where player_id = ${player_id}`.execute(tx)
}

/** Friends whose first deposit is one of these payments and for whom something was given or may be, locked. */
export const lockPaidBy = async (tx: Tx, payments: readonly string[]): Promise<FriendRow[]> => {
  const { rows } = await sql<FriendRow>`
    select ${columns} from bonuses_invite_friends.friends
     where payment = any(${[...payments]}::text[]) and state in ('checking', 'waiting', 'rewarded') order by player_id for update`.execute(
    tx,
  )
  return rows
}

interface Step {
  readonly state: FriendState
  readonly signals?: readonly Signal[]
  readonly reward?: { readonly asset: string; readonly amount_minor: bigint }
  readonly bonus_id?: bigint
  /** A deposit that is compared with what it takes once terms are published. */
  readonly unchecked?: { readonly asset: string; readonly amount_minor: bigint }
  readonly at: Date
}

export const setFriend = async (tx: Tx, player_id: bigint, { state, signals, reward, bonus_id, unchecked, at }: Step): Promise<void> => {
  await sql`
    update bonuses_invite_friends.friends
       set state = ${state}, signals = coalesce(${signals ? [...signals] : null}::text[], signals), asset = ${reward?.asset ?? null},
           amount = ${reward?.amount_minor ?? null}, bonus_id = coalesce(${bonus_id ?? null}::bigint, bonus_id),
           unchecked = coalesce(${unchecked?.amount_minor ?? null}::bigint, unchecked),
           unchecked_asset = coalesce(${unchecked?.asset ?? null}::text, unchecked_asset), deposited_at = coalesce(deposited_at, ${at}), decided_at = ${at}
     where player_id = ${player_id}`.execute(tx)
}

/** How many rewards a player had for friends since a moment. */
export const rewardsSince = async (db: Executor, inviter_id: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ rewards: number }>`
    select count(*)::integer as rewards from bonuses_invite_friends.friends
     where inviter_id = ${inviter_id} and state = 'rewarded' and decided_at > ${since}`.execute(db)
  return rows[0]?.rewards ?? 0
}

export const friendsOf = async (db: Executor, inviter_id: bigint, limit: number, offset: number): Promise<FriendRow[]> => {
  const { rows } = await sql<FriendRow>`
    select ${columns} from bonuses_invite_friends.friends where inviter_id = ${inviter_id}
     order by invited_at desc, player_id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** What inviting brought a player, in one currency. */
export const sumsOf = async (db: Executor, inviter_id: bigint, asset: string) => {
  const { rows } = await sql<{ invited: number; rewarded: number; earned_minor: bigint }>`
    select count(*)::integer as invited, (count(*) filter (where state = 'rewarded'))::integer as rewarded,
           coalesce(sum(amount) filter (where asset = ${asset}), 0)::bigint as earned_minor
      from bonuses_invite_friends.friends where inviter_id = ${inviter_id}`.execute(db)
  return rows[0] ?? { invited: 0, rewarded: 0, earned_minor: 0n }
}

/** Friends that wait in a state, the first deposit first; after this one where one is given. */
export const friendsIn = async (db: Executor, state: FriendState, limit: number, after: bigint | null = null): Promise<FriendRow[]> => {
  const { rows } = await sql<FriendRow>`
    select ${columns} from bonuses_invite_friends.friends
     where state = ${state} and (${after}::bigint is null or (deposited_at, player_id) > (
             select a.deposited_at, a.player_id from bonuses_invite_friends.friends a where a.player_id = ${after}::bigint))
     order by deposited_at, player_id limit ${limit}`.execute(db)
  return rows
}

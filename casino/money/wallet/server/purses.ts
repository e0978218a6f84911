import { createHash } from 'node:crypto'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { fundAccount, houseAccount, type Account } from './account.ts'
import type { Posted } from './movement.ts'
import { post, refuseUnlessPosted } from './post.ts'
import { callMoveAll, openAccount, readPurses, readPursesOfPlayers } from './store.ts'

/** Between which accounts something moves, and why. */
export interface PurseMove {
  /** Unique in the whole house, up to 255 characters: `money-box:17:collect:4`. */
  readonly key: string
  readonly from: Account
  readonly to: Account
  /** Stands on the entry and in the player's history: `money-box`, `exchange`. */
  readonly reason: string
  /** What it is about: `money-box:17`. */
  readonly reference?: string
}

/** Opens a purse, so that it is seen with nothing in it; doing it again changes nothing. A posting opens what it needs itself. */
export const openPurse = (tx: Tx, account: Account): Promise<void> => openAccount(tx, account)

/**
 * Moves an amount from one account to another of the same asset inside the caller's transaction. Idempotent by key. Refusals as `post`: `insufficient-funds`, `idempotency-key-reused` (409).
 */
export const movePurse = (tx: Tx, house: House, move: PurseMove & { readonly amount_minor: bigint }): Promise<Posted> => {
  const { from, to, amount_minor, ...rest } = move
  return post(tx, house, { ...rest, postings: [{ from, to, amount_minor }] })
}

/**
 * Closes a purse: moves whatever stands in it, in one step with looking. An empty one moves nothing. The same key again moves nothing and
 * says what the first time did. Refusals: `idempotency-key-reused` (409).
 */
export const closePurse = async (tx: Tx, house: House, move: PurseMove): Promise<{ moved_minor: bigint }> => {
  const { key, from, to, reason, reference = null } = move
  if (from.owner_id === 0n && !from.purse.startsWith('fund:'))
    throw new RangeError(`${from.purse} holds no balance that could be moved as a whole`)
  const places = [from, to].map(({ owner_id, purse, asset }) => [owner_id.toString(), purse, asset])
  const hash = createHash('sha256')
    .update(JSON.stringify([reason, reference, 'all', places]))
    .digest()
  const { outcome, amount } = await callMoveAll(tx, { key, hash, from, to, reason, reference }, house.clock.now())
  if (outcome === 'empty') return { moved_minor: 0n }
  refuseUnlessPosted(outcome)
  return { moved_minor: amount }
}

/** What stands in all purses of a player, in minor units, by purse and asset; empty ones are left out. */
export const pursesOf = (db: Executor, player_id: bigint): Promise<{ purse: string; asset: string; balance_minor: bigint }[]> =>
  readPurses(db, player_id)

/** The same of many players in one statement; who has nothing is left out. */
export const pursesOfPlayers = async (
  db: Executor,
  player_ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly { purse: string; asset: string; balance_minor: bigint }[]>> =>
  Map.groupBy(await readPursesOfPlayers(db, player_ids), ({ owner_id }) => owner_id)

/** Where the money of promotions comes from and goes back to. */
const promotions = (asset: string): Account => houseAccount('promotions', asset)

interface FundFilling {
  /** Whose promises it covers: `daily-race:17`. The account is `fund:daily-race:17`. */
  readonly campaign: string
  readonly asset: string
  /** Unique for the campaign: `published`, `second-round`. */
  readonly step: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
}

/** Sets aside what a campaign may promise, before it does. Idempotent by campaign and step. */
export const fillFund = (tx: Tx, house: House, { campaign, asset, step, amount_minor }: FundFilling): Promise<Posted> =>
  post(tx, house, {
    key: `fund:${campaign}:${asset}:${step}`,
    reason: 'prize-fund',
    reference: campaign,
    postings: [{ from: promotions(asset), to: fundAccount(campaign, asset), amount_minor }],
  })

/** Gives back what a campaign did not give, once it gives no more. Idempotent; says how much it was. */
export const returnFund = (
  tx: Tx,
  house: House,
  { campaign, asset }: { readonly campaign: string; readonly asset: string },
): Promise<{ moved_minor: bigint }> =>
  closePurse(tx, house, {
    key: `fund:${campaign}:${asset}:return`,
    from: fundAccount(campaign, asset),
    to: promotions(asset),
    reason: 'prize-fund',
    reference: campaign,
  })

import { isDeepStrictEqual } from 'node:util'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { postAll, type Account, type Movement } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { meanwhile } from '#kernel/database/meanwhile.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { PrizesGranted } from '../events.ts'
import { kindOf, priceOfPrize } from './kinds.ts'
import { promisedAccount } from './promises.ts'
import { insertPrizes, prizesByKeys, type NewPrizeRow, type PrizeRow } from './store.ts'

/** A prize from an account that was funded before the prize was promised. */
export interface Prize {
  /** Unique idempotency key, up to 200 characters: `race:7:3`. */
  readonly key: string
  readonly player_id: bigint
  /** `money`, or a kind contributed to `prizeKinds`. */
  readonly kind: string
  /** Content by the kind's schema: for money `{ currency, amount_minor }`. Plain JSON. */
  readonly content: unknown
  /** `fundAccount('race:7', currency)`, in the asset of the prize's value. */
  readonly from: Account
  /** The slice that gives it: `contests/races`. */
  readonly source: string
  /** The reason: a text key with values, so that it can be shown in every language. */
  readonly title: Words
  /** If it is not claimed or delivered by then, its value returns to the fund. */
  readonly expires_at?: Date
}

const stateOf = { 'at-once': 'fulfilled', 'after-commit': 'granted', 'when-taken': 'waiting-for-player' } as const

const rowOf = (house: House, prize: Prize): NewPrizeRow => {
  const { asset, amount_minor } = priceOfPrize(house, prize)
  const { key, player_id, kind, content, from, source, title, expires_at = null } = prize
  if (from.owner_id !== 0n || !from.purse.startsWith('fund:')) throw new RangeError(`the prize ${key} does not come out of a fund`)
  if (from.asset !== asset) throw new RangeError(`the prize ${key} is worth ${asset}, and its fund holds ${from.asset}`)
  const state = stateOf[kindOf(house, kind).handing.when]
  return { key, player_id, kind, content, asset, amount_minor, fund: from.purse, source, title, state, expires_at }
}

const isSame = (known: PrizeRow | undefined, row: NewPrizeRow): boolean =>
  known !== undefined &&
  known.player_id === row.player_id &&
  known.kind === row.kind &&
  isDeepStrictEqual(known.content, row.content) &&
  known.source === row.source

/** Reusing a key for a different prize is a bug of the caller and must not look like a retry. */
const refuseOtherContent = async (tx: Tx, repeated: readonly NewPrizeRow[]): Promise<void> => {
  if (repeated.length === 0) return
  const keys = repeated.map(({ key }) => key)
  const known = new Map((await prizesByKeys(tx, keys)).map((row) => [row.key, row]))
  if (repeated.some((row) => !isSame(known.get(row.key), row))) throw new Refusal('idempotency-key-reused', {}, 409)
}

/** Deducts the fund: to the player at once, or into the reserve until delivery. */
const movementOf = (house: House, { key, player_id, kind, content, asset, amount_minor, fund, source }: PrizeRow): Movement => {
  const { handing } = kindOf(house, kind)
  const from = { owner_id: 0n, purse: fund, asset }
  const to = handing.when === 'at-once' ? handing.to(player_id, content) : promisedAccount(fund, asset)
  return { key: `prize:${key}`, reason: 'prize', reference: source, postings: [{ from, to, amount_minor }] }
}

/**
 * So many prizes are told of in one fact. What its kind hands over after the commit is told one by one, so that the batch of facts that hands it
 * over is as short as any.
 */
const prizesOfFact = (house: House, kind: string): number => (kindOf(house, kind).handing.when === 'after-commit' ? 1 : 200)

const factsOf = (house: House, rows: readonly PrizeRow[]) =>
  [...Map.groupBy(rows, ({ kind, asset, source }) => `${kind} ${asset} ${source}`).values()].flatMap((alike) => {
    const [{ kind, asset, source }] = alike as [PrizeRow, ...PrizeRow[]]
    const at_once = prizesOfFact(house, kind)
    return Array.from({ length: Math.ceil(alike.length / at_once) }, (_, index) => {
      const some = alike.slice(index * at_once, (index + 1) * at_once)
      const prizes = some.map((one) => ({
        prize_id: Number(one.id),
        player_id: Number(one.player_id),
        amount_minor: toWire(one.amount_minor),
      }))
      return PrizesGranted({ kind, asset, source, prizes }, some.length === 1 ? some[0]?.player_id : undefined)
    })
  })

/**
 * Grants prizes inside the caller's transaction, all or none. The same key with the same content grants nothing again. Money and
 * points are credited to the player's account at once, without wagering; the value of other kinds is reserved until delivery, and
 * returns to the fund if they expire or are revoked. Self-excluded players get none (reliability 12), and their prizes' value stays
 * in the fund. Returns the new prizes. Refusals: `insufficient-funds` if the fund does not cover them, `idempotency-key-reused`
 * (409) on other content. Throws RangeError, before anything is written, on an unknown kind, invalid content, or a fund in another
 * asset.
 */
export const grantAll = async (tx: Tx, house: House, given: readonly Prize[]): Promise<PrizeRow[]> => {
  if (new Set(given.map(({ key }) => key)).size < given.length) throw new RangeError('two prizes of one call have the same key')
  const all = given.map((prize) => rowOf(house, prize))
  const rows = await withinAudience(tx, house, 'reward', all, ({ player_id }) => player_id)
  if (rows.length === 0) return []
  const fresh = await insertPrizes(tx, rows, house.clock.now())
  const fresh_keys = new Set(fresh.map(({ key }) => key))
  await refuseOtherContent(
    tx,
    rows.filter(({ key }) => !fresh_keys.has(key)),
  )
  const movements = fresh.filter(({ amount_minor }) => amount_minor > 0n).map((row) => movementOf(house, row))
  await meanwhile(postAll(tx, house, movements), () => announce(tx, house, factsOf(house, fresh)))
  return fresh
}

/** Grants one prize; see `grantAll`. True if it is new. */
export const grant = async (tx: Tx, house: House, prize: Prize): Promise<boolean> => (await grantAll(tx, house, [prize])).length > 0

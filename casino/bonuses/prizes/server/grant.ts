import { isDeepStrictEqual } from 'node:util'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { postAll, type Account, type Movement } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { PrizeGranted } from '../events.ts'
import { kindOf, priceOfPrize } from './kinds.ts'
import { promisedAccount } from './promises.ts'
import { insertPrizes, prizesByKeys, type NewPrizeRow, type PrizeRow } from './store.ts'

/** A prize out of an account that was funded before it was promised. */
export interface Prize {
  /** Names the reason, unique in the house, up to 200 characters: `race:7:3`. One key, one prize. */
  readonly key: string
  readonly player_id: bigint
  /** `money`, or what another slice contributes to `prizeKinds`. */
  readonly kind: string
  /** What its kind's schema asks for: of money `{ currency, amount_minor }`. Plain JSON. */
  readonly content: unknown
  /** `fundAccount('race:7', currency)`, in the asset that the kind says it is worth. */
  readonly from: Account
  /** The slice that gives it: `contests/races`. */
  readonly source: string
  /** What it is for: a key of the house's texts and its values, so that every language can say it. */
  readonly title: Words
  /** What is not taken or handed over by then goes back to its fund. */
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

/** A key that was used for another prize is a mistake of the giver, and must not pass for a repetition. */
const refuseOtherContent = async (tx: Tx, repeated: readonly NewPrizeRow[]): Promise<void> => {
  if (repeated.length === 0) return
  const keys = repeated.map(({ key }) => key)
  const known = new Map((await prizesByKeys(tx, keys)).map((row) => [row.key, row]))
  if (repeated.some((row) => !isSame(known.get(row.key), row))) throw new Refusal('idempotency-key-reused', {}, 409)
}

/** What the fund gives up: to the player at once, or into what is promised until it is handed over. */
const movementOf = (house: House, { key, player_id, kind, content, asset, amount_minor, fund, source }: PrizeRow): Movement => {
  const { handing } = kindOf(house, kind)
  const from = { owner_id: 0n, purse: fund, asset }
  const to = handing.when === 'at-once' ? handing.to(player_id, content) : promisedAccount(fund, asset)
  return { key: `prize:${key}`, reason: 'prize', reference: source, postings: [{ from, to, amount_minor }] }
}

const factOf = (house: House, { id, player_id, kind, content, asset, amount_minor, source, title }: PrizeRow) => {
  const told = kindOf(house, kind).tell(content, house)
  return PrizeGranted(
    {
      prize_id: Number(id),
      kind,
      asset,
      amount_minor: toWire(amount_minor),
      source,
      title: { key: title.key, values: { ...title.values } },
      told: { key: told.key, values: { ...told.values } },
    },
    player_id,
  )
}

/**
 * Gives prizes inside the caller's transaction, all or none. The same key with the same content gives nothing again. What a prize is worth
 * leaves its fund when the transaction commits: money and points stand in the player's purse then, without wagering; of other kinds it is
 * kept as promised until they are handed over, and goes back to the fund when they expire or are taken back.
 * Who excluded themselves gets none (reliability 12); what was meant for them stays in its fund. Returns the prizes that are new.
 * Refusals: `insufficient-funds` when the fund does not hold them, `idempotency-key-reused` (409) on other content. Throws RangeError, before
 * anything is written, on a kind that no slice contributes, a content that is not of its kind, or a fund in another asset.
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
  await postAll(
    tx,
    house,
    fresh.filter(({ amount_minor }) => amount_minor > 0n).map((row) => movementOf(house, row)),
  )
  await announce(
    tx,
    house,
    fresh.map((row) => factOf(house, row)),
  )
  return fresh
}

/** One prize; see `grantAll`. True when it is new. */
export const grant = async (tx: Tx, house: House, prize: Prize): Promise<boolean> => (await grantAll(tx, house, [prize])).length > 0

import { excludedAmong } from '#casino/account/responsible-play/server/api.ts'
import { postAll, purseOf, type Account } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { type Currency, toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { PrizeGranted } from '../events.ts'
import { insertPrizes, prizesByKeys, type NewPrizeRow, type PrizeRow } from './store.ts'

/** Money for a player's main purse, out of an account that was funded before it was promised. */
export interface MoneyPrize {
  /** Names the reason, unique in the house, up to 200 characters: `race:7:3`. One key, one prize. */
  readonly key: string
  readonly player_id: bigint
  readonly kind: 'money'
  readonly currency: Currency
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** `fundAccount('race:7', currency)`. */
  readonly from: Account
  /** The slice that gives it: `contests/races`. */
  readonly source: string
  /** What it is for: a key of the house's texts and its values, so that every language can say it. */
  readonly title: Words
}

export type Prize = MoneyPrize

const rowOf = ({ key, player_id, kind, currency, amount_minor, source, title }: Prize): NewPrizeRow => ({
  key,
  player_id,
  kind,
  asset: currency,
  amount_minor,
  source,
  title,
})

const isSame = (row: PrizeRow, prize: Prize): boolean =>
  row.player_id === prize.player_id &&
  row.kind === prize.kind &&
  row.asset === prize.currency &&
  row.amount_minor === prize.amount_minor &&
  row.source === prize.source

/** A key that was used for another prize is a mistake of the giver, and must not pass for a repetition. */
const refuseOtherContent = async (tx: Tx, repeated: readonly Prize[]): Promise<void> => {
  if (repeated.length === 0) return
  const rows = new Map(
    (
      await prizesByKeys(
        tx,
        repeated.map(({ key }) => key),
      )
    ).map((row) => [row.key, row]),
  )
  for (const prize of repeated) {
    const row = rows.get(prize.key)
    if (!row || !isSame(row, prize)) throw new Refusal('idempotency-key-reused', {}, 409)
  }
}

const movementOf = ({ key, player_id, currency, amount_minor, from, source }: MoneyPrize) => ({
  key: `prize:${key}`,
  reason: 'prize',
  reference: source,
  postings: [{ from, to: purseOf(player_id, 'main', currency), amount_minor }],
})

const withoutExcluded = async (tx: Tx, house: House, prizes: readonly Prize[]): Promise<readonly Prize[]> => {
  if (prizes.length === 0) return prizes
  const players = [...new Set(prizes.map(({ player_id }) => player_id))]
  const excluded = new Set(await excludedAmong(tx, players, house.clock.now()))
  return prizes.filter(({ player_id }) => !excluded.has(player_id))
}

/**
 * Gives prizes inside the caller's transaction, all or none. The same key with the same content gives nothing again.
 * Money is in the main purse when the transaction commits, without wagering; other kinds are handed over by who reacts to
 * `bonuses/prizes.prize-granted`. Who excluded themselves gets none (reliability 12); what was meant for them stays in its
 * fund. Returns the prizes that are new.
 * Refusals: `insufficient-funds` when the fund does not hold them, `idempotency-key-reused` (409) on other content.
 */
export const grantAll = async (tx: Tx, house: House, given: readonly Prize[]): Promise<PrizeRow[]> => {
  if (new Set(given.map(({ key }) => key)).size < given.length) throw new RangeError('two prizes of one call have the same key')
  const prizes = await withoutExcluded(tx, house, given)
  if (prizes.length === 0) return []
  const fresh = await insertPrizes(tx, prizes.map(rowOf), house.clock.now())
  const fresh_keys = new Set(fresh.map(({ key }) => key))
  await refuseOtherContent(
    tx,
    prizes.filter(({ key }) => !fresh_keys.has(key)),
  )
  await postAll(tx, house, prizes.filter(({ key }) => fresh_keys.has(key)).map(movementOf))
  await announce(tx, house, fresh.map(factOf))
  return fresh
}

/** One prize; see `grantAll`. True when it is new. */
export const grant = async (tx: Tx, house: House, prize: Prize): Promise<boolean> => (await grantAll(tx, house, [prize])).length > 0

const factOf = ({ id, player_id, kind, asset, amount_minor, source, title }: PrizeRow) =>
  PrizeGranted(
    {
      prize_id: Number(id),
      kind,
      asset,
      amount_minor: toWire(amount_minor),
      source,
      title: { key: title.key, values: { ...title.values } },
    },
    player_id,
  )
